import type { WishList } from '#content/wishes/wish-list.ts';

/** Fits every receiver and every tone. */
export const generic: WishList = [
  'Feliz aniversário{, name}! Que hoje haja boa companhia, coisa gostosa para dividir e pelo menos uma surpresa daquelas que fazem rir, e que essa alegria fique morando com você o resto do ano.',
  'Que a alegria de hoje dure o ano inteiro{, name}.',
  'Há dias que pedem música, bolo e abraço demorado, e hoje é um deles. Muitas felicidades{, name}!',
];
