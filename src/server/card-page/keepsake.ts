import { cardPhrases } from '#content/card-phrases.ts';
import { languageFrom, languages } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { textIn } from '#content/languages/text-in.ts';
import { soundHref, soundOf } from '#content/sounds.ts';
import { wordsOf } from '../scenes/card-words.ts';
import type { ShownCard } from './card-page.ts';
import { type Content, html, Markup } from './markup.ts';
import { facesPart } from './parts/faces.ts';
import { wordsParagraphs } from './parts/words.ts';

/** Bytes of a kept card: what mail programs and phones still take. */
export const keepsakeLimit = 5 * 1024 * 1024;

/** A file that a card needs, to be written into the document. */
export interface EmbeddedFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface Keepsake extends Pick<ShownCard, 'id' | 'card' | 'drawn' | 'fonts' | 'address'> {
  /** What could be read, by its address on the site. */
  readonly files: ReadonlyMap<string, EmbeddedFile>;
}

/** The addresses of all that a kept card is made of: its photos and its sound. */
export function keepsakeFiles({ card, drawn }: Pick<ShownCard, 'card' | 'drawn'>): readonly string[] {
  const sound = soundHref(card.audio);
  return [...drawn.photos, ...(sound ? [sound] : [])];
}

/**
 * The card as one file that is complete by itself, without scripts: phones open such a file in a viewer that runs none.
 * What would make it larger than `keepsakeLimit` is left out: first one of its two shapes, then its sound.
 */
export function keepsake(kept: Keepsake): Buffer {
  const smaller = { ...kept.drawn, portrait: [] };
  const whole = document(kept, { drawn: kept.drawn, hasSound: true });
  if (whole.length <= keepsakeLimit) return whole;
  const landscape = document(kept, { drawn: smaller, hasSound: true });
  return landscape.length <= keepsakeLimit ? landscape : document(kept, { drawn: smaller, hasSound: false });
}

interface Extent extends Pick<ShownCard, 'drawn'> {
  readonly hasSound: boolean;
}

function document({ card, files, fonts, address }: Keepsake, { drawn, hasSound }: Extent): Buffer {
  const language = languageFrom(card.language);
  const text = textIn(language, 'card-page');
  const words = wordsOf(card, language);
  const faces = drawn.photos.reduce(
    (text, href) => {
      const file = files.get(href);
      return file ? text.replaceAll(`href="${href}"`, `href="${dataAddress(file)}"`) : text;
    },
    facesPart({ drawn, owner: null, text }).text,
  );
  const page = html`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.heading}</title>
<style>${new Markup(fonts.css + style(drawn.portrait.length > 0))}</style>
</head>
<body>
<main>
${new Markup(faces)}
<section>${wordsParagraphs(words, text)}</section>
${hasSound ? soundOfFile(card, files) : null}
<p><a href="${address}">${address}</a></p>
</main>
</body>
</html>
`;
  return Buffer.concat(page.bytes);
}

function soundOfFile(card: Keepsake['card'], files: Keepsake['files']): Content {
  const language = languageFrom(card.language);
  const sound = soundOf(card.audio, {
    choices: listIn(language, 'choices'),
    phrases: cardPhrases(language),
  });
  const file = sound && files.get(sound.href);
  if (!file) return null;
  return html`<audio controls src="${dataAddress(file)}" aria-label="${sound.title}"></audio>`;
}

function dataAddress({ contentType, bytes }: EmbeddedFile): string {
  return `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Both shapes as on the card's page, or the one that there is. */
function style(hasBoth: boolean): string {
  const phones = `@media screen and (orientation:portrait) and (width<40rem){.card-landscape{display:none}.card-portrait{display:grid}}`;
  return `
html{color-scheme:light dark;background:light-dark(#fff8ec,#191410);color:light-dark(#2c2018,#f7ecdc);font:1.125rem/1.55 "Baloo 2",system-ui,sans-serif}
body{margin:0}
main{display:grid;gap:1.5rem;max-width:60rem;margin:auto;padding:1rem .75rem;text-align:center;overflow-wrap:anywhere}
svg{display:block;width:100%;border-radius:1rem;background:#fff}
audio{width:100%;max-width:42rem;margin:auto}
a{color:inherit}
.card-landscape{max-width:42rem;margin:auto}
.card-portrait{display:none;gap:1rem;max-width:36rem;margin:auto}
${hasBoth ? phones : ''}
@media print{section,audio,main>p{display:none}}
`;
}
