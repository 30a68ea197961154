import type { IconSet } from './icon-set.ts';
import { contentName, type OutputFolder } from './output-folder.ts';
import { packCodes } from './pack-codes.ts';
import { svgToSymbol } from './svg-scene.ts';

/** Drawings that the sets have without saying for which characters. */
const unlisted: Readonly<Record<string, string>> = {
  '1f3fb': 'light-skin-tone',
  '1f3fc': 'medium-light-skin-tone',
  '1f3fd': 'medium-skin-tone',
  '1f3fe': 'medium-dark-skin-tone',
  '1f3ff': 'dark-skin-tone',
  '1f9b0': 'red-haired',
  '1f9b1': 'curly-haired',
  '1f9b2': 'bald',
  '1f9b3': 'white-haired',
};

/** The markup of every emoji, from the first set that draws it, in the order of ids. */
export function emojiMarkup(sets: readonly IconSet[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const set of sets) {
    for (const [characters, name] of [...Object.entries(set.names), ...Object.entries(unlisted)]) {
      const id = emojiId(codesOf(characters));
      const markup = found.has(id) || !isWanted(id) ? null : set.markup(name);
      if (markup) found.set(id, markup);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Besides the recommended ones, the letters that a flag without a drawing falls back to. */
function isWanted(id: string): boolean {
  return isRecommended(id) || /^\p{Regional_Indicator}$/u.test(String.fromCodePoint(...codesOf(id)));
}

/** Writes one file per emoji and the index of their ids. Returns what was approximated. */
export function writeEmoji(folder: OutputFolder, sets: readonly IconSet[]): string[] {
  const notes: string[] = [];
  const all: string[] = [];
  const markup = emojiMarkup(sets);
  for (const [id, svg] of markup) {
    const { symbol, approximated } = svgToSymbol(svg);
    const text = JSON.stringify(symbol);
    all.push(text);
    notes.push(...approximated.map((what) => `emoji ${id}: ${what}`));
    folder.write(`emoji/${id}.json`, text);
  }
  const index = { version: contentName(all.join('\n')), packed: packEmoji([...markup.keys()]) };
  folder.write('emoji-index.json', JSON.stringify(index));
  return notes;
}

/**
 * Packs ids for `card/text/emoji-index`, which describes the form. Skin tones are folded: of about 4,000
 * ids some 1,900 remain, most of them neighbours.
 */
function packEmoji(ids: readonly string[]): string {
  const folded = new Map<string, number>();
  for (const id of ids) {
    const template = codesOf(id)
      .map((code) => (isTone(code) && id.includes('-') ? 'T' : code.toString(36)))
      .join(' ');
    folded.set(template, (folded.get(template) ?? 0) + 1);
  }
  const singles: number[] = [];
  const flags: string[] = [];
  const sequences: string[] = [];
  for (const [template, count] of folded) {
    const codes = template.split(' ').map((part) => Number.parseInt(part, 36));
    const tones = template.split('T').length - 1;
    if (codes.length === 1) singles.push(codes[0] as number);
    else if (codes.every(isLetter))
      flags.push(codes.map((code) => String.fromCharCode(code - 0x1f1a5)).join(''));
    else
      sequences.push(sequence(template, { tones, count, plain: folded.has(template.replaceAll(' T', '')) }));
  }
  return [packCodes(singles), flags.sort().join(''), sequences.sort().join(',')].join('|');
}

function isLetter(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/** `T` is any tone; `D` in place of the second is any other than the first. */
function sequence(template: string, seen: { tones: number; count: number; plain: boolean }): string {
  const expected = [1, 5, seen.count === 20 ? 20 : 25][seen.tones];
  if (seen.count !== expected) throw new Error(`Tones missing: ${template}`);
  const second = template.lastIndexOf('T');
  const distinct =
    seen.count === 20 ? `${template.slice(0, second)}D${template.slice(second + 1)}` : template;
  return distinct.replaceAll(` ${(0x200d).toString(36)} `, '~').replaceAll(/ ?([TD])/g, '$1');
}

/** Code points in lower-case hexadecimal, joined by `-`, without variation selectors: `1f468-200d-1f3a8`. */
export function emojiId(codes: readonly number[]): string {
  return codes
    .filter((code) => code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join('-');
}

export function codesOf(id: string): number[] {
  return id.split('-').map((part) => Number.parseInt(part, 16));
}

/** The text that an id stands for as a keyboard would type it, with the variation selectors it needs. */
export function emojiText(id: string): string {
  const codes = codesOf(id);
  return codes
    .map((code, index) => {
      const character = String.fromCodePoint(code);
      const plain = /\p{Emoji}/u.test(character) && !/\p{Emoji_Presentation}/u.test(character);
      return plain && !isTone(codes[index + 1]) ? `${character}\ufe0f` : character;
    })
    .join('');
}

/** One of the five skin tones. */
function isTone(code: number | undefined): boolean {
  return code !== undefined && code >= 0x1f3fb && code <= 0x1f3ff;
}

/** True for the emoji that Unicode recommends for interchange, as this Node knows them. */
export function isRecommended(id: string): boolean {
  return /^\p{RGI_Emoji}$/v.test(emojiText(id));
}
