import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emojiIndex } from '#card/text/emoji-index.ts';
import index from '#generated/emoji-index.json' with { type: 'json' };
import { codesOf, emojiId, emojiText, isRecommended } from './emoji.ts';
import { readIconSet } from './icon-set.ts';

const letters = Array.from({ length: 26 }, (_, at) => 0x1f1e6 + at);

/** Every emoji of one character and every flag that Unicode recommends, and every sequence that the sets know. */
function recommended(): string[] {
  const singles = Array.from({ length: 0x1fc00 }, (_, code) => code.toString(16));
  const flags = letters.flatMap((first) => letters.map((second) => emojiId([first, second])));
  const sequences = ['noto', 'twemoji'].flatMap((set) =>
    Object.keys(readIconSet(set).names).map((characters) => emojiId(codesOf(characters))),
  );
  return [...new Set([...singles, ...flags, ...sequences])].filter(isRecommended);
}

test('there is a picture of every recommended emoji, under its own id', () => {
  const { find } = emojiIndex(index.packed);
  const all = recommended();
  // As many as Unicode 17 recommends.
  expect(all.length).toBeGreaterThanOrEqual(3953);
  expect(all.filter((id) => find(emojiText(id)) !== id)).toEqual([]);
  expect(all.filter((id) => !existsSync(`generated/emoji/${id}.json`))).toEqual([]);
});
