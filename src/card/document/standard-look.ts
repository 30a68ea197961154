/** What a card looks like that says nothing else, and what Reset leads back to. */
export const standardLook = {
  titleColor: '#333333',
  wishColor: '#555555',
  fromColor: '#777777',
  background: 'from-pink-purple-blue',
} as const;
