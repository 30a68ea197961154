import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyNode } from '#card/paint/content.ts';
import type { Scene, TextNode } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { card as phrases } from '#generated/texts/en.ts';
import { envelopes } from './envelopes/registry.ts';
import { layoutLinkPreview } from './link-preview.ts';

beforeAll(() => registerNodeFonts(nodeFonts, process.cwd()));

const hues = { main: 200, accent: 30, strength: 1 };
const note = 'Opens on November 12, 2026';

function preview(toName: string, look = envelopes[0]): Scene {
  if (!look) throw new Error('There is no envelope.');
  const tools = { measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) };
  return layoutLinkPreview({ toName, look, hues, note, siteName: 'Bloom', seed: 7, phrases, ...tools });
}

const textsOf = (scene: Scene): readonly TextNode[] =>
  [...everyNode(scene)].filter((node) => node.kind === 'text');

const addressSize = (toName: string) => Math.max(...textsOf(preview(toName)).map(({ font }) => font.size));

describe('the picture of a link', () => {
  test.each(envelopes)('is $label with the name, the note and the site, 1200 x 630', (look) => {
    const scene = preview('Asha', look);
    expect([scene.width, scene.height]).toEqual([1200, 630]);
    expect(textsOf(scene).map(({ text }) => text)).toEqual(['For Asha', note, 'Bloom']);
    expect(textsOf(preview(' ', look))[0]?.text).toBe('For you');
  });

  test('has every name on its envelope', () => {
    const names = fc.oneof(
      fc.constantFrom('', 'W'.repeat(60), '🎂'.repeat(60), '生'.repeat(60), 'ليلى', 'क्षत्रिय'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    fc.assert(
      fc.property(names, (name) => {
        for (const { x, width, text } of textsOf(preview(name))) {
          if (text === 'Bloom') continue;
          expect(x).toBeGreaterThan(200);
          expect(x + width).toBeLessThan(1000);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    'Maximiliana Josephine Charlotte von Hohenzollern-Sigmaringen',
    'wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  ])('can be read where it is small, with a name of sixty letters: %s', (name) => {
    expect(Array.from(name)).toHaveLength(60);
    // Messengers show the picture some 300 pixels wide: a quarter.
    expect(addressSize(name)).toBeGreaterThanOrEqual(40);
  });

  test('has a short name as large as it can be', () => {
    expect(addressSize('Asha')).toBe(72);
  });
});
