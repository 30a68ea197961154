import type { ToneWishes } from './wish-list.ts';

export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Your well-being is a prayer I have said for so long that it has become a habit of breathing. May you stay safe{, name}, may you stay glad, and may every road you take this year bring you home.',
      'May the strength you lend to others return to you twice over{, dear name|, dear brother}. May your work be blessed, your sleep be sound, and your heart be light enough to laugh at the end of every day.',
      'We were given to each other before we could choose, and I count it a blessing. On your birthday I ask for peace around you, courage within you, and good people on either side of you.',
    ],
    Sister: [
      'Whatever is heavy, may it be lifted from you. Whatever is good, may it find your address{, name}. You have been an answered prayer in my life, and today I give thanks for you, my sister.',
      'May light come in at your window early{, dear name|, dear sister}, and may worry leave by the back door. I pray for your health, your peace of mind, and a year in which your quiet hopes are heard.',
      'Grace is the word that comes to me when I think of you. I ask that it go before you this year like a lantern, so that even the uncertain steps are lit, and that you never have to take one alone.',
    ],
    Mother: [
      'All my life I have rested in the shade of your prayers, as under a wide tree. Today I offer mine for you{, dear name|, dear mother}: may you be well, may you be at peace, and may you feel how loved you are.',
      'May the hands that held mine be held. May the heart that worried for me be at rest. May every blessing you asked for on my behalf turn around and find its way to you{, name}.',
      'I give thanks for the day you were born, because every good day of mine began there. May health stay close to you, may joy sit at your table, and may your nights be calm and full of stars.',
    ],
    Father: [
      'For every burden you carried without telling us, may you now be given ease{, dear name|, dear father}. May your days be long and your heart unhurried, with peace in your house and pride in those you raised.',
      'You were my shelter before I knew what weather was. I pray that you are sheltered now{, name}: in good health, in steady joy, and in the love of a family that thanks heaven for you.',
      'May the seeds of goodness you have sown come up all around you. I ask for strength in your step, contentment at your table, and the deep, quiet comfort of knowing that you have done well.',
    ],
    Friend: [
      'Some blessings arrive with no announcement and sit down next to you. You were one of those{, name}. May your life be full of the same kind of unexpected good, beginning today.',
      'I wish for you a mind at peace, a body at ease and a door that good people knock on{, dear name|, dear friend}. May whatever you are quietly praying for be already on its way.',
      'Not every prayer needs words. Sometimes I simply think of you and am thankful. On your birthday may you feel that, like sun through a curtain, even in the hours when nobody is saying it.',
    ],
    Wife: [
      'When I count my blessings, I begin with you and often do not get any further{, name}. May health and deep joy be yours this year, and may I be given many more to walk beside you.',
      'May our home be blessed because you are in it{, my dear name|, my dear wife}, and may you be blessed first of all. I pray for rest when you are tired, light when you are unsure, and laughter every single day.',
      'Two people, one lamp: that is how I think of us. May it burn steadily, and may you never doubt that my first prayer in the morning and my last one at night has you in it. Every blessing today, my love.',
    ],
    Husband: [
      'Every evening that you come home safe is an answered prayer. Today I give thanks for all of them{, my dear name|, my dear husband}, and I ask for many more, in good health, side by side.',
      'May your work be fruitful and your worries few. May you be guided when the way is unclear, and may you always feel my prayers at your back{, name}, as warm as a hand.',
      'I asked life for a good companion and was given more than I asked. I pray that the same generosity finds you this year, in your health, in your hopes, and in the peace of our home.',
    ],
    Son: [
      'From the beginning my prayer for you has been a simple one: keep him safe, keep him kind, let him be happy. I am still saying it{, my dear name|, my dear son}, and I will never be too tired to say it.',
      'Go gently and go bravely{, name}. May good guidance meet you at every crossing, may honest friends walk with you, and may you always feel a parent’s blessing like a hand upon your head.',
      'You were a gift, and I have never stopped unwrapping it. May your heart stay open, may your path be lit a little further than you can see, and may peace find you quickly whenever it has been lost.',
    ],
    Daughter: [
      'May you be blessed with a strong voice and a quiet mind{, my dear name|, my dear daughter}. May doors open, may fears shrink, and may the love that welcomed you into the world go with you through all of it.',
      'Long ago I held you and asked for only one thing: that life would be kind. I ask it again today{, name}. May it be kind in ways you can see, and kinder still in ways you cannot.',
      'There is a light in you that I did not make and can only be thankful for. I pray that nothing dims it, that you share it freely, and that you are always led to places where it is welcome.',
    ],
    Teacher: [
      'Knowledge was only part of what you gave; the rest felt like a blessing. I pray that it returns to you{, dear name|, dear teacher}, as good health, calm days and happy news of those you taught.',
      'May every student you ever encouraged be one small light in your window tonight{, name}. That would be a very bright house. I wish you peace in it, and many years of joy.',
      'I was brought up to be grateful to those who open our eyes, and you opened mine. So you are in my prayers today. May you be given rest, delight in small things, and a heart at ease.',
    ],
    Colleague: [
      'Work brings us together; goodwill is what we choose to bring along. I am thankful for yours{, name}. May your birthday be peaceful, and may the year bless the efforts that nobody sees.',
      'May your mornings start calmly{, name}, may your hard work bear good fruit, and may you end each day with energy left for the people and the things you love.',
      'In the middle of busy days you have been a steady and peaceful presence. I hope that same peace comes looking for you today and stays. Sending you quiet prayers for health and happiness.',
    ],
    Grandmother: [
      'Your prayers have carried this family further than we will ever know. Today I gather up all of ours and send them back{, dear name|, dear grandmother}: may you be well, may you be joyful, may you be held in peace.',
      'When you place your hand on my head, I feel that nothing can go wrong. May that same gentle protection rest on you{, name}, at dawn, at dusk, and through all the quiet hours between.',
      'A house where a grandmother prays has one more wall against the wind. I am thankful for that shelter. May your days be soft, your health be steady, and your heart be full of the love you planted.',
    ],
    Grandfather: [
      'May peace walk with you in the morning and sit with you in the evening{, dear name|, dear grandfather}. The goodness you have given this family is past counting, and I pray it comes home to you day by day.',
      'I bow my head for your blessing, and today I offer mine in return: strength for your steps{, name}, clear skies over your mornings, and joy that arrives each day without being called.',
      'You have been a well that never ran dry: of patience, of stories, of faith that things would come right. May you drink from it too. I pray for your comfort and for your happiness.',
    ],
    Cousin: [
      'Our roots run into the same soil, and I give thanks for how you have flowered{, dear name|, dear cousin}. May rain come when you need it, may sun follow, and may you be blessed in every season.',
      'May the good wishes of everyone who came before us rest lightly on your shoulders{, name}. May they guide you in your choices, guard you on your journeys and gladden you at your table.',
      'I said a prayer for you today, one of the cheerful kind. It asked for good health, good company, and a good reason for us all to meet again soon. Peace and joy to you, cousin.',
    ],
    'Brother-in-law': [
      'Two families prayed for joy, and part of the answer was you{, dear name|, dear brother}. May you be blessed in your home, steady in your health, and surrounded by the goodwill you have shown to us.',
      'May what you build stand firm, and may those you love be safe inside it{, name}. I am thankful for the peace you bring to this family, and I pray that you enjoy a generous share of it.',
      'Kinship is a blessing that asks to be tended, and you tend it well. On your birthday I wish you inner calm, honest joy, and the kind of luck that good people sometimes call grace.',
    ],
    'Sister-in-law': [
      'I did not choose you and could not have chosen better; such things I can only call a blessing. May goodness follow you{, dear name|, dear sister}, and may your heart always find somewhere to rest.',
      'May your year be like a well-kept lamp: bright, warm and never short of oil{, name}. I pray for your health and for every hope you hold, the spoken ones and the ones you keep folded away.',
      'Where you go, people begin to feel at ease, and that is a kind of prayer in itself. May ease come to you as well. I wish you calm days, restful nights, and a thankful heart through all of them.',
    ],
    'Daughter-in-law': [
      'Before I knew you, I was already praying for you, whoever you would turn out to be. I am still praying{, dear name|, dear daughter}, only now with a grateful smile. May you be safe, well and richly blessed.',
      'May this family be a blessing to you as you have been to us{, name}. I ask for laughter in your rooms, tenderness in your days, and strength that comes back each morning like the light.',
      'A daughter’s place in my heart was waiting, and you came and filled it. May your path be protected, may your dreams be watered, and may you always know that someone here is asking good things for you.',
    ],
    'Son-in-law': [
      'With both hands I ask a blessing on you{, dear name|, dear son}. May your efforts prosper, may your health hold firm, and may the love in your home be the first thing you see each day.',
      'You were welcomed with prayers, and you have been the cause of many thankful ones since{, name}. May peace leave the house with you and come back with you, and may every year find you gladder.',
      'I am grateful for the goodness I see in you when you think nobody is looking. May it be returned to you in quiet ways: a burden made lighter, a worry taken away, a morning full of hope.',
    ],
  },
  anyone: [
    'May the year in front of you be lit from within{, name}. I wish you health that holds, peace that stays, and the quiet certainty that you are watched over and loved.',
    'On your birthday I pause to be thankful for you{, name}. May kindness reach you before you ask for it, and may every prayer said for you today find its way to your door.',
    'Let there be light on your path and bread on your table, rest in your nights and song in your days. With a full heart I wish you every good thing that heaven and earth can give.',
  ],
};
