// Shows: what others wrote stands on each face without meeting, large enough and readable, whoever wrote in whatever script, from one note to two hundred
// Spec: 2.105
import { describe, expect, test } from 'vitest';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { worstContrast } from '#card/contrast/color.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { type Face, faces } from '#card/faces/faces.ts';
import { layoutNotes, type NotePage } from '#card/notes/layout-notes.ts';
import { shownWidth, smallestNote } from '#card/notes/looks.ts';
import type { Note, NoteAttachment } from '#card/notes/note.ts';
import { type Box, boundsOf, transformed } from '#card/paint/bounds.ts';
import { identity } from '#card/scene/matrix.ts';
import { random } from '#card/scene/random.ts';
import type { Color, GroupNode, RectNode, SceneNode, TextNode } from '#card/scene/scene.ts';
import { padSize } from '#card/signature/drawn-signature.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { inTurn } from '../support/combinations.ts';
import { luminanceOf } from '../support/contrast.ts';

registerNodeFonts(nodeFonts, process.cwd());
const preparer = createTextPreparer({ measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) });

const long = (text: string) => [...text.repeat(500)].slice(0, 500).join('').trim();
/** What people write, and what they could. */
const texts = [
  '',
  'Happy birthday!',
  'You make every Monday a little lighter. Thank you for the coffee and for always asking how we are.',
  long('I still laugh when I think of the day we got lost in the mountains. '),
  long('जन्मदिन की बहुत-बहुत शुभकामनाएँ! आप हमेशा ऐसे ही मुस्कुराते रहिए। '),
  long('كل عام وأنت بخير يا غالية، دمت لنا سندًا وفرحًا. '),
  long('இனிய பிறந்தநாள் நல்வாழ்த்துக்கள்! என்றும் மகிழ்ச்சியுடன் வாழ்க. '),
  long('生日快乐！愿你每天都开心，事事顺利。'),
  long('🎂🎉🥳 '),
  long('W'),
  long('Donaudampfschifffahrtsgesellschaftskapitän '),
  long('a\n'),
  'Roses are red\nviolets are blue\n\n\n\nsugar is sweet\nand so are you',
];
const names = [
  'Mia',
  'Li',
  'Ravi & Anjali',
  'आशा',
  'ليلى',
  'தேவி',
  '小明',
  'W'.repeat(60),
  'Grandma Rosalinde von Hohenfels',
];

const pathOf = (points: string) => ({ kind: 'drawn', path: points, ...padSize }) as const;
const attachments: readonly NoteAttachment[] = [
  { kind: 'photo', file: 'wide', width: 1600, height: 200 },
  { kind: 'photo', file: 'square', width: 800, height: 800 },
  { kind: 'photo', file: 'tall', width: 300, height: 1600 },
  { kind: 'voice', file: 'voice', seconds: 30 },
  { kind: 'ink', drawing: pathOf('M100 200C200 100 300 300 400 200L600 220') },
  { kind: 'ink', drawing: pathOf('M500 200L501 200') },
];

function notesOf(count: number, seed: number): Note[] {
  const { pick, float } = random(seed);
  return Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    name: pick(names),
    words: pick(texts),
    attachment: pick(attachments),
    isLate: n > count / 2 && float() < 0.05,
  }));
}

function pagesOf(card: Card, notes: readonly Note[], face: Face): readonly NotePage[] {
  const background = backgrounds.find(({ key }) => key === card.background) ?? backgrounds[0];
  if (!background) throw new Error('no background');
  const text = textIn(languageFrom(card.language), 'signing');
  const headings = { all: text('board.heading'), late: text('board.late') };
  return layoutNotes(card, notes, {
    background,
    face,
    preparer,
    headings,
    fileHref: ({ file }) => `/files/${file}`,
  });
}

interface Drawn {
  readonly name: string;
  /** Before it is turned. */
  readonly paper: Box | null;
  readonly box: Box;
  readonly texts: readonly TextNode[];
  /** Its photo, its drawing, or the sign of its voice. */
  readonly pictures: readonly Box[];
  readonly color: Color;
}

const isRect = (node: SceneNode | undefined): node is RectNode => node?.kind === 'rect';
const boxOf = ({ x, y, width, height }: RectNode): Box => [x, y, x + width, y + height];

/** Where the ink of a line can be, without its tallest marks. */
function lineOf({ x, y, width, font: { size } }: TextNode): Box {
  return [x, y - size * 0.8, x + width, y + size * 0.2];
}

function drawnOn({ scene, notes }: NotePage): readonly Drawn[] {
  const boards = scene.nodes.filter(isRect);
  const board = boards.findLast(({ fill }) => typeof fill === 'string' && fill.length === 7);
  const groups = scene.nodes.filter(
    (node): node is GroupNode => node.kind === 'group' && node.stage !== undefined && node.stage > 0,
  );
  expect(groups).toHaveLength(notes.length);
  return groups.map((group, index) => {
    const note = group.children[0] as GroupNode;
    const sheet = note.children
      .filter(isRect)
      .find(({ fill }) => typeof fill === 'string' && fill.length === 7);
    const written = note.children.filter((node) => node.kind === 'text');
    const lines = written.map(lineOf);
    const paper = sheet ? boxOf(sheet) : null;
    const pictures = note.children.flatMap(pictureIn);
    const all = paper ?? around([...lines, ...pictures], note);
    return {
      name: notes[index]?.name ?? '',
      paper,
      box: transformed(all, note.transform ?? identity),
      texts: written,
      pictures,
      color: (sheet ?? board)?.fill as Color,
    };
  });
}

