import type { Relations } from '#content/relationships.ts';

/** What Spanish says by two words and English by one. */
export const relations: Relations = {
  Friend: { he: 'Amigo', she: 'Amiga' },
  Cousin: { he: 'Primo', she: 'Prima' },
  Grandchild: { he: 'Nieto', she: 'Nieta' },
};
