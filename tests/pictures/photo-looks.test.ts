// Shows: photos of one to six on each face in each composition that is made around them: large, each seen, words in
// nobody's way; several are large in the others, too; a photo on a card of today is its cover, on one of before covers it is where it was
import { describe, expect, test } from 'vitest';
import { compositions } from '#card/compositions/compositions.ts';
import { type Card, newCard, type Photo } from '#card/document/card.ts';
import { applyEdit } from '#card/document/edit.ts';
import { type Face, faces, landscape, portrait, square } from '#card/faces/faces.ts';
import { everyNode } from '#card/paint/content.ts';
import type { GroupNode, ImageNode, Scene } from '#card/scene/scene.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { inTurn, triesAll } from '../support/combinations.ts';
import { nodeLayouter } from './node-layouter.ts';
import { samplePhotos } from './samples.ts';
import { pagesOf } from './shuffled-cards.ts';

const layouter = nodeLayouter();
const [upright, wide] = samplePhotos;
const numbered = (photo: Photo, number: number): Photo => ({
  ...photo,
  file: `${number}${photo.file.slice(1)}`,
});
const photos = [upright, wide, upright, wide, wide, upright].map(numbered);
const [first = upright, ...others] = photos;

const words: Readonly<Record<string, Partial<Card>>> = {
  'a name': { toName: 'Asha', message: 'Long mornings and good mangoes!', fromName: 'Ravi' },
  'an age': { toName: 'Grandmother Elisabeth', age: 104, message: 'Love!' },
  'a long name': { toName: 'W'.repeat(60), textSize: 'large', fromName: 'Zoë' },
  'a long message': {
    toName: 'Asha',
    age: 7,
    message: 'You carried me home in the rain. '.repeat(20).trim(),
  },
  Arabic: { toName: 'ليلى', language: 'ar', message: 'كل عام وأنت بخير يا حبيبة القلب', fromName: 'أمك' },
};

const around = compositions.filter(({ photos: { min } }) => min > 0);

const counted = around.flatMap((composition) =>
  (triesAll ? [1, 2, 3, 4, 5, 6] : [1, 2, 6]).map((count) => ({ composition, count })),
);

interface Shown {
  readonly file: string;
  /** Of the core that the photo covers, 0 to 1. */
  readonly share: number;
}

/** The photos of a page, by the group that cuts each. */
function shownOn(page: Scene, { core }: Face): readonly Shown[] {
  const cuts = [...everyNode(page)].filter(
    (node): node is GroupNode => node.kind === 'group' && node.children[0]?.kind === 'image',
  );
  return cuts.map(({ clip, children }) => {
    const image = children[0] as ImageNode;
    const box = clip?.kind === 'rect' ? clip : boxOfPath(clip?.kind === 'path' ? clip.d : '');
    const across = Math.min(box.x + box.width, core.x + core.width) - Math.max(box.x, core.x);
    const down = Math.min(box.y + box.height, core.y + core.height) - Math.max(box.y, core.y);
    return { file: image.href, share: (across * down) / (core.width * core.height) };
  });
}

