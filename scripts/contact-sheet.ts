import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { type Face, faces, landscape, portrait, square } from '#card/faces/faces.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { cardPhrases } from '#content/card-phrases.ts';
import { hasPhotoFrames, templateCard, templates } from '#content/templates.ts';
import { nodeMeasurer, renderJpeg } from '#encode/node-surface.ts';
import { openDrawingAssets } from '#server/scenes/drawing-assets.ts';

/**
 * Draws every background, its cover and every composition on each face, and every template, as the product draws cards, for looking at them:
 * `node scripts/contact-sheet.ts [folder] [part of the name of a sheet, a background or a template ...]`. The sheets in
 * `docs` are made without parts of names; `SEED` chooses another arrangement of the backgrounds, `WIDTH` the pixels of
 * one card.
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
    caption: label,
    card: { ...sample, background: key, cover: 'frame' },
  }),
);

const everyCover = backgrounds.flatMap(({ key, label, cover }): Shown[] =>
  cover ? [{ name: key, caption: label, card: { ...sample, background: key } }] : [],
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

/** Neighbours differ in picture and typeface as well, as cards of different senders do. */
const everyComposition = compositions.flatMap(({ key, label }, index): Shown[] => {
  const card: Card = {
    ...sample,
    age: 40,
    composition: key,
    cover: 'frame',
    typeface: typefaces[index % typefaces.length]?.key ?? sample.typeface,
    background: backgrounds[(index * 7 + 10) % backgrounds.length]?.key ?? sample.background,
    titleColor: '#9c2f56',
    wishColor: '#333a56',
  };
  return [
    { name: key, caption: label, card, samplePhotos: true },
    { name: key, caption: `${label}, words alone`, card: { ...card, age: null } },
  ];
});

const assets = openDrawingAssets(process.cwd());
const layouter = createLayouter({
  measurer: nodeMeasurer(),
  emoji: assets.emojiIndex,
  phrasesOf: cardPhrases,
});

async function picture({ card, samplePhotos: photos = false }: Shown, { face, width }: Sheet) {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  const options = { face, background, photoHref: () => '', placeholder: { photos } };
  for (const page of layouter.layoutPages(card, options)) assets.completeFonts(page);
  const [first] = layouter.layoutPages(card, options);
  if (!first) throw new Error('A card has at least one page.');
  return await loadImage(await renderJpeg(first, { width, quality: 0.95 }));
}

interface Sheet {
  readonly face: Face;
  readonly columns: number;
  /** Pixels of one card. */
  readonly width: number;
  /** Of the WebP file, 0 to 100. */
  readonly quality: number;
}

async function draw(file: string, all: readonly Shown[], sheet: Sheet): Promise<void> {
  const { face, columns, width } = sheet;
  const isWanted = ({ name }: Shown) => wanted.some((part) => name.includes(part) || file.includes(part));
  const shown = wanted.length === 0 ? all : all.filter(isWanted);
  if (shown.length === 0) return;
  const scale = width / face.width;
  const [gap, height, caption] = [12, Math.round(face.height * scale), 26];
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
    context.drawImage(await picture(one, sheet), x, y);
    context.fillText(one.caption, x + 2, y + height + 18, width);
    // Beside a card with bleed, ticks show where its core begins and ends.
    const { core } = face;
    if (core.height < face.height)
      for (const edge of [core.y, core.y + core.height]) context.fillRect(x - 8, y + edge * scale, 6, 2);
  }
  writeFileSync(join(folder, file), await canvas.encode('webp', sheet.quality));
}

mkdirSync(folder, { recursive: true });
const width = Number(process.env.WIDTH ?? 0);
const widths = { landscape: 220, portrait: 160, square: 160 } as const;
const columns = { landscape: 5, portrait: 10, square: 10 } as const;
for (const face of faces)
  await draw(`backgrounds-${face.key}.webp`, everyBackground, {
    face,
    columns: columns[face.key],
    width: width || widths[face.key],
    quality: 78,
  });
for (const face of [portrait, square])
  await draw(`covers-${face.key}.webp`, everyCover, { face, columns: 6, width: width || 260, quality: 80 });
for (const face of faces)
  await draw(`compositions-${face.key}.webp`, everyComposition, {
    face,
    columns: 6,
    width: width || widths[face.key],
    quality: 78,
  });
await draw('templates.webp', everyTemplate, {
  face: landscape,
  columns: 5,
  width: width || 260,
  quality: 78,
});