function pictureIn(node: SceneNode): readonly Box[] {
  if (node.kind === 'group' && node.clip?.kind === 'rect') return [boxOf({ fill: '#000000', ...node.clip })];
  if (node.kind === 'path') return [boundsOf(node, { symbols: {} }) as Box];
  // The ground of a voice's sign.
  return isRect(node) && `${node.fill}`.endsWith('1f') ? [boxOf(node)] : [];
}

function around(boxes: readonly Box[], note: GroupNode): Box {
  const emoji = note.children
    .filter((node) => node.kind === 'use')
    .map((node) => boundsOf({ ...node, kind: 'rect', fill: '#000000' } as RectNode, { symbols: {} }) as Box);
  const every = [...boxes, ...emoji];
  return [
    Math.min(...every.map(([left]) => left)),
    Math.min(...every.map(([, top]) => top)),
    Math.max(...every.map(([, , right]) => right)),
    Math.max(...every.map(([, , , bottom]) => bottom)),
  ];
}

const isInside = (one: Box, other: Box) =>
  one[0] >= other[0] && one[1] >= other[1] && one[2] <= other[2] && one[3] <= other[3];
const meet = (one: Box, other: Box) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

function problemsOf(page: NotePage, face: Face): string[] {
  const drawn = drawnOn(page);
  const { x, y, width, height } = face.core;
  const core: Box = [x, y, x + width, y + height];
  const least = (smallestNote * face.width) / shownWidth[face.key];
  return [
    ...drawn.filter(({ box }) => !isInside(box, core)).map(({ name }) => `${name} leaves the card`),
    ...drawn.flatMap((one, index) =>
      drawn
        .slice(index + 1)
        .flatMap((other) => (meet(one.box, other.box) ? [`${one.name} meets ${other.name}`] : [])),
    ),
    ...drawn.flatMap(({ name, paper, pictures, texts: written }) =>
      pictures.flatMap((picture) => [
        ...(paper && !isInside(picture, paper) ? [`${name}: its picture leaves its paper`] : []),
        ...written
          .filter((text) => !/^\d:\d\d$/.test(text.text) && meet(lineOf(text), picture))
          .map((text) => `${name}: “${text.text}” meets its picture`),
      ]),
    ),
    ...drawn.flatMap(({ name, paper, texts: written, color }) =>
      written.flatMap((text) => [
        ...(paper && !isInside(lineOf(text), paper) ? [`${name}: “${text.text}” leaves its paper`] : []),
        ...(text.font.size < least ? [`${name}: “${text.text}” is small: ${text.font.size}`] : []),
        ...(worstContrast(text.fill, [luminanceOf(color), luminanceOf(color)]) < 4.5
          ? [`${name}: “${text.text}” is pale`]
          : []),
      ]),
    ),
  ];
}

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each(faces.map((face, turn) => ({ face, turn })))('on the $face.key face', ({ face, turn }) => {
  test.each([1, 2, 6, 7, 12, 40, 41, 200])('%i notes', (count) => {
    for (const seed of inTurn(count > 40 ? seeds.slice(0, 3) : seeds, turn + count)) {
      const { pick } = random(count * 100 + seed);
      const card: Card = {
        ...newCard(seed),
        background: pick(backgrounds).key,
        titleColor: pick(['#4a4a48', '#ffffff', '#000000', '#ffe14d', '#c2185b']),
        language: pick(['en', 'hi', 'ar', 'es']),
      };
      const notes = notesOf(count, seed);
      const pages = pagesOf(card, notes, face);
      const shown = pages.flatMap((page) => page.notes.map(({ id }) => id));
      const inOrder = [...notes].sort((one, other) => Number(one.isLate) - Number(other.isLate));
      expect([...new Set(shown)]).toEqual(inOrder.map(({ id }) => id));
      expect(pages.flatMap((page) => problemsOf(page, face))).toEqual([]);
    }
  });
});

test('many short notes are twelve to twenty on a page', () => {
  const notes = Array.from({ length: 200 }, (_, n) => ({
    ...{ id: `${n}`, name: 'Ravi', attachment: null, isLate: false },
    words: 'Happy birthday, dear Asha!',
  }));
  // The square is the smallest of them at the same width; the heading takes a part of the first page.
  const least = { portrait: 12, landscape: 12, square: 8 };
  for (const face of faces) {
    const counts = pagesOf(newCard(1), notes, face).map((page) => page.notes.length);
    expect(Math.min(...counts.slice(1, -1))).toBeGreaterThanOrEqual(least[face.key]);
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  }
});

test('nothing of a note is left out, also of lines that are broken by hand', () => {
  const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
  const words = long('ab\n');
  const [page] = pagesOf(
    newCard(1),
    [{ id: '1', name: 'Mia', words, attachment: null, isLate: false }],
    faces[1] as Face,
  );
  const written = page ? drawnOn(page).flatMap(({ texts: own }) => own.map(({ text }) => text)) : [];
  expect(letters(written.join(''))).toBe(letters(`${words}Mia`));
});

test('without notes there is no page, and one note is not from all of us', () => {
  const [portrait] = faces.filter(({ key }) => key === 'portrait') as [Face];
  expect(pagesOf(newCard(1), [], portrait)).toEqual([]);
  const [one] = pagesOf(newCard(1), notesOf(1, 3), portrait);
  expect(one?.scene.nodes.filter((node) => node.kind === 'group' && node.stage === 0)).toEqual([]);
});
