/**
 * Cards that others signed, beside the same card without notes: the first page of notes as the card's page has it, all
 * pages on a face as pictures and films are drawn from them, the film, and the sheets of print. Each round has other words, so
 * nothing is remembered but what unchanged notes let one remember.
 */
import { cardAlone, contentRevision } from '#card/document/shown-card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import type { Note } from '#card/notes/note.ts';
import { cropped } from '#card/scene/cropped.ts';
import { type CardFormat, cardFormats } from '#encode/card-formats.ts';
import { framesPerSecond } from '#encode/turns.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import { median } from '#tests/support/quantile.ts';
import { openBenchPage } from './bench-page.ts';
import { openDrawing, retyped, sampleCard } from './sample-card.ts';
import { kilobytes, ms, type Row, table, times } from './table.ts';

const rounds = 7;
const said = [
  'Happy birthday!',
  'You make every Monday a little lighter. Thank you for the coffee, the jokes, and for always asking how we are.',
  'जन्मदिन की बहुत-बहुत शुभकामनाएँ! आप हमेशा ऐसे ही मुस्कुराते रहिए।',
  'كل عام وأنت بخير يا غالية، دمت لنا سندًا وفرحًا.',
  '🎂🎉 Party time! 🥳',
];

const drawing = await openDrawing();
const { scenes } = drawing;
const bench = await openBenchPage({ scene: await retyped(scenes, 0), photos: drawing.photos });
const story = cardFormats.find(({ key }) => key === 'portrait') as CardFormat;

function notesOf(count: number, round: number): readonly Note[] {
  return Array.from({ length: count }, (_, n) => ({
    ...{ id: `${n}`, name: `Guest ${n}`, attachment: null, isLate: false },
    // One of them is new in each round, as when somebody signs.
    words: n === 0 ? `Round ${round}` : (said[n % said.length] ?? ''),
  }));
}

async function medianOf(make: (round: number) => Promise<unknown>): Promise<number> {
  const seen: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const started = performance.now();
    await make(round);
    if (round >= 0) seen.push(performance.now() - started);
  }
  return median(seen);
}

/** The card itself with other words, which no drawing of it has. */
const another = (round: number) => ({ ...sampleCard, message: `${sampleCard.message} ${round}` });
const alone = await medianOf((round) =>
  scenes.drawing(cardAlone(another(round), contentRevision('alone', round))),
);
const print = { fold: 'flat', paper: 'a4', address: null, isTest: false } as const;
const printed = await medianOf((round) => scenes.print({ card: another(round) }, print));

async function rowsFor(count: number): Promise<Row[]> {
  let bytes = 0;
  const page = await medianOf(async (round) => {
    const notes = notesOf(count, round);
    const shown = { ...cardAlone(sampleCard, contentRevision('card')), notes };
    const pages = await scenes.notes({ ...shown, content: contentRevision('notes', count, round) });
    bytes = pages[0]?.svg.length ?? 0;
  });
  const card = sampleCard;
  const wide = await medianOf((round) => scenes.pages({ card, notes: notesOf(count, round) }, landscape));
  const tall = await medianOf((round) => scenes.pages({ card, notes: notesOf(count, round) }, portrait));
  const pdf = await medianOf((round) => scenes.print({ card, notes: notesOf(count, round) }, print));
  const ratio = page / alone;
  return [
    {
      what: `${count} notes: drawn for the card's page, beside the card (${ms(alone)})`,
      figure: `${ms(page)}, first page ${kilobytes(bytes)}`,
      ratio: times(ratio),
      target: `at most ${count / 20}x`,
      reached: ratio <= count / 20,
    },
    { what: '  all pages for pictures and films, landscape', figure: ms(wide) },
    { what: '  all pages for pictures and films, portrait', figure: ms(tall) },
    await filmRow(count),
    {
      what: `  PDF, beside the card's (${ms(printed)})`,
      figure: ms(pdf),
      ratio: times(pdf / printed),
    },
  ];
}

/** Once: a page is shown as long as it is read, so a film of many is minutes long. */
async function filmRow(count: number): Promise<Row> {
  const drawn = await scenes.pages({ card: sampleCard, notes: notesOf(count, rounds) }, story.face);
  const pages = drawn.map((one) => cropped(one, story.frame));
  const made = await bench.page.evaluate((pages) => window.bench.pagesVideo(pages, null), pages);
  const turns = videoTurns({ pages, front: null, ends: 'show' }, 0);
  const seconds = (turns.at(-1)?.end ?? 0) / framesPerSecond;
  return {
    what: `  MP4, ${story.key}, ${seconds.toFixed(0)} s of ${pages.length} pages`,
    figure: `${ms(made.ms)}, ${kilobytes(made.bytes)}`,
    ratio: `${(made.ms / 1000 / seconds).toFixed(3)} s per second`,
    target: 'at most 0.15 s per second',
    reached: made.ms / 1000 / seconds <= 0.15,
  };
}

table(`A card that others signed, medians of ${rounds}`, [...(await rowsFor(40)), ...(await rowsFor(200))]);
await bench.close();
await drawing.close();
