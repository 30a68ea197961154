import type { Note } from '#card/notes/note.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { fileHref } from '#content/file-href.ts';
import type { Text } from '#content/languages/areas.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { languageFrom, languages } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { soundHref, transcribedSound } from '#content/sounds.ts';
import { wordsOf } from '#server/scenes/card-words.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import type { PageContent } from '../documents/card.ts';
import { descriptionPart, facesPart, wordsParagraphs } from '../documents/parts/parts.ts';
import { type Content, html, Markup } from '../frame/markup.ts';

/** Bytes of a kept card: what mail programs and phones still take. */
export const keepsakeLimit = 5 * 1024 * 1024;

/** The same for a card that others signed: mail programs take it in most places, and a family wants every voice. */
const signedLimit = 20 * 1024 * 1024;

/** A file that a card needs, to be written into the document. */
export interface EmbeddedFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface Keepsake extends Pick<PageContent, 'id' | 'card' | 'drawn' | 'fonts' | 'address' | 'notes'> {
  /** `@font-face` rules for all pages of its notes. */
  readonly noteFonts: string;
  /** What could be read, by its address on the site. */
  readonly files: ReadonlyMap<string, EmbeddedFile>;
}

/** The addresses of all that a kept card is made of: photos, its sound, and what is on its notes. */
export function keepsakeFiles({
  card,
  drawn,
  notes,
}: Pick<PageContent, 'card' | 'drawn' | 'notes'>): readonly string[] {
  const sound = soundHref(card.audio);
  const ofNotes = notes.flatMap((page) => [...photosIn(page), ...page.notes.flatMap(voiceOf)]);
  return [...drawn.photos, ...(sound ? [sound] : []), ...ofNotes];
}

/** As the drawing names them. */
function photosIn({ svg }: DrawnNotePage): readonly string[] {
  return [...`${svg}`.matchAll(/ href="(\/files\/[^"]+)"/g)].map(([, href = '']) => href);
}

function voiceOf({ attachment }: Note): readonly string[] {
  return attachment?.kind === 'voice' ? [fileHref(attachment)] : [];
}

/**
 * The card as one file that is complete by itself, without scripts: phones open such a file in a viewer that runs none.
 * What would make it larger than the limit is left out: first one of its two shapes, then its sound.
 */
export function keepsake(kept: Keepsake): Buffer {
  const embedded = new Map([...kept.files].map(([href, file]) => [href, dataAddress(file)]));
  const smaller = { ...kept.drawn, portrait: [] };
  const extents: readonly Extent[] = [
    { drawn: kept.drawn, hasSound: true },
    { drawn: smaller, hasSound: true },
    { drawn: smaller, hasSound: false },
  ];
  const limit = kept.notes.length > 0 ? signedLimit : keepsakeLimit;
  let parts: readonly Buffer[] = [];
  for (const extent of extents) {
    parts = document(kept, extent, embedded).bytes;
    if (parts.reduce((sum, { length }) => sum + length, 0) <= limit) break;
  }
  return Buffer.concat(parts);
}

interface Extent extends Pick<PageContent, 'drawn'> {
  readonly hasSound: boolean;
}

/** The addresses that hold the files, by those that name them on the site; encoded once, however often they occur. */
type Embedded = ReadonlyMap<string, Buffer>;

function document(
  { card, fonts, address, notes, noteFonts }: Keepsake,
  { drawn, hasSound }: Extent,
  embedded: Embedded,
): Markup {
  const language = languageFrom(card.language);
  const text = cardPageText(card);
  const words = wordsOf(card, language);
  const faces = withFiles(facesPart({ drawn, owner: null, text }).text, embedded);
  return html`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.heading}</title>
<style>${new Markup(fonts.css + noteFonts + style(drawn.portrait.length > 0))}</style>
</head>
<body>
<main>
${faces}
<section>${wordsParagraphs(words, text)}
${descriptionPart({ words, language, drawn })}</section>
${hasSound ? soundOfFile(card, embedded) : null}
${notes.map((page) => keptNotes(page, { embedded, hasSound, text }))}
<p><a href="${address}">${address}</a></p>
</main>
</body>
</html>
`;
}

/** A page of notes, and as text for whoever cannot see it. */
function keptNotes({ svg, notes }: DrawnNotePage, { embedded, hasSound, text }: KeptNotesOptions): Markup {
  const voice = ({ attachment, name }: Note) => {
    const file = attachment?.kind === 'voice' && hasSound ? embedded.get(fileHref(attachment)) : undefined;
    const label = text('notes.voice', { name: isolatedLine(name) });
    return file ? html`<audio controls src="${new Markup(file)}" aria-label="${label}"></audio>` : null;
  };
  return html`<figure>${withFiles(`${svg}`, embedded)}<figcaption>${notes.map(
    (note) =>
      html`<p dir="auto">${note.words ? html`${note.words} ` : null}<b>${note.name}</b>${voice(note)}</p>\n`,
  )}</figcaption></figure>`;
}

interface KeptNotesOptions {
  readonly embedded: Embedded;
  readonly hasSound: boolean;
  readonly text: Text<'card-page'>;
}

/** The drawings with their photos in them. */
function withFiles(drawings: string, embedded: Embedded): Markup {
  const [first = '', ...others] = drawings.split(/(?=href="[^"]*")/);
  const parts = others.flatMap((part) => {
    const end = part.indexOf('"', 6);
    const file = embedded.get(part.slice(6, end));
    return file ? ['href="', file, part.slice(end)] : [part];
  });
  return new Markup(first, ...parts);
}

function soundOfFile(card: Keepsake['card'], embedded: Embedded): Content {
  const language = languageFrom(card.language);
  const sound = transcribedSound(card.audio, {
    choices: listIn(language, 'choices'),
    phrases: drawnPhrases(language),
  });
  const file = sound && embedded.get(sound.href);
  if (!file) return null;
  return html`<audio controls src="${new Markup(file)}" aria-label="${sound.title}"></audio>
${sound.words.map((line) => html`<p dir="auto">${line}</p>`)}`;
}

function dataAddress({ contentType, bytes }: EmbeddedFile): Buffer {
  const encoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return Buffer.from(`data:${contentType};base64,${encoded}`, 'latin1');
}

/** Both shapes as on the card's page, or the one that there is. */
function style(hasBoth: boolean): string {
  const phones = `@media screen and (orientation:portrait) and (width<40rem){.card-landscape{display:none}.card-portrait{display:grid}}`;
  return `
html{color-scheme:light dark;background:light-dark(#fff8ec,#191410);color:light-dark(#2c2018,#f7ecdc);font:1.125rem/1.55 "Baloo 2",system-ui,sans-serif}
body{margin:0}
main{display:grid;gap:1.5rem;max-width:60rem;margin:auto;padding:1rem .75rem;text-align:center;overflow-wrap:anywhere}
svg{display:block;width:100%;border-radius:1rem;background:#fff}
figure{width:100%;max-width:36rem;margin:auto}
figcaption{padding:.75rem;text-align:start;white-space:pre-line}
audio{width:100%;max-width:42rem;margin:auto}
a{color:inherit}
.card-landscape{max-width:42rem;margin:auto}
.card-portrait{display:none;gap:1rem;max-width:36rem;margin:auto}
${hasBoth ? phones : ''}
@media print{section,audio,main>p{display:none}}
`;
}
