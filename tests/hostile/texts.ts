import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import sharp from 'sharp';
import { type Card, cardSchema, newCard } from '#card/document/card.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { newVisitor, saveRequest, signUpMember } from '../support/visitor.ts';
import { counts, type Order, type Report, tally } from './report.ts';
import { hostileText } from './values.ts';

const megabyte = 1024 * 1024;

/** Texts from every plane of Unicode, directions that are turned over, and what cannot be seen. */
const anyText = fc.oneof(
  hostileText,
  fc.string({ unit: fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point)), maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ...'\u202e\u202d\u202b\u2066\u2067\u2068\u2069\u200b\u200d\u200f\ufeff\u00ad\0\r\n\t<>&"\'`'.split(''),
      'a',
      'ש',
      'م',
      'क',
      '👩',
      '\u0301',
    ),
    maxLength: 60,
  }),
  fc.constantFrom('x', 'م', '👨‍👩‍👧').map((one) => one.repeat(megabyte / Buffer.byteLength(one))),
);

const typedFields = ['toName', 'fromName', 'heading', 'message'] as const;

/** Cards made up at once: some are megabytes. */
const perRound = 50;
/** Of so many cards one is drawn as a picture. */
const drawnEvery = 8;

/** Saves `count` cards of odd texts; what comes back is what was sent, or a sentence says what is wrong with it. */
export async function sendTexts({ product, count, seed }: Order): Promise<Report> {
  const member = await signUpMember(product, 'writer');
  const faults: string[] = [];
  const outcomes = new Map<string, number>();
  const texts = fc.record({ toName: anyText, fromName: anyText, heading: anyText, message: anyText });
  for (let n = 0; n < count; n += 1) {
    if (n % perRound === 0) await ownerRows(product, 'delete from rate_limit');
    const [words] = fc.sample(texts, { seed: seed + n, numRuns: 1 });
    // Five in six have one odd text only: with all odd, most would be refused for another.
    const odd = ([...typedFields, 'signature'] as const)[n % 6];
    const fair = { toName: 'Ravi', fromName: 'Asha', heading: 'Hurra!', message: 'Happy birthday!' };
    const signature = { kind: 'typed', text: words?.heading };
    const card = {
      ...newCard(11),
      ...fair,
      ...(odd === 'signature' ? { signature } : odd ? { [odd]: words?.[odd] } : words),
    };
    const expected = cardSchema.safeParse(card);
    const answer = await member.post('/studio/save', saveRequest(member, { status: 'published', card }));
    const told = (await answer.json().catch(() => ({}))) as { saved?: { id: string }; error?: string };
    tally(outcomes, told.saved ? 'kept' : `${answer.status}`);
    const place = `${odd ?? 'all'}, seed ${seed + n}`;
    if (answer.status >= 500) faults.push(`${place}: answered ${answer.status}`);
    else if (told.saved) {
      if (!expected.success) faults.push(`${place}: kept, though it is no card`);
      else
        await compare(
          product,
          { id: told.saved.id, card: expected.data, isDrawn: n % drawnEvery === 0 },
          (fault) => faults.push(`${place}: ${fault}`),
        );
    } else if (!/[.!]$/.test(JSON.stringify(told).replace(/["}\]]+$/, ''))) {
      faults.push(`${place}: refused without a sentence: ${JSON.stringify(told).slice(0, 200)}`);
    }
  }
  return { cases: count, faults, figures: { outcomes: counts(outcomes) } };
}

interface Saved {
  readonly id: string;
  readonly card: Card;
  readonly isDrawn: boolean;
}

/** In the database, on the page, and as pictures. */
async function compare(
  product: Product,
  { id, card, isDrawn }: Saved,
  report: (fault: string) => void,
): Promise<void> {
  const [row] = await ownerRows(product, 'select document from cards where id = $1', [id]);
  if (!isDeepStrictEqual(row?.document, card)) report(`stored ${JSON.stringify(row).slice(0, 200)}`);
  const visitor = newVisitor(product);
  const page = await visitor.send(`/card/${id}`);
  const html = await page.text();
  if (page.status !== 200) report(`its page answers ${page.status}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  const bare = /[\0-\x08\x0b\x0c\x0e-\x1f\u202a-\u202e]|<script>alert/.exec(html);
  if (bare) report(`its page holds ${JSON.stringify(bare[0])}`);
  if (!isDrawn) return;
  const scene = await visitor.send(`/card/${id}/scene.json?face=landscape`);
  if (scene.status !== 200) report(`its scene answers ${scene.status}`);
  await scene.json();
  for (const name of ['preview.jpg', 'picture.jpg']) {
    const bytes = Buffer.from(await (await visitor.send(`/card/${id}/${name}`)).arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    if (format !== 'jpeg' || exif) report(`${name} is ${format}`);
  }
}
