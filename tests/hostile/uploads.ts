import { type MemoryWatch, watchMemory } from '../support/memory.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { type Member, newVisitor, signUpMember } from '../support/visitor.ts';
import { type Bomb, bombs } from './bombs.ts';
import { changed, polyglots } from './changes.ts';
import { traceIn } from './kept.ts';
import { counts, type Order, type Report, tally, times } from './report.ts';
import { type Specimen, specimens } from './specimens.ts';

export interface UploadAttack extends Order {
  /** Of the `count` changed files one in so many is a sound: each needs a thread of its own. */
  readonly soundEvery: number;
  /** Bombs take seconds each. */
  readonly withBombs: boolean;
}

/** Uploads at the same moment. */
const together = 4;
/** Uploads after which the counts of how often somebody uploads begin anew. */
const perRound = 25;
/** Uploads after which all code has run and the memory is measured from. */
const warm = 100;
/** Megabytes that the process may grow by while two photos of 24 megapixels are decoded. */
const growth = 300;
/** Milliseconds: a photo may take 15 seconds and a sound 60, and then they are refused. */
const longest = { photo: 17_000, sound: 62_000 } as const;

/** Sends damaged, forged and double-faced files, and looks at what was kept of each. */
export async function attackUploads({
  product,
  seed,
  count,
  soundEvery,
  withBombs,
}: UploadAttack): Promise<Report> {
  const member = await signUpMember(product, 'uploader');
  const all = await specimens();
  const faults: string[] = [];
  const outcomes = new Map<string, number>();
  const refusals = { unread: [] as number[], read: [] as number[] };
  let cases = 0;
  let memory: MemoryWatch | null = null;

  async function send(file: Specimen | Bomb): Promise<void> {
    cases += 1;
    if (cases % perRound === 0) await ownerRows(product, 'delete from rate_limit');
    const started = performance.now();
    const answer = await upload(member, file);
    const { status } = answer;
    const told = (await answer.json().catch(() => null)) as Told | null;
    const ms = performance.now() - started;
    const id = told?.photo?.file ?? told?.sound?.file;
    tally(outcomes, id ? `${file.to} kept` : `${file.to} ${status}`);
    if (!id) refusals[told?.error?.includes('We can’t read') ? 'unread' : 'read'].push(ms);
    const trace = id ? await traceIn(await member.send(`/files/${id}`)) : null;
    const fault = faultOf({ file, status, told, id, ms }) ?? trace;
    if (fault) faults.push(`${file.name}, seed ${seed + cases - 1}: ${fault}`);
  }

  const files = filesOf(all, { seed, count, soundEvery, last: withBombs ? await bombs() : null });
  // All who send take the next one from the same list.
  const senders = Array.from({ length: together }, async () => {
    for (let next = files.next(); !next.done; next = files.next()) {
      await send(next.value);
      if (cases >= warm) memory ??= watchMemory(product);
    }
  });
  await Promise.all(senders);
  const { before, most, after } = (memory ?? watchMemory(product)).stop();
  if (most - before > growth) faults.push(`the process grew from ${before} to ${most} MB`);
  return {
    cases,
    faults,
    figures: {
      outcomes: counts(outcomes),
      'refused by its beginning, middle / 99 % / slowest': times(refusals.unread),
      'refused after a look inside': times(refusals.read),
      'memory before / most / after': `${before} / ${most} / ${after} MB`,
    },
  };
}

interface Told {
  readonly photo?: { readonly file: string };
  readonly sound?: { readonly file: string };
  readonly error?: string;
}

interface FilePlan extends Pick<UploadAttack, 'seed' | 'count' | 'soundEvery'> {
  readonly last: readonly Bomb[] | null;
}

/** In an order in which all kinds come early; one generator for all who send, so that each takes the next. */
function* filesOf(
  all: readonly Specimen[],
  { seed, count, soundEvery, last }: FilePlan,
): Generator<Specimen | Bomb> {
  const [photos, sounds] = (['photo', 'sound'] as const).map((to) => all.filter((one) => one.to === to));
  for (let n = 0; n < count; n += 1) {
    yield changed((n % soundEvery === soundEvery - 1 ? sounds : photos) ?? [], seed + n);
  }
  const twoFaced = polyglots(all);
  yield* last ? twoFaced : twoFaced.filter(({ to }, index) => to === 'photo' && index % 8 === 0);
  yield* last ?? [];
}

function upload(member: Member, { to, name, bytes }: Specimen): Promise<Response> {
  const path =
    to === 'photo' ? '/studio/photo' : `/studio/sound?kind=upload&name=${encodeURIComponent(name)}`;
  // What it claims to be decides nothing.
  const headers = { 'content-type': 'image/svg+xml' };
  return member.send(path, { method: 'POST', headers, body: new Uint8Array(bytes) });
}

interface Outcome {
  readonly file: Specimen | Bomb;
  readonly status: number;
  readonly told: Told | null;
  readonly id: string | undefined;
  readonly ms: number;
}

function faultOf({ file, status, told, id, ms }: Outcome): string | null {
  if (status >= 500) return `answered ${status}: ${told?.error}`;
  if (ms > longest[file.to]) return `answered after ${Math.round(ms)} ms`;
  if (!id && !/^\w.*\.$/.test(told?.error ?? '')) return `refused without a sentence (${status})`;
  return id && 'isRefused' in file && file.isRefused ? 'kept' : null;
}

/** Many large photos at one moment: some are told to come again, and whoever reads meanwhile does not wait. */
export async function attackAtOnce(product: Product, photo: Buffer, count: number): Promise<Report> {
  const member = await signUpMember(product, 'crowd');
  const file = { name: 'large photo', to: 'photo', bytes: photo } as const;
  // Measured from where all code has run.
  for (let n = 0; n < 4; n += 1) await upload(member, file);
  const memory = watchMemory(product);
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const waits: number[] = [];
  let isOver = false;
  async function read(): Promise<void> {
    while (!isOver) {
      const started = performance.now();
      const { status } = await newVisitor(product).send('/login');
      waits.push(performance.now() - started);
      if (status !== 200) faults.push(`a reader was answered ${status}`);
    }
  }
  const reading = read();
  const answers = await Promise.all(Array.from({ length: count }, () => upload(member, file)));
  isOver = true;
  await reading;
  for (const answer of answers) {
    tally(outcomes, `${answer.status}`);
    const { error } = (await answer.json()) as Told;
    if (![200, 503].includes(answer.status)) faults.push(`answered ${answer.status}: ${error}`);
    if (answer.status === 503 && !error?.includes('again in a few seconds')) faults.push(`said ${error}`);
  }
  const { before, most } = memory.stop();
  if (most - before > growth) faults.push(`the process grew from ${before} to ${most} MB`);
  return {
    cases: count,
    faults,
    figures: {
      outcomes: counts(outcomes),
      'readers meanwhile, middle / 99 % / slowest': times(waits),
      'memory before / most': `${before} / ${most} MB`,
    },
  };
}
