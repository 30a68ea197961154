import { describe, expect, test } from 'vitest';
import index from '#generated/emoji-index.json' with { type: 'json' };
import { emojiIndex, emojiParts } from './emoji-index.ts';

const { find } = emojiIndex(index.packed);

describe('a cluster is found', () => {
  test.each([
    ['😀', '1f600'],
    ['❤️', '2764'],
    ['❤', '2764'],
    ['1️⃣', '31-20e3'],
    ['#️⃣', '23-20e3'],
    ['🇮🇳', '1f1ee-1f1f3'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1f3f4-e0067-e0062-e0073-e0063-e0074-e007f'],
    ['👍🏽', '1f44d-1f3fd'],
    ['🏽', '1f3fd'],
    ['👩🏿‍🚀', '1f469-1f3ff-200d-1f680'],
    ['👨‍👩‍👧‍👦', '1f468-200d-1f469-200d-1f467-200d-1f466'],
    ['🧑🏻‍🤝‍🧑🏿', '1f9d1-1f3fb-200d-1f91d-200d-1f9d1-1f3ff'],
    ['👩🏻‍❤️‍💋‍👩🏻', '1f469-1f3fb-200d-2764-200d-1f48b-200d-1f469-1f3fb'],
    ['🧑🏻‍❤️‍🧑🏿', '1f9d1-1f3fb-200d-2764-200d-1f9d1-1f3ff'],
    ['❤️‍🔥', '2764-200d-1f525'],
    ['🏳️‍🌈', '1f3f3-200d-1f308'],
  ])('%s', (cluster, id) => {
    expect(find(cluster)).toBe(id);
  });
});

test.each([
  ['a skin that this family was not drawn in', '👨🏽‍👩🏽‍👧🏽', '1f468-200d-1f469-200d-1f467'],
  ['a skin on something without one', '🎂🏽', '1f382'],
])('%s gives the picture without it', (_, cluster, id) => {
  expect(find(cluster)).toBe(id);
});

test.each([
  ['letters', 'a'],
  ['digits', '1'],
  ['signs written as text', '❤\ufe0e'],
  ['no flag', '🇮🇮'],
])('%s have no picture', (_, cluster) => {
  expect(find(cluster)).toBeNull();
});

test('what has no picture as a whole is looked for part by part', () => {
  expect(find('👩‍🎂')).toBeNull();
  expect(emojiParts('👩‍🎂').map(find)).toEqual(['1f469', '1f382']);
  expect(emojiParts('🇮🇮').map(find)).toEqual(['1f1ee', '1f1ee']);
});
