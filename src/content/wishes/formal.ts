import type { ToneWishes } from './wish-list.ts';

export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Let me say today what is seldom said between brothers and sisters: I admire you. Your fairness and your calm have guided me more than once{, name}, usually at moments when you did not know that I was watching.',
      'To share a family with someone so dependable is a privilege I do not take lightly. My warm wishes for the year ahead{, dear name|, dear brother}, and my thanks for the years behind us.',
      'The standards you set for yourself are high, and you meet them without noise. May your birthday bring some of the recognition they deserve. At my door, in any case, you will find it waiting, with a warm meal.',
    ],
    Sister: [
      'Please accept my sincere wishes on your birthday. The grace with which you meet each responsibility has long been an example to me{, dear name|, dear sister}, and I hope the coming year is as considerate to you as you are to others.',
      'Few people combine such good sense with such kindness. I am proud to call you my sister{, name}, and prouder still whenever somebody asks whether we are related. May this birthday be worthy of you.',
      'As you begin another year, I would like to put my gratitude on record. Your counsel has been honest, your support has been constant, and your presence has made our family stronger. Many happy returns of the day.',
    ],
    Mother: [
      'Whatever I have been able to achieve rests on foundations you laid{, dear name|, dear mother}. On your birthday I offer my deepest respect, my lasting gratitude, and my wish for your health and peace of mind.',
      'No formal words are quite equal to a mother’s care. I can only say, with great respect, that I know what it cost and what it gave{, name}. I wish you a serene and happy birthday.',
      'It is with pride that I speak of you to others, and with gratitude that I think of you in private. May this birthday bring you rest, good company, and the satisfaction of seeing how much your love has built.',
    ],
    Father: [
      'Your example taught me that a person’s word should need no signature. I try to live by it{, dear name|, dear father}. My respectful good wishes for your birthday, and for a healthy and peaceful year.',
      'The integrity you showed when it was not convenient has shaped my conduct more than any advice could have done. With the greatest respect, I wish you a happy birthday{, name}.',
      'A father’s work is rarely applauded and never finished. Today I should like to pause and thank you for yours: for the early mornings, the hard decisions, and the quiet confidence you placed in me.',
    ],
    Friend: [
      'A loyal friend is among the finest things a person may be given. I have had that good fortune in you{, name}. May we soon sit down to a good meal and a long conversation, and mark the day properly.',
      'Please accept my heartfelt congratulations on your birthday. Your friendship has been generous in good seasons and firm in difficult ones{, dear name|, dear friend}, and I remain sincerely grateful for it.',
      'I have long admired the way you listen before you speak and act before you are asked. May the year that begins today return such kindness to you in full measure.',
    ],
    Wife: [
      'On this day I wish to put in writing what I know every day: my life is better ordered, better lit and better loved because you share it{, name}. With my deepest respect and affection, happy birthday.',
      'You have my admiration as well as my heart. Our home takes its manners from you{, name}, and every guest who feels at ease here is, I believe, really thanking you. So am I, today and always.',
      'To be your partner is the commitment I am most proud of. May your birthday bring you the calm you give to others, and may the coming year prove, in deeds rather than words, how highly you are esteemed.',
    ],
    Husband: [
      'It is a true pleasure to celebrate the man with whom I share my life. Your steadiness{, name,} has made our home a place of trust. May the year ahead grant you the rest you so seldom allow yourself.',
      'With sincere affection I offer you my best wishes today. You have kept your promises in small things and in great ones{, dear name|, dear husband}, and I have noticed each of them.',
      'Among the people whose opinion matters to me, yours has always come first. On your birthday, let me return the regard: you are wise, you are fair, and you are loved more than I generally manage to say.',
    ],
    Son: [
      'It gives me great pride to see the character you are building{, my dear name|, my dear son}. On your birthday I wish you a clear purpose, and the courage and good health to follow it.',
      'Parents hope to pass on good manners and a little sense. You have added honesty, effort and a generous heart of your own{, name}. My warmest congratulations on your birthday.',
      'Every year I find new reasons to respect you as well as to love you. May the one that begins today bring you worthy challenges, loyal companions, and the knowledge that your family stands behind you.',
    ],
    Daughter: [
      'To see you think for yourself, and do it kindly, is the greatest satisfaction a parent can have. I congratulate you on your birthday{, my dear name|, my dear daughter}, with love and with real respect.',
      'You have earned the trust of those around you{, name}, and that is worth more than any prize. I wish you a happy birthday, and a year in which your efforts meet with the success they merit.',
      'On the occasion of your birthday, please know how highly you are regarded in this family. Your sincerity and your resolve give me confidence in everything you choose to do. I wish you joy in all of it.',
    ],
    Teacher: [
      'Please accept my respectful wishes on your birthday. The discipline and curiosity you encouraged have served me well far beyond the classroom{, dear name|, dear teacher}, and I remain grateful to have learned from you.',
      'A good teacher’s influence cannot be measured at the end of a term. Yours continues{, name}, in the questions I ask and the care I take. It is a pleasure to say so on your birthday, and to sign myself your grateful student.',
      'You treated every question as worth answering and every student as worth the time. That fairness is a lesson I try to pass on, and I remember its source with deep regard, today above all.',
    ],
    Colleague: [
      'Working with someone who is as considerate as they are capable is a pleasure. My best wishes on your birthday{, name}, together with my thanks for your support throughout the year.',
      'On behalf of all who rely on your good sense, I wish you a very happy birthday{, name}. May the year ahead bring you interesting work, fair deadlines and time for everything that matters beyond them.',
      'Your professionalism sets the tone for those around you, and your courtesy makes it pleasant to follow. I hope you are able to set work aside today and enjoy the company of the people closest to you.',
    ],
    Grandmother: [
      'With love and great respect I greet you today. The values of our family are, in truth, your handwriting{, dear name|, dear grandmother}. I wish you comfort, good health and the company of all who cherish you.',
      'Your advice has always been gentle, and time has always proved it sound. I thank you for it{, name}, and I wish you a peaceful birthday among those who hold you in the highest esteem.',
      'The more I see of the world, the better I understand how much you did without being asked. Kindly accept, on your birthday, the thanks that are long overdue, together with my wish for days of ease.',
    ],
    Grandfather: [
      'You have shown our family what it means to stand upright in every kind of weather. I salute you on your birthday{, dear name|, dear grandfather}, and I am proud to be counted among your own.',
      'Whenever a hard decision is before me, I ask myself how you would weigh it. That is the measure of my respect for you{, name}. May the coming year be kind to your health and generous with its pleasures.',
      'Please receive the sincere good wishes of a grateful grandchild. Your stories gave me a history, your conduct gave me a standard, and your affection gave me the confidence to try to meet it.',
    ],
    Cousin: [
      'It is a happy circumstance to find, among one’s relatives, a true friend. I value your company and your good opinion{, name}, and I hope that the next family table seats us side by side.',
      'The path you have chosen has my sincere admiration{, dear name|, dear cousin}, and I confess that I speak of it with some family pride. May the year ahead reward your efforts and bring us all together in good health.',
      'Distance and busy calendars have never weakened the esteem in which I hold you. I wish you continued success in all that you undertake, and I look forward to congratulating you in person before long.',
    ],
    'Brother-in-law': [
      'From our first meeting you have treated me with courtesy and generosity{, name}. I count your friendship among the happiest results of our families’ union, and I wish you a birthday of good cheer.',
      'Kindly accept my best wishes on your birthday. When advice was needed you gave it plainly, and when help was needed you simply came{, dear name|, dear brother}. That is seldom forgotten, and never by me.',
      'I have come to rely on your calm view of things, and I should like you to know it. May this birthday bring you well-deserved rest, the respect of those you meet, and the affection of those at home.',
    ],
    'Sister-in-law': [
      'Our family is the richer for your thoughtfulness and good sense{, dear name|, dear sister}. I am glad of one day in the year on which it is proper to say so aloud, at length, and over cake.',
      'I write to wish you joy on your birthday and to thank you for the consideration you have always shown me. It has not gone unnoticed{, name}, and it is returned with sincere affection.',
      'Those who bring people together seldom ask for credit. Permit me to give you some today, for every gathering made warmer and every difference made smaller by your tact. My very best wishes to you.',
    ],
    'Daughter-in-law': [
      'It was a fortunate day for our family when you became part of it{, dear name|, dear daughter}. I wish you a happy birthday, and I thank you for the warmth and dignity you have brought with you.',
      'You have my affection by right of family, and my respect by right of character. On your birthday I wish you every happiness{, name}, both in your home and in the ambitions that are entirely your own.',
      'Your birthday allows me to express an appreciation I feel throughout the year. I have watched with admiration how you balance firmness with kindness, and I hope the months ahead give you much to be proud of.',
    ],
    'Son-in-law': [
      'When a child marries, a parent hopes for someone trustworthy. You have answered that hope completely{, dear name|, dear son}. I wish you a happy birthday with full confidence and great affection.',
      'I am glad to have this occasion to express my esteem. I trust you with what is dearest to me{, name}, and I have never had cause to regret it. My very best wishes on your birthday, and throughout the year.',
      'Respect is earned slowly and in small matters, and in that way you have earned mine. I send you my best wishes today, and I hope you will always regard our home as a second home of your own.',
    ],
  },
  anyone: [
    'Allow me to offer my sincere good wishes on your birthday{, name}. May the coming year bring you sound health, worthy aims and the company of people you respect.',
    'I hold your kindness in high regard{, name}, and I am glad of the chance to say so today. May this birthday be celebrated with the warmth you so readily extend to others.',
    'A birthday is a fitting moment to say what daily life leaves unsaid: you are appreciated and respected. I wish you a pleasant celebration, and a year of contentment, progress and peace.',
  ],
};
