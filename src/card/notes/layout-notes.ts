import type { Background } from '../backgrounds/background.ts';
import { tint } from '../compositions/sheets.ts';
import { channels, luminance, readableInk } from '../contrast/color.ts';
import type { Card } from '../document/card.ts';
import { cardEastAsian } from '../document/card-text.ts';
import { standardLook } from '../document/standard-look.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { colorOf } from '../layout/elements.ts';
import { aroundPoint } from '../scene/matrix.ts';
import { type Random, random } from '../scene/random.ts';
import type { Color, Scene, SceneNode } from '../scene/scene.ts';
import { softShadow } from '../scene/soft-shadow.ts';
import type { Direction } from '../text/direction.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import { placeText } from '../text/place-text.ts';
import type { TextPreparer } from '../text/prepare.ts';
import { splitIntoPages } from '../text/split-pages.ts';
import type { TextRole } from '../text/typefaces.ts';
import { type LaidOutAttachment, layOutAttachment } from './attachment-nodes.ts';
import { type NoteLook, noteLooks, shortWords, shownWidth, smallestNote } from './looks.ts';
import type { FileHref, Note } from './note.ts';
import { type Packed, pack, spanWidth } from './pack.ts';

/** A page of notes, and which of them stand on it. */
export interface NotePage {
  readonly scene: Scene;
  readonly notes: readonly Note[];
}

interface NotesOptions {
  readonly background: Background;
  readonly face: Face;
  readonly preparer: TextPreparer;
  readonly fileHref: FileHref;
  /** Over the notes, and over those that came after the card was opened; in the card's language. */
  readonly headings: { readonly all: string; readonly late: string };
}

/** The pages of what others wrote on a card: in their order, late ones on pages of their own. None without notes. */
export function layoutNotes(card: Card, notes: readonly Note[], options: NotesOptions): readonly NotePage[] {
  const look = noteLooks.find(({ upTo }) => notes.length <= upTo) as NoteLook;
  const { headings } = options;
  const parts = [
    { heading: headings.all, notes: notes.filter(({ isLate }) => !isLate) },
    { heading: headings.late, notes: notes.filter(({ isLate }) => isLate) },
  ];
  return parts
    .filter((part) => part.notes.length > 0)
    .flatMap((part) => pagesOf(card, part, { ...options, look }));
}

interface Part {
  readonly heading: string;
  readonly notes: readonly Note[];
}

type PartOptions = NotesOptions & { readonly look: NoteLook };

function pagesOf(card: Card, { heading, notes }: Part, options: PartOptions): readonly NotePage[] {
  const { face, look, background } = options;
  const px = (pixels: number) => (pixels * face.width) / shownWidth[face.key];
  const board = inset(face.core, px(look.paper === 'none' ? 20 : 12));
  const zone = inset(board, px(10));
  const grid = { gap: px(look.gap), columns: look.columns[face.key] };
  const setter = createSetter(card, { ...options, px });
  // One is not "all of us".
  const head = notes.length > 1 ? setter.heading(heading, zone.width) : null;
  const set = notes.flatMap((note) => setter.note(note, { zone, ...grid }));
  const pages = pack(set, { zone, ...grid, top: head ? head.height + grid.gap : 0, perPage: look.perPage });
  const paint = { px, look, chance: random(card.seed), accent: accentOf(card, background) };
  const ground = tint(paint.accent, 0.86);
  return pages.map((placed, index): NotePage => {
    const lower = spare(placed, zone);
    const shown = placed.map((one) => ({
      ...one,
      // The first column is where one begins to read.
      x: head?.direction === 'rtl' ? 2 * zone.x + zone.width - one.x - one.width : one.x,
      y: one.y + lower,
    }));
    const column = { x: zone.x, top: zone.y + lower, width: zone.width, fill: inkOn(ground, paint.accent) };
    return {
      notes: shown.map(({ note }) => note),
      scene: {
        ...{ width: face.width, height: face.height, symbols: background.symbols ?? {} },
        nodes: [
          ...background.draw({ random: random(card.seed), face, cover: card.cover }),
          ...softShadow(board, px(8)),
          { kind: 'rect', ...board, radius: px(8), fill: ground },
          ...(head && index === 0
            ? [{ kind: 'group' as const, stage: 0, children: placeText(head, column) }]
            : []),
          ...shown.map((one) => noteNodes(one, { ...paint, ground })),
        ],
        description: `${heading} ${shown.map(({ note }) => note.name).join(', ')}`,
        isNotes: true,
        ...voicesOf(placed, options),
      },
    };
  });
}

