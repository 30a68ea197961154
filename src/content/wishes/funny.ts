import type { ToneWishes } from './wish-list.ts';

export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Congratulations on another year of being the second-best child{, name}. As a gift I am returning one of your phone chargers. Please do not ask about the other three.',
      'I wanted to get you something you would really love, but the remote was already in your hand. Enjoy full control of the screen today{, name}. At midnight the usual fighting resumes.',
      'Thank you for years of taking the blame, even if you did not always know you were taking it. As repayment you may choose the music, the food and the seat by the window. No witnesses, no refunds.',
    ],
    Sister: [
      'Legally I have to be nice to you for twenty-four hours. So: your hair looks great, your taste is flawless, and I never read your diary{, name}. Two of these are true.',
      'I thought of giving back everything I ever borrowed from you{, name}, but all the moving trucks were booked. Please accept this card and my continued use of your headphones.',
      'Science cannot explain how one sister can know exactly which button to press, every time, from another room. Happy birthday to the undisputed world champion. I have been training in secret.',
    ],
    Mother: [
      'You called it: I should have brought a jacket, I should have left earlier, and yes, it was exactly where you said it was. Today you may say “I told you so” all day long{, name}. We will nod.',
      'Today you are forbidden to get up and check on anything. If something is burning{, name}, we will handle it. If it smells like something is burning, that is your cake, and it was made with love.',
      'After careful research I can confirm that nobody finds lost things like you do. Keys, socks, my common sense: all recovered. Please accept this award for lifetime achievement in actually looking.',
    ],
    Father: [
      'For one day every light may stay on in every room, and nobody will say a word about the bill{, name}. Oh, you will? Of course you will. Happy birthday to the keeper of the switches.',
      'Your jokes have been reviewed by an independent panel. The panel groaned, and then told them to everyone they met{, name}. Keep them coming; we are running out.',
      'In recognition of all the instructions you never read and all the furniture that somehow still stands, we grant you one full day in your chair. If your eyes close, we will agree that you were thinking.',
    ],
    Friend: [
      'I could tell everyone what you are really like, but then you could tell them about me, and your stories come with photos. So let us agree that we are both delightful{, name}. Pass the cake.',
      'Our friendship runs on snacks, voice notes that should have been podcasts, and the promise to be there “in five minutes”. Take your time today{, name}. The candles will wait; the icing might not.',
      'Good friends share everything, they say. With that in mind I have come about your birthday cake. I will need one corner piece, two napkins and no further questions.',
    ],
    Wife: [
      'On your birthday I promise not to ask where anything is. I will open the cupboard, move one item, and find it by myself{, name}. If you hear a crash, that was me finding it.',
      'You said you wanted nothing this year, and I have learned what that means{, name}. It is wrapped. Act surprised. I left the receipt where you will definitely find it first.',
      'You were right. I have no particular topic in mind; I just felt that on a day like this you should hear it from me, in writing, with a date on it. All my love, and the bigger pillow.',
    ],
    Husband: [
      'Today the good blanket, the aisle seat and the last bite are all yours. Rule wisely{, name}. Historians will describe your reign as glorious, popular and about one day long.',
      'Somewhere in this house there is a gift for you. I hid it so well that we now have to look for it together{, name}. Think of it as a date night with furniture.',
      'You said you were listening, so here is a test: what did I tell you to do on your birthday? Correct answer: nothing at all. If you did not hear that, you are already doing it perfectly. I love you.',
    ],
    Son: [
      'One case in this family was never solved: who put the empty box back on the shelf. For your birthday I am closing the file{, name}. I always knew. I raised you.',
      'Being your parent has taught me patience, first aid, and how to step on a small toy without making a sound{, name}. I would do it all again, perhaps in thicker slippers.',
      'You may have noticed that you got your brains from me, your charm from me, and your habit of leaving one sock on the stairs from some other branch of the family. Enjoy the day, my boy. Bring both socks.',
    ],
    Daughter: [
      'You have been winning arguments with me since before you could tie your shoes. I demand a rematch{, name}, but not today. Today you are right about everything, including dessert.',
      'Officially this is your birthday. Unofficially it is the anniversary of my last full night of sleep{, name}. Worth every yawn, and I would sign up again without reading the terms.',
      'My scarf, my charger and my good pen all seem to have moved in with you over the years. I have made peace with it. You are my best work, so let us call it the cost of materials.',
    ],
    Teacher: [
      'I have checked the spelling in this card three times, and I am still nervous{, name}. That is how good a teacher you are. Happy birthday! (Is the exclamation mark all right?)',
      'Please excuse my thanks for being late: the dog ate them, then the internet stopped, then my bag got wet{, name}. You have heard them all. Here they are at last, slightly chewed.',
      'Question one, for full marks: who could hear a whisper from the back row while writing on the board? Show your work. Answer: there is only one of you, and the rest of us never stood a chance.',
    ],
    Colleague: [
      'This birthday could have been an email, but you deserved a proper meeting with cake{, name}. The agenda is short: item one, eat; item two, any other slices.',
      'As per my last message, which I never sent: you are the best thing on the calendar today{, name}. Kindly find attached one wish for a day without a single “quick call”.',
      'We have survived reply-all storms, frozen screens and the mystery of the shared fridge. If anyone has earned a birthday with the camera off and the snacks on, it is you.',
    ],
    Grandmother: [
      'You say I have eaten nothing. I have eaten nine times. For your birthday I propose a treaty{, name}: you rest, I take one more spoonful, and we both call it love.',
      'They asked me who my biggest fan is, and I said my grandmother, because she claps even when I open a jar. Now it is my turn to cheer for you{, name}. Encore!',
      'The family has voted, and you remain undefeated at cards, gossip and telling people to sit down. No recount will be necessary. We bow before you, and we would like the recipe now, please.',
    ],
    Grandfather: [
      'By order of the grandchildren’s office, the good chair is reserved, the newspaper is yours first, and your stories may have as many endings as they need{, name}. Signed, stamped and sealed with cake crumbs.',
      'Every time you tell that story, the danger gets bigger and the hero gets braver, and I notice the hero is always you{, name}. Please tell it again today. I believe we are close to a dragon.',
      'You taught me that anything can be fixed with patience, a bit of string, and a word I am not allowed to repeat. I have brought the string. Kindly supply the rest in your birthday speech.',
    ],
    Cousin: [
      'Nobody in this family suspects what you and I did at that one gathering, and today is a fine day to keep it that way. Your silence will be rewarded in cake{, name}. Mine can be bought the same way.',
      'At every reunion the relatives ask the same ten questions. I suggest we print the answers on T-shirts{, name}. Until then have a great birthday, and yes, we are both eating well.',
      'Cousins are brothers and sisters that you can give back at the end of the weekend. I have looked at the receipt several times, and I am keeping you. Now blow out the candles before anyone reads the fine print.',
    ],
    'Brother-in-law': [
      'You came with the family{, name}, like the free gift in the box that turns out better than what was advertised. No returns accepted. Happy birthday to our luckiest find.',
      'Our job at family functions is clear: stand near the food, look helpful, carry one chair. Nobody does it with your style{, name}. Today you do not even have to carry the chair.',
      'I was told to write something respectful to my brother-in-law, so: respectfully, you still owe me a rematch. Eat your cake in peace. Tomorrow I bring the cards, the board, the ball, whatever it was.',
    ],
    'Sister-in-law': [
      'You and I have an understanding: one look across the table means “rescue me”, two mean “bring dessert”. Today I am giving you three{, name}. It means happy birthday, now run.',
      'There is the family group chat, and then there is the other chat. Happy birthday to the reason the other chat exists{, name}. What is said there stays there, especially about the salad.',
      'For this card I tried to list everything your family and mine have in common, but it was just “loud” and “late”. You and I make it look charming. Save me a seat near the exit.',
    ],
    'Daughter-in-law': [
      'I have a confession: when the two of you tell me different versions of a story, I believe yours{, name}. Keep it between us. Happy birthday to my most reliable source.',
      'You have seen the baby photos, heard the embarrassing stories, and you stayed{, name}. That deserves a medal. The shop only had cake, so here we are.',
      'House rules for today: the birthday queen washes no dishes, answers no “have you seen my” questions, and wins every game. Anyone who objects can speak to me. I am told that in-laws can be frightening.',
    ],
    'Son-in-law': [
      'Officially I am supposed to be hard to impress. You have made that very difficult{, name}, and I would like to complain. Enjoy your birthday, and stop being so nice in front of people.',
      'Every family has one person who is asked to look at the Wi-Fi, the printer and that strange noise. We saw you coming{, name}. On your birthday, and only today, it can all stay broken.',
      'When you joined us nobody mentioned the loud breakfasts, the long goodbyes at the door, or the way we all give directions at once. You did not run. We are impressed, we are grateful, and we are late with the cake.',
    ],
  },
  anyone: [
    'I searched a long time for the perfect gift and then remembered that you already know me. You are welcome{, name}. Please enjoy the cake, the noise and my singing, in that order.',
    'Today’s forecast: sunny, with a strong chance of frosting. Wear something washable{, name}, make an unreasonable wish, and let somebody else tidy up.',
    'Birthdays exist because someone has to test the cake before the guests do. I nominate you. Take your time, be thorough, and report back with crumbs.',
  ],
};
