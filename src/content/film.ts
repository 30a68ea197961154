/** The film that shows how a card is made. `scripts/film` records it in the product itself and writes these files. */
export const film = {
  title: 'A card in forty seconds',
  href: '/film/birthday-card.mp4',
  poster: '/film/birthday-card.jpg',
  /** Pixels. */
  width: 540,
  height: 1168,
} as const;

/** The captions in a language, which `scripts/film/captions.ts` writes. */
export function captionsHref(language: string): string {
  return `/film/birthday-card.${language}.vtt`;
}

/** What is said at each moment, and what is seen meanwhile: the captions, and the text beside the film. */
export const filmScenes = [
  { id: 'gallery', caption: 'Choose a design that suits the person you have in mind.' },
  { id: 'guest', caption: 'No account needed. Go on without one, and decide later.' },
  { id: 'names', caption: 'Type who it’s for, and your own name.' },
  { id: 'wish', caption: 'Take one of our wishes, or write your own words.' },
  { id: 'sound', caption: 'Add a song. The card plays it when it’s opened.' },
  { id: 'publish', caption: 'Publish it: the card gets a link of its own.' },
  { id: 'share', caption: 'Send the link by WhatsApp, by email, or wherever you like.' },
  { id: 'receiver', caption: 'And this is what opens on the other side. Happy birthday!' },
] as const;

export type FilmSceneId = (typeof filmScenes)[number]['id'];