/** What is to hear on a page. A note that goes on from the page before is heard there. */
function voicesOf(notes: readonly SetNote[], { fileHref }: NotesOptions): Pick<Scene, 'voices'> {
  const voices = notes.flatMap(({ note, attachment }) =>
    attachment && note.attachment?.kind === 'voice'
      ? [{ href: fileHref(note.attachment), seconds: note.attachment.seconds }]
      : [],
  );
  return voices.length > 0 ? { voices } : {};
}

/** What is free under the last note of a page, in part: few notes do not cling to the upper edge. */
function spare(placed: readonly Packed<SetNote>[], zone: Frame): number {
  const end = Math.max(...placed.map(({ y, height }) => y + height));
  return Math.max(0, zone.y + zone.height - end) * 0.4;
}

/** A note as large as it is in its columns. */
interface SetNote {
  readonly note: Note;
  /** Above its words. */
  readonly attachment: LaidOutAttachment | null;
  /** Null where there are none. */
  readonly words: FittedText | null;
  /** Null where its words go on. */
  readonly name: FittedText | null;
  readonly width: number;
  readonly height: number;
  readonly span: number;
}

interface NoteGrid {
  readonly zone: Frame;
  readonly gap: number;
  readonly columns: number;
}

interface Setting extends Pick<NotesOptions, 'preparer' | 'fileHref'> {
  readonly look: NoteLook;
  readonly px: (pixels: number) => number;
}

function createSetter(card: Card, setting: Setting) {
  const { preparer, look, px } = setting;
  const written = { typeface: card.typeface, eastAsian: cardEastAsian(card) };
  const padding = px(look.padding);

  function fit(text: string, { role, base, size, ...room }: FitOptions): FittedText {
    const prepared = preparer.prepare(text, { ...written, role, ...(base && { base }) });
    const lineHeight = role === 'words' ? 1.3 : 1.2;
    return fitText(prepared, { ...room, maxSize: px(size), minSize: px(smallestNote), lineHeight });
  }

  function noteAt(note: Note, { width, height, size }: { width: number; height: number; size: number }) {
    const inner = { width: width - 2 * padding, height: height - 2 * padding };
    const { width: room } = inner;
    const attachment =
      note.attachment &&
      layOutAttachment(note.attachment, { ...setting, typeface: card.typeface, width: room });
    const words = note.words ? fit(note.words, { ...inner, role: 'words', size }) : null;
    // It stands on the side where its words begin.
    const base = words?.direction;
    const nameSize = words || attachment ? look.name : look.short * 1.15;
    const name = fit(note.name, { ...inner, role: 'heading', size: nameSize, base });
    return { attachment, words, name, width, height: heightOf({ attachment, words, name }) };
  }

  function heightOf(parts: Pick<SetNote, 'attachment' | 'words' | 'name'>): number {
    const { attachment, words, name } = parts;
    const picture = attachment ? attachment.height + px(pictureGap) : 0;
    const gap = words && name ? px(nameGap) : 0;
    return 2 * padding + picture + (words?.height ?? 0) + gap + (name?.height ?? 0);
  }

  return {
    heading: (text: string, width: number) => fit(text, { role: 'heading', width, height: px(60), size: 22 }),
    /** In a column, or in several where it is long; on several pages what no page holds. */
    note(note: Note, { zone, ...grid }: NoteGrid): readonly SetNote[] {
      const size = [...note.words].length <= shortWords ? look.short : look.words;
      const most = zone.height * 0.86;
      const free = { height: Number.POSITIVE_INFINITY, size };
      const spans = [...new Set([1, Math.ceil((grid.columns + 1) / 2), grid.columns])];
      for (const span of spans) {
        const own = noteAt(note, { ...free, width: spanWidth(span, zone.width, grid) });
        // A photo is no reason to take the width of the page.
        const tall = own.attachment ? 0.62 : 0.45;
        const enough = span === grid.columns ? most : zone.height * tall;
        if (own.height <= enough) return [{ ...own, note, span }];
      }
      // Lines broken by hand, one under the other, are longer than any page: they go on beside each other.
      const words = note.words.split(/\s+/).join(' ');
      const whole = noteAt({ ...note, words }, { ...free, width: zone.width });
      const parts = whole.words
        ? splitIntoPages(whole.words, most - (whole.height - whole.words.height))
        : [];
      return parts.map((part, index): SetNote => {
        const name = index === parts.length - 1 ? whole.name : null;
        const attachment = index === 0 ? whole.attachment : null;
        const height = heightOf({ attachment, words: part, name });
        return { ...whole, note, attachment, words: part, name, height, span: grid.columns };
      });
    },
  };
}

