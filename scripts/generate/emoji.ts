import { contentName } from './content-name.ts';
import { codesOf, emojiId, isRecommended } from './emoji-id.ts';
import { packEmoji } from './emoji-pack.ts';
import type { IconSet } from './icon-set.ts';
import type { OutputFolder } from './output-folder.ts';
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
