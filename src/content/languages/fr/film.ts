import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'Une carte en quarante secondes' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'Choisissez un modèle qui ressemble à la personne que vous fêtez.',
  guest: 'Pas besoin de compte. Continuez sans, vous verrez plus tard.',
  names: 'Écrivez pour qui est la carte, et votre nom.',
  wish: 'Prenez l’un de nos textes, ou écrivez le vôtre.',
  sound: 'Ajoutez une chanson. Elle démarre quand la carte s’ouvre.',
  publish: 'Publiez la carte : elle reçoit son propre lien.',
  share: 'Envoyez le lien par WhatsApp, par e-mail ou comme vous voulez.',
  receiver: 'Et voilà ce qui s’ouvre à l’autre bout. Joyeux anniversaire !',
};
