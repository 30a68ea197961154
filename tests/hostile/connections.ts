import sharp from 'sharp';
import type { Product } from '../support/product.ts';
import { quantile } from '../support/quantile.ts';
import { type Member, newVisitor, saveCard, signUpMember, uploadPhoto } from '../support/visitor.ts';
import { type AttackKind, attackByConnections, type ConnectionFigures } from './connection-attack.ts';
import { type Report, times } from './report.ts';

export interface ConnectionsOrder {
  readonly product: Product;
  /** Of the connections of the full attack, this many of a hundred. */
  readonly percent: number;
  /** Of each kind of attack alone, and of all at once. */
  readonly seconds: number;
  readonly clients: number;
  readonly isProxied: boolean;
  /** Only all kinds at once. */
  readonly isShort: boolean;
  /** The share of answers that must come in time, and how many times as long each may take. */
  readonly inTime: { readonly share: number; readonly leniency: number };
}

/** The connections of the full attack. */
const full: Readonly<Record<AttackKind, number>> = {
  'not read': 2_000,
  'half sent': 20_000,
  pictures: 64,
  headers: 16,
};

/** Megabytes of the process at most. */
const mostMemory = 700;
/** Milliseconds in which 99 of 100 are answered to others. */
const longest: Readonly<Record<string, number>> = {
  '/healthz': 50,
  'card pages': 200,
  'gallery pictures': 500,
};

/** Attacks the product by connections, and asks whether others are served as if there was no attack. */
export async function attackConnections(order: ConnectionsOrder): Promise<Report> {
  const { product, percent, isShort, inTime } = order;
  const member = await signUpMember(product, 'attacked');
  const large = await largeFiles(member, isShort ? 1 : 4);
  const cards = await Promise.all(Array.from({ length: 5 }, () => saveCard(member)));
  const pictures = await galleryPictures(product);
  // What is made for the first who asks is no part of what others wait for.
  for (const path of [...cards.map((id) => `/card/${id}`), ...pictures])
    await (await newVisitor(product).send(path)).arrayBuffer();
  const asked = [
    { name: '/healthz', paths: ['/healthz'], every: 50 },
    { name: 'card pages', paths: cards.map((id) => `/card/${id}`), every: 100 },
    { name: 'gallery pictures', paths: pictures, every: 200 },
  ];
  const counts = Object.entries(full).map(
    ([kind, count]) => [kind, Math.ceil((count * percent) / 100)] as const,
  );
  // Without an attack too: what a busy machine adds by itself.
  const rounds = isShort ? [counts] : [[], ...counts.map((one) => [one]), counts];
  const faults: string[] = [];
  const figures: Record<string, string> = {};
  let opened = 0;
  for (const round of rounds) {
    const name = ['nobody attacks', round[0]?.[0] ?? ''][round.length] ?? 'all at once';
    const found = await attackByConnections({
      ...order,
      origin: product.origin,
      pid: product.process.pid ?? 0,
      counts: Object.fromEntries(round),
      large,
      asked,
    });
    opened += found.opened;
    faults.push(...faultsOf(found, inTime).map((fault) => `${name}: ${fault}`));
    if (product.process.exitCode !== null || product.process.signalCode !== null) {
      faults.push(`${name}: the product ended: ${product.output().slice(-2_000)}`);
      break;
    }
    for (const [what, waits] of Object.entries(found.waits))
      figures[`${name}: ${what}, middle / 99 % / slowest`] = times(waits.map(({ ms }) => ms));
    const { before, most, after } = found.memory;
    figures[`${name}: memory before / most / after`] = `${before} / ${most} / ${after} MB`;
  }
  return { cases: opened, faults, figures };
}

function faultsOf(
  { waits, memory: { most } }: ConnectionFigures,
  { share, leniency }: ConnectionsOrder['inTime'],
): string[] {
  const faults = most < mostMemory ? [] : [`it took ${most} MB`];
  for (const [what, all] of Object.entries(waits)) {
    const bad = all.filter(({ status }) => status !== 200);
    if (bad.length > 0) faults.push(`${bad.length} of ${all.length} ${what} were answered ${bad[0]?.status}`);
    const late = quantile(
      all.map(({ ms }) => ms),
      share,
    );
    const limit = (longest[what] ?? 0) * leniency;
    if (!(late <= limit)) faults.push(`${what} took ${Math.round(late)} ms (${share * 100} %)`);
  }
  return faults;
}

/** Files of several megabytes: cards with as many photos as they take, as one document and to print. */
async function largeFiles(member: Member, cards: number): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const ids: string[] = [];
  for (let card = 0; card < cards; card += 1) {
    const photos = [];
    for (let n = 0; n < 6; n += 1) {
      const image = sharp({
        create: { width: 1_600, height: 1_200, channels: 3, background: '#cc8844', noise },
      });
      photos.push(await uploadPhoto(member, await image.jpeg().toBuffer()));
    }
    const [receiverPhoto = null, senderPhoto = null, ...others] = photos;
    ids.push(await saveCard(member, { card: { receiverPhoto, senderPhoto, photos: others } }));
  }
  return ids.flatMap((id) =>
    ['card.html', 'print.pdf', 'card.png', 'card.html'].map((file) => `/card/${id}/${file}`),
  );
}

async function galleryPictures(product: Product): Promise<string[]> {
  const page = await (await newVisitor(product).send('/gallery')).text();
  const found = [...page.matchAll(/\/gallery\/[\w-]+\/picture\.webp/g)].map(([path]) => path);
  return [...new Set(found)].map((path) => `${path}?width=360`);
}
