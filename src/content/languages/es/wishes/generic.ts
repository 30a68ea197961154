import type { WishList } from '#content/wishes/wish-list.ts';

/** Without tú or usted, so that it fits every receiver and every tone. */
export const generic: WishList = [
  '¡Feliz cumpleaños{, name}! Que hoy haya buena compañía, algo rico que compartir y por lo menos una sorpresa de las que hacen reír, y que esa misma alegría se quede a vivir en casa el resto del año.',
  'Que la alegría de hoy dure todo el año{, name}.',
  'Hay días que piden música, pastel y abrazos largos, y este es uno de ellos. ¡Muchas felicidades{, name}!',
];
