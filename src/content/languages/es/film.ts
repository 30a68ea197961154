import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'Una tarjeta en cuarenta segundos' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'Elige un diseño que vaya con la persona en quien piensas.',
  guest: 'No necesitas cuenta. Sigue sin ella y decide después.',
  names: 'Escribe para quién es, y tu nombre.',
  wish: 'Elige una de nuestras dedicatorias o escribe la tuya.',
  sound: 'Agrega una canción. Sonará cuando se abra la tarjeta.',
  publish: 'Publícala: la tarjeta recibe su propio enlace.',
  share: 'Manda el enlace por WhatsApp, por correo o por donde quieras.',
  receiver: 'Y esto es lo que se abre del otro lado. ¡Feliz cumpleaños!',
};
