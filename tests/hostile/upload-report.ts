import { limits } from '#card/document/limits.ts';
import { type Product, someAddress } from '../support/product.ts';
import { quantile } from '../support/quantile.ts';
import { cookieOf, saveCard, signUpMember } from '../support/visitor.ts';
import { counts, type Report, times } from './report.ts';
import { attackByUploads } from './upload-attack.ts';

export interface HeldUploads {
  readonly product: Product;
  readonly photo: Uint8Array;
  /** Uploads of each kind at the same moment. */
  readonly count: number;
  readonly seconds: number;
  /** Milliseconds that 95 of 100 card pages may take. */
  readonly longestPage: number;
}

/** Megabytes of the process at most. */
const mostMemory = 600;
/** Milliseconds for the upload of somebody else. */
const longestUpload = 10_000;

/** Attacks the product by uploads of one account, and asks whether others are served as if there was no attack. */
export async function holdUploads({ product, count, seconds, ...asked }: HeldUploads): Promise<Report> {
  const [attacker, other] = [
    await signUpMember(product, 'attacker'),
    await signUpMember(product, 'attacked'),
  ];
  const cardPath = `/card/${await saveCard(other)}`;
  const { answers, uploads, pages, memory } = await attackByUploads({
    origin: product.origin,
    pid: product.process.pid ?? 0,
    count,
    seconds,
    bytes: limits.photo.bytes,
    attacker: { cookie: cookieOf(attacker), address: someAddress() },
    other: { cookie: cookieOf(other), address: someAddress() },
    photo: new Uint8Array(asked.photo),
    cardPath,
  });
  const { before, most } = memory;
  const faults: string[] = [];
  if (product.process.exitCode !== null || product.process.signalCode !== null) faults.push('it ended');
  if (!(most < mostMemory)) faults.push(`it took ${most} MB`);
  const late = uploads.filter(({ status, ms }) => status !== 200 || ms > longestUpload);
  for (const { status, ms } of late.slice(0, 5))
    faults.push(`an upload: ${status} after ${Math.round(ms)} ms`);
  const waits = pages.map(({ ms }) => ms);
  const slow = quantile(waits, 0.95);
  if (!(slow <= asked.longestPage)) faults.push(`card pages took ${Math.round(slow)} ms (95 %)`);
  for (const { status } of pages) if (status !== 200) faults.push(`a card page was answered ${status}`);
  return {
    cases: [...answers.values()].reduce((sum, n) => sum + n, 0),
    faults,
    figures: {
      'answers to the attacker': counts(answers),
      "others' uploads, middle / 99 % / slowest": times(uploads.map(({ ms }) => ms)),
      'card pages, middle / 99 % / slowest': times(waits),
      'memory before / most': `${before} / ${most} MB`,
    },
  };
}