interface FitOptions {
  readonly role: TextRole;
  readonly width: number;
  readonly height: number;
  /** CSS pixels. */
  readonly size: number;
  /** That of its own letters when absent. */
  readonly base?: Direction | undefined;
}

/** CSS pixels between the words and the name, and under a photo. */
const nameGap = 3;
const pictureGap = 8;

/** Light enough for dark words, each a little different. */
const papers: readonly Color[] = ['#fffaf0', '#fff3dc', '#fdeef0', '#eef6ea', '#eaf3fb', '#f5effb'];

interface NotePaint {
  readonly accent: Color;
  readonly px: (pixels: number) => number;
  readonly look: NoteLook;
  readonly chance: Random;
  /** The colour of the board. */
  readonly ground: Color;
}

function noteNodes(placed: Packed<SetNote>, { accent, px, look, chance, ground }: NotePaint): SceneNode {
  const { attachment, words, name, x, y, width, height } = placed;
  const frame = { x, y, width, height };
  const paper = look.paper === 'none' ? ground : chance.pick(papers);
  const column = { x: x + px(look.padding), width: width - 2 * px(look.padding) };
  const top = y + px(look.padding);
  const spare = column.width - (attachment?.width ?? 0);
  // Where its words begin; without any in the middle, as its name.
  const start = words ? (words.direction === 'rtl' ? spare : 0) : spare / 2;
  const ink = inkOn(paper, accent);
  const shown = attachment?.nodesAt({ x: column.x + start, y: top, ink }) ?? [];
  const wordsTop = top + (attachment ? attachment.height + px(pictureGap) : 0);
  const said = words ? placeText(words, { ...column, top: wordsTop, fill: '#2b1b16', align: 'start' }) : [];
  const signed = name
    ? placeText(name, {
        ...column,
        top: wordsTop + (words ? words.height + px(nameGap) : 0),
        fill: ink,
        ...(words && { align: 'start' }),
      })
    : [];
  const radians = look.paper === 'pinned' ? chance.float(-0.014, 0.014) : 0;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return {
    kind: 'group',
    stage: 1 + chance.int(0, 2),
    children: [
      {
        kind: 'group',
        ...(radians !== 0 && {
          transform: aroundPoint(x + width / 2, y + height / 2, [cos, sin, -sin, cos, 0, 0]),
        }),
        children: [...paperNodes(frame, { paper, look, px, accent }), ...shown, ...said, ...signed],
      },
    ],
  };
}

interface PaperPaint extends Pick<NotePaint, 'look' | 'px' | 'accent'> {
  readonly paper: Color;
}

function paperNodes(frame: Frame, { paper, look, px, accent }: PaperPaint): readonly SceneNode[] {
  if (look.paper === 'none') return [];
  const sheet: SceneNode = { kind: 'rect', ...frame, radius: px(3), fill: paper };
  if (look.paper === 'plain') return [sheet];
  const tape = { width: px(34), height: px(9) };
  return [
    ...softShadow(frame, px(3), 0.6),
    sheet,
    {
      kind: 'rect',
      x: frame.x + (frame.width - tape.width) / 2,
      y: frame.y - px(4),
      ...tape,
      radius: px(1),
      fill: `${tint(accent, 0.45)}b3` as Color,
    },
  ];
}

/** The colour that the sender chose for the heading, else that of the background's cover. */
function accentOf({ titleColor }: Card, { cover }: Background): Color {
  return titleColor === standardLook.titleColor ? cover.accent : colorOf(titleColor);
}

/** The colour where it can be read on that paper, else a darker one of its hue. */
function inkOn(paper: Color, color: Color): Color {
  const [red, green, blue] = channels(paper);
  const light = luminance(red, green, blue);
  return readableInk(color, [light, light]) ?? '#2b1b16';
}
