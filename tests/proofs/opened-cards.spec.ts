// Shows: what stands on the page after an envelope was opened by a tap is what the painter draws: each
// composition; in the long form each background on each screen
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { backgroundKeys } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { type Card, newCard, standardOpening } from '#card/document/card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { paintScene } from '#card/paint/canvas.ts';
import { imagesOf } from '#card/paint/content.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { nodeSurface, registerNodeFonts } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { type Pixels, pixels } from '../pictures/gallery.ts';
import { pagesOf } from '../pictures/sample-scenes.ts';
import { photoFile } from '../pictures/samples.ts';
import { expect, test, wrongReferences } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { type Member, newMember, saveCard, uploadPhoto } from '../support/visitor.ts';

const screens = [
  ['a phone', 390, 844],
  ['a phone held sideways', 844, 390],
  ['a laptop', 1280, 800],
] as const;

/** In the short form each composition once; in the long form each background on each screen. */
const looks = (isLongForm ? backgroundKeys : compositions).map((_, index) => ({
  composition: compositions[index % compositions.length]?.key ?? '',
  background: backgroundKeys[(isLongForm ? index : index * 5 + 3) % backgroundKeys.length] ?? '',
  screens: screens.filter((_screen, at) => isLongForm || at === (index % 2) * 2 || index === at),
}));

/** On a phone the card has a cover and an inside. */
const words: Partial<Card> = {
  toName: 'Asha',
  fromName: 'Mira',
  age: 30,
  message: 'You carried me home in the rain. '.repeat(13).trim(),
  opening: { ...standardOpening, candles: false },
};

let member: Member;
let photo: Buffer;
let receiverPhoto: Card['receiverPhoto'];

test.beforeAll(async ({ product }) => {
  registerNodeFonts(nodeFonts, process.cwd());
  member = await newMember(product, 'opened');
  photo = await photoFile(400, 400, 1);
  receiverPhoto = await uploadPhoto(member, photo);
});

for (const { screens: tried, ...look } of looks) {
  test(`${look.composition} on ${look.background}`, async ({ openAs }) => {
    const card: Card = { ...newCard(11), ...words, ...look, receiverPhoto };
    const id = await saveCard(member, { card });
    for (const [name, width, height] of tried) {
      const page = await openAs({ viewport: { width, height } });
      await page.goto(`/card/${id}`);
      await page.getByRole('link', { name: /Open the card$/ }).click();
      await expect(page.locator('.page')).toHaveAttribute('data-opening', 'open');
      await comeToRest(page);
      expect(await wrongReferences(page), name).toEqual([]);
      const shown = await page.locator('.card-faces svg').filter({ visible: true }).all();
      const painted =
        shown.length === 1
          ? pagesOf(card, landscape)
          : pagesOf(card, portrait).map((scene) => cropped(scene, portrait.core));
      expect(shown.length, name).toBe(painted.length);
      for (const [index, drawing] of shown.entries()) {
        const part = await seenPart(page, drawing);
        const picture = await coarse(await page.screenshot({ clip: part.clip }));
        const expected = await coarse(await paint(painted[index] as Scene, part));
        expect(furthest(picture, expected), `${name}, page ${index + 1}`).toBeLessThan(25);
      }
      await page.context().close();
    }
  });
}

/** Everything that moves has arrived. */
async function comeToRest(page: Page): Promise<void> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

interface SeenPart {
  /** The whole drawing and what the screen shows of it, on the page. */
  readonly box: Rect;
  readonly clip: Rect;
}

type Rect = Record<'x' | 'y' | 'width' | 'height', number>;

/** A picture of the whole would make the screen larger, and the page would change its shape. */
async function seenPart(page: Page, drawing: Locator): Promise<SeenPart> {
  await drawing.scrollIntoViewIfNeeded();
  const box = (await drawing.boundingBox()) as Rect;
  const y = Math.max(box.y, 0);
  const end = Math.min(box.y + box.height, page.viewportSize()?.height ?? 0);
  return { box, clip: { ...box, y, height: end - y } };
}

/** Paints the scene as wide as it stands on the page, and cuts out what is seen of it. */
async function paint(scene: Scene, { box, clip }: SeenPart): Promise<Buffer> {
  const canvas = createCanvas(Math.round(clip.width), Math.round(clip.height));
  const context = canvas.getContext('2d');
  context.translate(0, box.y - clip.y);
  const images = new Map<string, object>();
  for (const href of imagesOf(scene)) images.set(href, await loadImage(photo));
  paintScene(context, scene, { scale: clip.width / scene.width, images, surface: nodeSurface });
  return canvas.encode('png');
}

/**
 * Without its round corners, and small, so that what lies half a pixel elsewhere is the same, and a part without its
 * colours or its clip is not.
 */
async function coarse(file: Buffer): Promise<Pixels> {
  const { width, height } = await sharp(file).metadata();
  const edge = 20;
  const inner = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
  return pixels(await sharp(file).extract(inner).resize(24, 32, { fit: 'fill' }).png().toBuffer());
}

/** The largest difference of two pictures in one of their colours, of 255. */
function furthest(one: Pixels, other: Pixels): number {
  return Math.max(...one.data.map((value, at) => Math.abs(value - (other.data[at] ?? 0))));
}
