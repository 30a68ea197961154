import type { Relations } from '#content/relationships.ts';

/** What French says by two words and English by one. */
export const relations: Relations = {
  Friend: { he: 'Ami', she: 'Amie' },
  Cousin: { he: 'Cousin', she: 'Cousine' },
  Partner: { he: 'Compagnon', she: 'Compagne', any: 'Partenaire' },
  Grandchild: { he: 'Petit-fils', she: 'Petite-fille' },
};
