import type { Relations } from '#content/relationships.ts';

/** What German says by two words and English by one. */
export const relations: Relations = {
  Friend: { she: 'Freundin', he: 'Freund' },
  Teacher: { she: 'Lehrerin', he: 'Lehrer' },
  Colleague: { she: 'Kollegin', he: 'Kollege' },
  Cousin: { she: 'Cousine', he: 'Cousin' },
  Partner: { she: 'Partnerin', he: 'Partner' },
  Grandchild: { she: 'Enkelin', he: 'Enkel' },
};
