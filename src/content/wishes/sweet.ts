import type { ToneWishes } from './wish-list.ts';

export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'I still give away the bigger half of whatever I am sharing. You taught me that{, name}, long before either of us called it love. Have the sweetest birthday, brother of mine.',
      'There is a kind of quiet I only have with you: both of us on our phones, nobody talking, nothing wrong. Thank you for being so easy to be near{, name}. I hope today is gentle with you and full of cake.',
      'Whenever something good happens, yours is the number I call before I have even sat down. Today the good thing is you, so sit down and let everyone who loves you call first.',
    ],
    Sister: [
      'Half of my best stories have you in them, laughing so hard that neither of us can finish the sentence. Thank you for every one{, name}. I love you more than the last piece of chocolate, and you know what that means.',
      'You can tell from one “hello” how my whole day went. Nobody else can do that{, name}. On your birthday I hope the world leans in and asks how you are, the way you have always asked me.',
      'Of all the luck I have had, being handed you as a sister is the piece I did nothing to earn. Sleep late, open things slowly, and let me love you loudly for one day.',
    ],
    Mother: [
      'No matter how far I go, home is the sound of you asking whether I have eaten. I have{, name}, and I am well, because you loved me well. Happy birthday to the first person I ever knew.',
      'You remember how I take my tea, which songs made me cry, and every fear I ever told you in the dark. Today let me remember something for you{, name}: how rare you are, and how much I love you.',
      'All my life you have made room: on the sofa, under the umbrella, in your arms. Let today make room for you{, dear name|, dear mother}, with your feet up and not one plate to wash.',
    ],
    Father: [
      'Whenever life wobbles, I feel a steady hand at my back, and it is always yours{, name}. You never made a speech about it; you were simply there. So here is my speech: I love you, and I am proud to be yours.',
      'You ask if I reached safely before I have even put my bag down. It took me years to hear the “I love you” folded inside that question. I love you too{, name}. Have a beautiful birthday.',
      'Every small thing I can mend, I learned by standing next to you and handing over the wrong tool. Thank you for your patience{, name}. I wish you good food, bad jokes and a day among people who adore you.',
    ],
    Friend: [
      'If friendship had a front door, yours would be the one I never knock on. Thank you for always letting me in{, name}, on the good days and on the ones with wet shoes. Happy birthday, dear one.',
      'To most people I have to explain myself. With you I just start in the middle. I am so glad you were born{, name}, and so glad our paths crossed when they did.',
      'I keep a list of days I would live again, and you are in most of them, usually holding the snacks. Let this birthday be the next one on it. I will bring the napkins.',
    ],
    Wife: [
      'The best part of my day is small: the sound of you coming into the room. I would marry that sound all over again{, name}. Happy birthday, my love, from the luckiest person in this house.',
      'In every crowd, for the rest of my life, I will be looking for your face first. You are my calm{, name}, my good news, and the reason I hurry home. Let me spoil you today and blame it on the calendar.',
      'I fell in love with your laugh and then kept finding more: your stubborn kindness, your cold feet at midnight, the way you hum when you think no one hears. All of it, my love. Every year, all of it.',
    ],
    Husband: [
      'You are the person I want beside me in the long wait, the slow traffic and the wrong turn. Anywhere is better with you in it{, name}. I hope today goes at exactly your pace, with me right next to you.',
      'Love, with you, turns out to be the cup of tea I did not ask for and the light left on when I am late. I notice every one of them{, name}. Happy birthday to the man I would choose again tomorrow.',
      'My shoulders drop the moment I hear your key in the door. That is what you are to me: the end of the hard part of the day. I hope this birthday is one long, easy evening, and I hope it has dessert.',
    ],
    Son: [
      'There was a time when your whole hand closed around one of my fingers, and I thought my heart could not hold any more. It holds more every year{, name}. Happy birthday, whatever size your shoes are now.',
      'You have no idea how often I smile in the middle of the day because of something you once said at the table. Keep talking to me{, name}. I am listening, and I am saving every line.',
      'I used to look in on you while you slept, just to be sure that you were real. I still do it in my own way, with every message that asks if you ate. Have a day full of the joy you brought me, my son.',
    ],
    Daughter: [
      'From the day you arrived there has been music in ordinary places: on the stairs, in the back seat, down the phone. I could listen to you forever{, name}. Happy birthday, my darling girl.',
      'There is a game where you stretch out your arms to show how much you love someone. Mine were never wide enough for you{, name}. So take this instead: I am here, on every good day and on every other kind.',
      'Watching you make up your own mind is one of the great pleasures of my life. Be as brave as you like today, and as silly. There is a hug here that nobody else can collect.',
    ],
    Teacher: [
      'You had a way of waiting for the right answer as if you were sure it was on its way. I carry that patience with me{, dear name|, dear teacher}. Wishing you a birthday as kind as you made your classroom.',
      'Some lessons I wrote down. The ones I kept were never on the board: how you noticed the quiet ones, how you laughed at your own mistakes. Thank you{, name}, and have the loveliest of birthdays.',
      'Long after the homework was handed in, your “you can do this” is still working its way through my life. I think of it on the hard mornings. Today I think of you, with so much love and thanks.',
    ],
    Colleague: [
      'Mondays would be twice as long without you in them. Thank you for the kind word before the hard meeting and the laugh right after it{, name}. I hope your birthday comes with cake and an empty inbox.',
      'Chance put us in the same workplace, and I have been grateful to chance ever since. You make good work feel like good company{, name}. I hope everyone you meet today treats you the way you treat the newest person in the room.',
      'You are the one who remembers how everybody takes their coffee and who was nervous about today. Just this once, let it be you who is looked after. Happy birthday from someone who noticed.',
    ],
    Grandmother: [
      'Your kitchen is where I learned that love has a smell: warm spices, a little smoke, something always set aside for me. I would cross the world for one plate{, name}. Happy birthday, dearest grandmother.',
      'You hold my face in both hands as though it were something precious, and for that moment it is. Thank you for every good word you ever whispered over my head{, name}. I love you so very much.',
      'There is always one more sweet hidden in your cupboard and one more story behind it. I hope your birthday is just like that: a little surprise, then another, and all of us sitting close to hear you tell it.',
    ],
    Grandfather: [
      'Walks with you taught me to notice things: which bird was calling, which cloud meant rain, who needed a kind word. I still look up because of you{, name}. Happy birthday, dear grandfather.',
      'Tell me the story again, the one I know by heart. I will laugh in the same place and ask the same question, because what I love is the way you tell it{, name}. May your day be full of listeners.',
      'There was always something for me in your pocket, and there was always time for me in your day. I know now which of the two was the greater gift. I love you, and I wish you hours and hours of happiness.',
    ],
    Cousin: [
      'You are proof that family can feel like a holiday. Every gathering begins, for me, when you walk in{, name}. Wishing you a birthday with everyone talking at once and you in the middle.',
      'We happen to share a family tree, and I would have climbed any other to find you. Thank you for turning out to be one of my closest friends{, name}. All my love today.',
      'Mattresses on the floor, whispering past midnight, some grown-up telling us to hush: if childhood had a taste, you would be in the recipe. Have a day as happy as those nights, cousin.',
    ],
    'Brother-in-law': [
      'Nobody handed me a manual for gaining a brother, but you made it simple: you saved me a chair and passed me a plate. I have felt at home with you ever since{, name}. So much love to you today.',
      'When our families became one, I did not know I was also getting a friend to trade looks with across the dinner table. I am so glad of you{, name}. Every look I send you today means happy birthday.',
      'You love the same people I love, and that alone would make you dear to me. That you are also generous, patient and good fun is a bonus I never stop counting. I hope today treats you as kindly as you treat us.',
    ],
    'Sister-in-law': [
      'The law put two extra words in your title, and I have never once needed them. To me you are family{, name}, plain and simple. May your birthday be full of people who light up when you arrive.',
      'I can call you about a recipe, a crisis or nothing at all, and you sound equally glad. Do you know how rare that is{, name}? I love having you in my life, and I hope today spoils you properly.',
      'Between the two of us there is a whole library of family jokes that only need a raised eyebrow. Thank you for being my ally at every long lunch. I am raising one at you now, with love.',
    ],
    'Daughter-in-law': [
      'For years I hoped my child would be loved well, and then you walked in. Thank you for that{, name}, and for being so easy to love yourself. Happy birthday, my dear daughter.',
      'You brought new songs into our family, new recipes, and a laugh I now listen for. We did not know anything was missing. Wishing you a day as lovely as the change you made{, name}.',
      'I have never had to search for something kind to say about you; I only have to choose. Today I choose this: you make people feel expected, as though a place had been kept. There will always be one kept for you.',
    ],
    'Son-in-law': [
      'The first time I saw how gently you listen, I stopped worrying. You are a son to me in every way that counts{, name}. May your birthday be easy, sunny and full of second helpings.',
      'Our table seemed full enough until you sat down at it, and now I cannot picture it without you{, name}. With much love and a large helping of pride, happy birthday.',
      'What I treasure is how you look at the person I raised: as if you cannot believe your luck. We feel the same about you. Come by soon, so that we can sing at you in person.',
    ],
  },
  anyone: [
    'One day a year is far too little to celebrate someone like you, but it is a start. Thank you for the warmth you leave in every room{, name}. I hope today gives some of it back.',
    'If I could wrap it, I would send you a slow morning, a long hug and the smell of something baking. Until then, here is my love{, name}, as much of it as a card can carry.',
    'You make people feel remembered. So let it be your turn: I remembered, I am smiling, and I am very glad that you are in this world today.',
  ],
};
