import type { Relations } from '#content/relationships.ts';

/** What Portuguese says by two words and English by one. */
export const relations: Relations = {
  Friend: { he: 'Amigo', she: 'Amiga' },
  Teacher: { he: 'Professor', she: 'Professora' },
  Cousin: { he: 'Primo', she: 'Prima' },
  Partner: { he: 'Companheiro', she: 'Companheira' },
  Grandchild: { he: 'Neto', she: 'Neta' },
};
