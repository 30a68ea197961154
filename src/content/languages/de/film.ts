import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'Eine Karte in vierzig Sekunden' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'Such dir eine Vorlage aus, die zu deinem Geburtstagskind passt.',
  guest: 'Du brauchst kein Konto. Mach ohne weiter und entscheide später.',
  names: 'Schreib, für wen sie ist, und deinen Namen.',
  wish: 'Nimm einen unserer Glückwünsche oder schreib deine eigenen Worte.',
  sound: 'Leg ein Lied dazu. Es spielt, wenn die Karte geöffnet wird.',
  publish: 'Veröffentliche sie: Die Karte bekommt ihren eigenen Link.',
  share: 'Schick den Link über WhatsApp, per E-Mail oder wie du magst.',
  receiver: 'Und das bekommt das Geburtstagskind zu sehen. Alles Gute!',
};
