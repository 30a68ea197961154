import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'Um cartão em quarenta segundos' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'Escolha um modelo que combine com a pessoa.',
  guest: 'Não precisa de conta. Continue sem ela e decida depois.',
  names: 'Escreva para quem é, e o seu nome.',
  wish: 'Escolha uma das nossas mensagens ou escreva a sua.',
  sound: 'Coloque uma música: ela toca quando o cartão abre.',
  publish: 'Publique: o cartão ganha o seu próprio link.',
  share: 'Mande o link pelo WhatsApp, por e-mail ou por onde quiser.',
  receiver: 'E é isto que se abre do outro lado. Feliz aniversário!',
};