function boxOfPath(d: string) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [
    number[],
    number[],
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

describe.each(counted.map((one, turn) => ({ ...one, given: inTurn(Object.entries(words), turn) })))(
  '$composition.key with $count photos',
  ({ composition, count, given }) => {
    test.each(given)('and %s is sound on each face, and shows each photo', (_, own) => {
      const card: Card = {
        ...newCard(7),
        ...own,
        background: 'bg-cake',
        composition: composition.key,
        receiverPhoto: count === 2 ? null : first,
        photos: count === 2 ? others.slice(0, 2) : others.slice(0, count - 1),
      };
      for (const face of faces) {
        const pages = pagesOf(layouter, card, face);
        const problems = pages.flatMap((page, index) =>
          problemsOf(page, face, index === 0 ? composition.slots(face) : []),
        );
        expect(problems, face.key).toEqual([]);
        const seen = new Set(pages.flatMap((page) => shownOn(page, face)).map(({ file }) => file));
        expect(seen.size, face.key).toBe(count);
      }
    });
  },
);

/** Not those of before covers, whose cards keep their look. */
const large = around.filter(({ key }) => key !== 'photo-first' && key !== 'collage');

test.each(large)(
  'a photo has two fifths of the cover of $key, the others a third of a page at least',
  ({ key }) => {
    const short = { ...newCard(7), ...words['a name'], composition: key, receiverPhoto: first };
    for (const face of [portrait, square]) {
      const [cover] = pagesOf(layouter, short, face);
      expect(cover && shownOn(cover, face)[0]?.share, face.key).toBeGreaterThanOrEqual(
        face === portrait ? 0.4 : 0.3,
      );
      if (key === 'film-strip') continue;
      const pages = pagesOf(layouter, { ...short, photos: others }, face).slice(1, 4);
      for (const { share } of pages.flatMap((page) => shownOn(page, face)))
        expect(share, face.key).toBeGreaterThan(1 / 3);
    }
  },
);

test.each(around)(
  'on a wide card of $key three and six photos are about as large as each other',
  ({ key }) => {
    const card = { ...newCard(7), ...words['a name'], composition: key, receiverPhoto: first };
    for (const [count, least] of [
      [3, 0.065],
      [6, 0.035],
    ] as const) {
      const [page] = pagesOf(layouter, { ...card, photos: others.slice(0, count - 1) }, landscape);
      const shares = page ? shownOn(page, landscape).map(({ share }) => share) : [];
      expect(shares).toHaveLength(count);
      expect(Math.min(...shares), `${count}`).toBeGreaterThan(least);
    }
  },
);

/** Those of their scenes show a photo in its place. */
const forWords = compositions.filter(({ photos: { min } }) => min === 0);

test.each(forWords.map((composition, turn) => ({ composition, turn })))(
  'two photos and four are large on a wide card of $composition.key, beside its words',
  ({ composition, turn }) => {
    const card = { ...newCard(7), ...words['a name'], composition: composition.key, receiverPhoto: first };
    for (const [count, least] of [
      [2, 0.15],
      [4, 0.07],
    ] as const) {
      const shown = { ...card, photos: others.slice(0, count - 1) };
      const [page] = pagesOf(layouter, shown, landscape);
      const shares = page ? shownOn(page, landscape).map(({ share }) => share) : [];
      expect(shares).toHaveLength(count);
      expect(Math.min(...shares), `${count}`).toBeGreaterThan(least);
      for (const own of inTurn(Object.values(words), turn)) {
        const given = { ...shown, ...own };
        const problems = pagesOf(layouter, given, landscape).flatMap((one) =>
          problemsOf(one, landscape, composition.slots(landscape)),
        );
        expect(problems, own.message ?? own.toName ?? '').toEqual([]);
      }
    }
  },
);

test('a first photo is large without a choice, on all faces, in one step', () => {
  const bare = { ...newCard(7), ...words['a name'] };
  const card = applyEdit(bare, { type: 'receiverPhoto', value: first });
  for (const face of faces) {
    const shares = pagesOf(layouter, card, face).flatMap((page) => shownOn(page, face));
    expect(Math.max(...shares.map(({ share }) => share)), face.key).toBeGreaterThanOrEqual(0.4);
  }
  expect(
    applyEdit({ ...bare, composition: 'letter' }, { type: 'receiverPhoto', value: first }),
  ).toMatchObject({
    composition: 'letter',
  });
});

test('the photo of a card of before there were covers stays where it was', () => {
  const before: Card = { ...newCard(7), ...words['a name'], cover: 'frame', receiverPhoto: first };
  for (const face of [portrait, square])
    expect(pagesOf(layouter, before, face).map((page) => shownOn(page, face)[0]?.share ?? 0)[0]).toBeLessThan(
      0.4,
    );
  expect(pagesOf(layouter, { ...before, cover: 'picture' }, landscape)).toEqual(
    pagesOf(layouter, before, landscape),
  );
});
