import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { findBackground } from '#card/backgrounds/registry.ts';
import { newCard } from '#card/document/card.ts';
import { cardHues } from '#card/opening/card-hues.ts';
import { coverSize, envelopeSize } from '#card/opening/envelopes/envelope.ts';
import { envelopes } from '#card/opening/envelopes/registry.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { renderJpeg } from '#encode/node-surface.ts';

/**
 * Draws every envelope in the colours of some cards, closed and open, and the front of its card, for looking at them:
 * `node scripts/envelope-sheet.ts [file]`.
 */
const [file = 'docs/envelopes.webp'] = process.argv.slice(2);

const cards = [
  { background: 'from-pink-purple-blue', titleColor: '#333333' },
  { background: 'bg-marigold-garland', titleColor: '#8a2f1d' },
  { background: 'from-mint-teal-sky', titleColor: '#0f5f63' },
].map((look) => ({ ...newCard(7), ...look }));

const margin = 40;
const { width, height } = envelopeSize;
const above = 250;

function scene(
  nodes: readonly SceneNode[],
  size: { width: number; height: number },
  symbols: Scene['symbols'],
): Scene {
  const ground: SceneNode = { kind: 'rect', x: 0, y: 0, ...size, fill: '#fff8ec' };
  return { ...size, nodes: [ground, ...nodes], symbols, description: '' };
}

const moved = (children: readonly SceneNode[], y: number, flip = 1): SceneNode => ({
  kind: 'group',
  transform: [1, 0, 0, flip, margin, y],
  children,
});

const cell = 300;
const canvas = createCanvas(cell * envelopes.length, cell * 1.5 * cards.length);
const context = canvas.getContext('2d');
context.fillStyle = '#fff8ec';
context.fillRect(0, 0, canvas.width, canvas.height);
for (const [row, card] of cards.entries()) {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  const hues = cardHues(card, background);
  for (const [column, look] of envelopes.entries()) {
    const { symbols, back, pocket, flap, clasp, lining, cover } = look.draw(hues);
    const closed = scene(
      [back, pocket, flap, clasp].map((sheet) => moved(sheet, margin)),
      {
        width: width + 2 * margin,
        height: height + 2 * margin,
      },
      symbols,
    );
    const top = margin + above;
    const open = scene(
      [moved(back, top), moved(lining, top + 4, -1), moved(pocket, top)],
      {
        width: width + 2 * margin,
        height: height + above + 2 * margin,
      },
      symbols,
    );
    const y = row * cell * 1.5;
    const put = async (one: Scene, at: readonly [number, number, number]) => {
      const picture = await loadImage(await renderJpeg(one, { width: at[2] * 2, quality: 0.95 }));
      context.drawImage(picture, at[0], at[1], at[2], (at[2] * one.height) / one.width);
    };
    await put(closed, [column * cell, y, cell]);
    await put(open, [column * cell, y + 215, cell * 0.72]);
    await put(scene(cover, coverSize, symbols), [column * cell + cell * 0.72, y + 300, cell * 0.24]);
  }
}
writeFileSync(file, await canvas.encode('webp', 85));
