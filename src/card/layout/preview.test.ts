import { beforeAll, expect, test } from 'vitest';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { card as phrases } from '#generated/texts/en.ts';
import { layoutPreview } from './preview.ts';

beforeAll(() => registerNodeFonts(nodeFonts, process.cwd()));

function addressSize(toName: string): number {
  const tools = { measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) };
  const { nodes } = layoutPreview({ toName, siteName: 'Cards', seed: 7, phrases, ...tools });
  return Math.max(...nodes.map((node) => (node.kind === 'text' ? node.font.size : 0)));
}

test.each([
  'Maximiliana Josephine Charlotte von Hohenzollern-Sigmaringen',
  'wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
])('a name of sixty letters can be read where the preview is small: %s', (name) => {
  expect(Array.from(name)).toHaveLength(60);
  // Messengers show the picture some 300 pixels wide: a quarter.
  expect(addressSize(name)).toBeGreaterThanOrEqual(40);
});

test('a short name is as large as it can be', () => {
  expect(addressSize('Asha')).toBe(72);
});
