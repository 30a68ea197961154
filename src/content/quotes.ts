/** Lines for those who are about to make a card: three panels, each going round three of them. */
export const quotePanels: readonly (readonly [string, string, string])[] = [
  [
    'Say the thing you usually only think.',
    'The best presents are made of attention.',
    'Nobody ever kept a receipt in a shoebox.',
  ],
  [
    'A card takes five minutes to make and years to forget.',
    'Write as you speak. They will hear your voice.',
    'One true sentence is worth ten pretty ones.',
  ],
  [
    'Somewhere, someone is hoping you remember.',
    'Another year of them: reason enough to celebrate.',
    'Name one small thing they did. They will glow.',
  ],
];
