import type { WishList } from '#content/wishes/wish-list.ts';

/** Without tu or vous, so that it fits every receiver and every tone. */
export const generic: WishList = [
  'Joyeux anniversaire{, name} ! Que la journée apporte une bonne table, des rires en cascade et au moins une surprise, et que cette joie-là s’installe à la maison pour le reste de l’année.',
  'Qu’il en reste pour demain{, name} : du gâteau et des rires.',
  'Certains jours réclament de la musique, un gâteau et des bras pour serrer fort. En voici un{, name} : très bel anniversaire !',
];
