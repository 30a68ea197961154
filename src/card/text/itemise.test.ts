import { expect, test } from 'vitest';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import { emojiIndex } from './emoji-index.ts';
import { itemise } from './itemise.ts';
import { normaliseText } from './normalise-text.ts';

const emoji = emojiIndex(packedEmoji.packed);
const drawn = (text: string) =>
  itemise(normaliseText(text), emoji, {
    scripts: [],
    eastAsian: 'Noto Sans SC',
    digits: 'Persian',
  });

/** The flag of a region, by its code as tags. */
function flag(code: string): string {
  return `🏴${[...code].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`;
}

test('a flag that no set has is the black flag, as Unicode asks', () => {
  expect(drawn(flag('ustx'))).toEqual([{ text: '🏴', kind: 'emoji', name: '1f3f4', lacking: flag('ustx') }]);
  expect(drawn(`${flag('gbeng')}🏴‍☠️`).map(({ name, lacking }) => [name, lacking])).toEqual([
    ['1f3f4-e0067-e0062-e0065-e006e-e0067-e007f', undefined],
    ['1f3f4-200d-2620', undefined],
  ]);
});
