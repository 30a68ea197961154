import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Background } from '#card/backgrounds/background.ts';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import type { Composition } from '#card/compositions/composition.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { type Card, newCard, type Photo, photoFilters } from '#card/document/card.ts';
import { type Face, faces, landscape, portrait, square } from '#card/faces/faces.ts';
import { createLayouter } from '#card/layout/layout.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
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

const everyCover = backgrounds.map(
  ({ key, label }): Shown => ({ name: key, caption: label, card: { ...sample, background: key } }),
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

function isForWords({ photos: { min } }: Composition): boolean {
  return min === 0;
}

/** Neighbours differ in picture and typeface as well, as cards of different senders do. */
const everyComposition = compositions.filter(isForWords).flatMap(({ key, label }, index): Shown[] => {
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

/** Pixels of the photos on the sheets, upright and lying. */
const photoSizes = [
  [900, 1200],
  [1200, 900],
  [1000, 1000],
] as const;

const samples = ['#8fb7a3', '#d9a56b', '#8aa3c9', '#c98a94', '#b7a86f', '#9a8fbf'].map((ground, index) => {
  const [width, height] = photoSizes[index % photoSizes.length] as readonly [number, number];
  const photo: Photo = { file: `photo-${index}`, width, height, focusX: 0.5, focusY: 0.42, zoom: 1 };
  return { photo, picture: personPicture(width, height, ground) };
});

/** Somebody before a wall: where a face would be, and where a crop would cut it. */
function personPicture(width: number, height: number, ground: string) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const side = Math.min(width, height);
  const [cx, cy] = [width / 2, height * 0.42];
  const shape = (fill: string, draw: () => void) => {
    context.beginPath();
    context.fillStyle = fill;
    draw();
    context.fill();
  };
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  shape('#fdf3e0', () => context.arc(width * 0.84, height * 0.14, side * 0.09, 0, 7));
  shape('#3f5a52', () => context.ellipse(cx, height * 1.05, side * 0.44, side * 0.5, 0, 0, 7));
  shape('#3a2419', () => context.ellipse(cx, cy - side * 0.03, side * 0.2, side * 0.23, 0, 0, 7));
  shape('#c98d66', () => context.ellipse(cx, cy + side * 0.02, side * 0.16, side * 0.2, 0, 0, 7));
  for (const x of [-0.06, 0.06]) shape('#3a2419', () => context.arc(cx + x * side, cy, side * 0.016, 0, 7));
  context.strokeStyle = '#7a3b2a';
  context.lineWidth = side * 0.014;
  context.beginPath();
  context.arc(cx, cy + side * 0.05, side * 0.07, 0.3, Math.PI - 0.3);
  context.stroke();
  return canvas;
}

const photoFiles = new Map(
  samples.map(({ photo, picture }) => [photo.file, picture.toBuffer('image/png')] as const),
);

/** Those around photos with one, three and six; those for words with three. */
const photosFirst = [
  ...compositions.filter((composition) => !isForWords(composition)),
  ...compositions.filter(isForWords),
];
const everyPhotoLook = photosFirst.flatMap((composition, index): Shown[] => {
  const { key, label } = composition;
  const [first, ...others] = samples.map(({ photo }) => photo);
  const background = backgrounds[(index * 7 + 10) % backgrounds.length]?.key ?? sample.background;
  const card: Card = { ...sample, composition: key, background, receiverPhoto: first ?? null };
  return (isForWords(composition) ? [3] : [1, 3, 6]).map((count) => ({
    name: key,
    caption: `${label}, ${count}`,
    card: {
      ...card,
      age: count === 3 ? 40 : null,
      photos: others.slice(0, count - 1),
      photoFilter: photoFilters[index % photoFilters.length] ?? 'none',
    },
  }));
});

const assets = openDrawingAssets(process.cwd());
const layouter = createLayouter({
  measurer: nodeMeasurer(),
  emoji: assets.emojiIndex,
  phrasesOf: drawnPhrases,
});

async function picture({ card, samplePhotos: photos = false }: Shown, { face, width }: Sheet) {
  const background = findBackground(card.background);
  if (!background) throw new Error(`There is no background ${card.background}.`);
  // A card without a cover has all its words on the border; the border is as new cards have it.
  const today: Background = {
    ...background,
    draw: (input) => background.draw({ ...input, cover: 'picture' }),
  };
  const options = { face, background: today, photoHref: ({ file }: Photo) => file, placeholder: { photos } };
  for (const page of layouter.layoutPages(card, options)) assets.completeFonts(page);
  const [first] = layouter.layoutPages(card, options);
  if (!first) throw new Error('A card has at least one page.');
  return await loadImage(await renderJpeg(first, { width, quality: 0.95, photos: photoFiles }));
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
for (const face of faces)
  await draw(`photos-${face.key}.webp`, everyPhotoLook, {
    face,
    columns: 6,
    width: width || 220,
    quality: 80,
  });
await draw('templates.webp', everyTemplate, {
  face: landscape,
  columns: 5,
  width: width || 260,
  quality: 78,
});
