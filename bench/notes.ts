/**
 * Cards that others signed, beside the same card without notes: the first page of notes as the card's page has it, all
 * pages on a face as pictures and films are drawn from them, and the sheets of print. Each round has other words, so
 * nothing is remembered but what unchanged notes let one remember.
 */
import { cardAlone, contentRevision } from '#card/document/shown-card.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import type { Note } from '#card/notes/note.ts';
import { median } from '#tests/support/quantile.ts';
import { openDrawing, sampleCard } from './sample-card.ts';
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
    {
      what: `  PDF, beside the card's (${ms(printed)})`,
      figure: ms(pdf),
      ratio: times(pdf / printed),
    },
  ];
}

table(`A card that others signed, medians of ${rounds}`, [...(await rowsFor(40)), ...(await rowsFor(200))]);
await drawing.close();
