import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Card } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { findTemplate, hasPhotoFrames, type Template, templateCard, templates } from '#content/templates.ts';
import {
  createDesignPictures,
  type DrawnDesign,
  designContentRevision,
  parseDesignWidth,
} from './design-pictures.ts';

const empty: Scene = { width: 1200, height: 900, nodes: [], symbols: {}, description: '' };
const drawnOf = (template: Template): DrawnDesign => ({
  id: template.id,
  card: templateCard(template),
  hasPhotoFrames: hasPhotoFrames(template),
});
const first = drawnOf((templates as readonly [Template])[0]);

const asked = { width: 560, toName: '', age: null, isCover: false } as const;

/** Pictures of empty cards, and what was laid out for them. */
function pictures(layOut: () => Promise<Scene> = async () => empty) {
  const drawn: { toName: string; photos: boolean }[] = [];
  const picture = createDesignPictures((card: Card, { placeholder }) => {
    drawn.push({ toName: card.toName, photos: placeholder?.photos ?? false });
    return layOut();
  });
  return { picture, drawn };
}

test('each picture is drawn once, as a WebP of the width that was asked for', async () => {
  const { picture, drawn } = pictures();
  const named = { ...asked, toName: 'Asha' };
  const [one, two] = await Promise.all([picture(first, named), picture(first, named)]);
  expect(one).toBe(two);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 560, height: 420 });
  expect(await sharp(await picture(first, { ...named, width: 960 })).metadata()).toMatchObject({
    width: 960,
  });
  expect(drawn).toEqual([
    { toName: 'Asha', photos: false },
    { toName: 'Asha', photos: false },
  ]);
});

test('a cover is another picture than the card', async () => {
  const cover = { ...asked, width: 240, isCover: true } as const;
  const shapes: boolean[] = [];
  const picture = createDesignPictures(async (_card, { isCover }) => {
    shapes.push(isCover);
    return isCover ? { ...empty, width: 900, height: 1260 } : empty;
  });
  expect(await sharp(await picture(first, cover)).metadata()).toMatchObject({ width: 240, height: 336 });
  await picture(first, { ...cover, isCover: false });
  expect(shapes).toEqual([true, false]);
});

test('an age is on the picture', async () => {
  const ages: (number | null)[] = [];
  const picture = createDesignPictures(async (card) => {
    ages.push(card.age);
    return empty;
  });
  for (const age of [18, null, 18]) await picture(first, { ...asked, age });
  expect(ages).toEqual([18, null]);
});

test('a design with another wish or with photos since it was given to everybody is drawn again', async () => {
  const drawn: string[] = [];
  const picture = createDesignPictures(async ({ wish }, { placeholder }) => {
    drawn.push(`${wish} ${placeholder?.photos}`);
    return empty;
  });
  const wished = { ...first, card: { ...first.card, wish: 'For a sister.' } };
  const framed = { ...first, hasPhotoFrames: true };
  for (const design of [first, wished, framed, first]) await picture(design, asked);
  expect(drawn).toEqual([`${first.card.wish} false`, 'For a sister. false', `${first.card.wish} true`]);
  const contents = [first, wished, framed, { ...first, card: { ...first.card, tone: 'funny' } }].map(
    designContentRevision,
  );
  expect(new Set(contents).size).toBe(4);
});

test('nobody waits for the disk that keeps a picture', async () => {
  const neverDone = { get: async () => null, put: () => new Promise<void>(() => {}) };
  const picture = createDesignPictures(async () => empty, neverDone);
  const drawn = await picture(first, { ...asked, width: 240 });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 240 });
});

test('sample photos lie where a design counts on photos', async () => {
  const { picture, drawn } = pictures();
  await picture(drawnOf(findTemplate('both-of-us') as Template), asked);
  expect(drawn).toEqual([{ toName: '', photos: true }]);
});

test('when very many names wait, the rest get the picture without a name', async () => {
  const gate = Promise.withResolvers<Scene>();
  const { picture, drawn } = pictures(() => gate.promise);
  const all = Array.from({ length: 100 }, (_, n) => picture(first, { ...asked, toName: `Name ${n}` }));
  await setImmediate();
  gate.resolve(empty);
  await Promise.all(all);
  expect(drawn.filter(({ toName }) => toName !== '')).toHaveLength(25);
  expect(drawn.filter(({ toName }) => toName === '')).toHaveLength(1);
  await picture(first, { ...asked, toName: 'Name 99' });
  expect(drawn.at(-1)).toMatchObject({ toName: 'Name 99' });
});

test('what memory lost is read from the folder, but for what has a name', async () => {
  const files = new Map<string, Buffer>();
  const folder = {
    get: async (key: string) => files.get(key) ?? null,
    put: async (key: string, picture: Buffer) => void files.set(key, picture),
  };
  let drawn = 0;
  const layOut = async () => {
    drawn += 1;
    return empty;
  };
  const one = await createDesignPictures(layOut, folder)(first, asked);
  expect(await createDesignPictures(layOut, folder)(first, asked)).toEqual(one);
  expect(drawn).toBe(1);
  await createDesignPictures(layOut, folder)(first, { ...asked, toName: 'Asha' });
  expect([drawn, files.size]).toEqual([2, 1]);
});

test('a picture that could not be drawn is tried again', async () => {
  let calls = 0;
  const { picture } = pictures(async () => {
    calls += 1;
    if (calls === 1) throw new Error('No fonts.');
    return empty;
  });
  await expect(picture(first, asked)).rejects.toThrow('No fonts.');
  expect((await picture(first, asked)).length).toBeGreaterThan(0);
});

test('a width is one of ours', () => {
  expect(parseDesignWidth('960')).toBe(960);
  for (const input of [null, '', '560', '9600', '-1']) expect(parseDesignWidth(input)).toBe(560);
});
