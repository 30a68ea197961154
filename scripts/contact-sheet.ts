import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { hasPhotoFrames, templateCard, templates } from '#content/templates.ts';
import { nodeMeasurer, renderJpeg } from '#encode/node-surface.ts';
import { openDrawingAssets } from '#server/scenes/drawing-assets.ts';

/**
 * Draws every background and every template as the product draws cards, each on one sheet, for looking at them:
 * `node scripts/contact-sheet.ts [folder] [part of a name ...]`. The sheets in `docs` are made without arguments;
 * `SEED` chooses another arrangement of the backgrounds, `WIDTH` the pixels of one card.
 */
const [folder = 'docs', ...wanted] = process.argv.slice(2);
const seed = Number(process.env.SEED ?? 7);

interface Shown {
  readonly name: string;
  readonly caption: string;
  readonly card: Card;
  readonly samplePhotos?: boolean;
}

const sample: Card = {
  ...newCard(seed),
  toName: 'Asha',
  fromName: 'Ravi',
  message: 'May this year bring you long mornings, good mangoes and people who laugh at all your jokes.',
};

const everyBackground = backgrounds.map(
  ({ key, label }): Shown => ({
    name: key,
    caption: `${label} · ${key}`,
    card: { ...sample, background: key },
  }),
);

const everyTemplate = templates.map((template): Shown => {
  const { id, title, style, category } = template;
  return {
    name: id,
    caption: `${title} · ${style} · ${category}`,
    card: { ...templateCard(template), toName: 'Asha', fromName: 'Ravi' },
    samplePhotos: hasPhotoFrames(template),
  };
});

const assets = openDrawingAssets(process.cwd());
const layouter = createLayouter({ measurer: nodeMeasurer(), emoji: assets.emojiIndex });

async function picture({ card, samplePhotos: photos = false }: Shown, width: number) {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  const scene = layouter.layout(card, { background, photoHref: () => '', placeholder: { photos } });
  return await loadImage(await renderJpeg(scene, { width, quality: 0.95 }));
}

interface Sheet {
  readonly columns: number;
  /** Pixels of one card. */
  readonly width: number;
  /** Of the JPEG file, 0 to 100. */
  readonly quality: number;
}

async function draw(file: string, all: readonly Shown[], { columns, width, quality }: Sheet): Promise<void> {
  const shown = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (shown.length === 0) return;
  const [gap, height, caption] = [12, width * 0.75, 26];
  const rows = Math.ceil(shown.length / columns);
  const canvas = createCanvas(gap + columns * (width + gap), gap + rows * (height + caption + gap));
  const context = canvas.getContext('2d');
  context.fillStyle = '#efe6d6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#3b2a1f';
  context.font = '400 15px "card Baloo 2"';
  for (const [index, one] of shown.entries()) {
    const x = gap + (index % columns) * (width + gap);
    const y = gap + Math.floor(index / columns) * (height + caption + gap);
    context.drawImage(await picture(one, width), x, y);
    context.fillText(one.caption, x + 2, y + height + 18, width);
  }
  writeFileSync(join(folder, file), await canvas.encode('jpeg', quality));
}

mkdirSync(folder, { recursive: true });
const width = Number(process.env.WIDTH ?? 0);
await draw('backgrounds.jpg', everyBackground, { columns: 5, width: width || 220, quality: 64 });
await draw('templates.jpg', everyTemplate, { columns: 5, width: width || 260, quality: 72 });
