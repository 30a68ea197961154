/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Made for the people who matter to you',
  lead: 'A birthday card is a small thing that says a large one: I thought of you today. We make the small thing easy, so that you have time for the large one.',
  story: {
    title: 'Our story',
    paragraphs: [
      'It began with a wish that wouldn’t fit into a text message. The free card sites put their name across the picture, asked for money at the last click, or led the link past other people’s advertising.',
      'So this one was built the other way round. What you see while you make a card is exactly what arrives. There’s no watermark, nothing to pay at the end, and no other company looks over your shoulder. The backgrounds are drawn, the wishes written and the songs arranged for this site.',
    ],
  },
  founder: {
    title: 'The founder',
    role: 'Young founder, lifelong student',
    paragraphs: [
      'Birthday cards are usually made for family and friends. The first person thought of here was a teacher: somebody who believed in a student before the student did.',
      'A young founder built this site and dedicates it to him. Every card that makes somebody smile is a late thank-you note.',
    ],
    dedication: 'For my teacher, who saw it first.',
    /** What the drawing shows, for those who cannot see it. */
    portrait:
      'A drawn portrait of the founder: a smiling young man with dark hair and a flower on his collar',
  },
  mission: {
    title: 'Our mission',
    text: 'To make it easy for everyone to celebrate someone: in their own words, in their own script, on whatever phone they have, free of charge.',
  },
  vision: {
    title: 'Our vision',
    text: 'A world in which nobody’s birthday goes by unnoticed, and kind words are kept longer than messages.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'Love & Care',
      text: 'We treat your card as you would: nothing cut off, nothing lost, and it opens the way you meant it. Private things stay private.',
    },
    {
      drawing: 'people',
      title: 'Community First',
      text: 'Everything is there for everyone. Nothing to pay, no advertising, and a person who reads what you write to us.',
    },
    {
      drawing: 'bulb',
      title: 'Innovation',
      text: 'Videos with sound, made on your own device; spoken greetings; any alphabet. New ideas are welcome when they make a card better.',
    },
  ],
} as const;
