import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { newCard } from '#card/document/card.ts';
import { type SaveAs, statusAfter } from '#server/cards/types.ts';
import { preparePhoto } from '#server/files/photos/photos.ts';
import { prepareSound } from '#server/files/sounds/sounds.ts';
import { randomId } from '#server/random-id.ts';
import { aPhoto } from '#tests/support/rows.ts';
import { startSigning } from '#tests/support/signing.ts';
import { wavFile } from '#tests/support/sounds.ts';
import { type Member, newVisitor, saveCard, type Visitor } from '#tests/support/visitor.ts';
import { sentFile } from '../support/sent-file.ts';
import { type Answer, isClear, readAnswer } from './answer.ts';

/** What is known of a card: the last answered save, and one that was sent after it and never answered. */
export interface KnownCard {
  readonly cardId: string;
  readonly owner: Member;
  readonly revision: number;
  readonly text: string;
  readonly status: 'draft' | 'published';
  readonly photo: string | null;
  readonly unanswered: string | null;
}

export interface KnownFile {
  readonly owner: Member;
  /** SHA-256 of what must be stored. */
  readonly hash: string;
}

/** Everything that the product said yes to; the judge of what was lost. */
export interface Ledger {
  /** By the key that the client made. */
  readonly cards: Map<string, KnownCard>;
  readonly files: Map<string, KnownFile>;
  /** The keys of acknowledged shares. */
  readonly shares: Set<string>;
  /** The keys of the forms with which somebody was added to the people of a member, and a card was signed. */
  readonly contacts: Set<string>;
  readonly notes: Set<string>;
  readonly answered: Record<Operation, number>;
  refused: number;
  /** Answers that were neither a success nor a refusal that somebody understands. */
  readonly unclear: string[];
}

export type Operation = 'save' | 'publication' | 'upload' | 'share' | 'contact' | 'note';

export function newLedger(): Ledger {
  return {
    cards: new Map(),
    files: new Map(),
    shares: new Set(),
    contacts: new Set(),
    notes: new Set(),
    answered: { save: 0, publication: 0, upload: 0, share: 0, contact: 0, note: 0 },
    refused: 0,
    unclear: [],
  };
}

export function acknowledged({ answered }: Ledger): number {
  return Object.values(answered).reduce((sum, count) => sum + count, 0);
}

/** Something to upload, and what the product makes of it. */
export interface Upload {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

export interface Samples {
  readonly photos: readonly Upload[];
  readonly sound: Upload;
}

/** Four photos and a sound. What is stored of them is known: the conversion gives the same bytes every time. */
export async function makeSamples(): Promise<Samples> {
  const colours = ['#f5a524', '#3b82f6', '#22c55e', '#ec4899'];
  const photos = await Promise.all(
    colours.map(async (background) => {
      const drawn = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .png()
        .toBuffer();
      const prepared = await preparePhoto(sentFile(drawn));
      if (!prepared.ok) throw new Error(`${prepared.error.sentence}`);
      return { path: '/studio/photo', bytes: new Uint8Array(drawn), hash: hashOf(prepared.value.webp) };
    }),
  );
  // A recording: of files in other forms the time of the conversion is a part.
  const voice = wavFile({ seconds: 0.5 });
  const prepared = await prepareSound(sentFile(voice), 'recording');
  if (!prepared.ok) throw new Error(`${prepared.error.sentence}`);
  const path = '/studio/sound?kind=recording&name=voice.wav';
  return { photos, sound: { path, bytes: new Uint8Array(voice), hash: hashOf(prepared.value.bytes) } };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface Work {
  readonly ledger: Ledger;
  readonly samples: Samples;
  readonly signal: AbortSignal;
}

/** Makes card after card as one person does, until told to stop. What is refused is begun anew after a moment. */
export async function work(member: Member, parts: Work): Promise<void> {
  for (let turn = 0; !parts.signal.aborted; turn += 1) {
    const done = await oneCard(member, turn, parts);
    // Nobody hammers a server that has just said "not now".
    if (!done && !parts.signal.aborted) await pause(50);
  }
}

/**
 * An upload, a draft, its publication, a share, a later change; now and then somebody's birthday, and a note of others.
 * False as soon as something was not done.
 */
async function oneCard(member: Member, turn: number, parts: Work): Promise<boolean> {
  const { samples } = parts;
  const key = randomBytes(16).toString('base64url');
  const sample = samples.photos[turn % samples.photos.length] as Upload;
  if (turn % 2 === 0 && !(await keepContact(member, parts))) return false;
  const photo = turn % 2 === 0 ? await upload(member, sample, parts) : null;
  if (turn % 2 === 0 && !photo) return false;
  if (turn % 16 === 3 && !(await upload(member, samples.sound, parts))) return false;
  for (const status of ['draft', 'published', 'published', 'offline'] as const) {
    if (parts.signal.aborted) return true;
    if (!(await save(member, { key, status, photo }, parts))) return false;
    if (status === 'published' && !(await share(member, key, parts))) return false;
    if (status === 'published' && turn % 2 === 0 && !(await signCard(member, key, parts))) return false;
  }
  return true;
}

export function send(member: Member, { path, bytes }: Upload): Promise<Response> {
  return member.send(path, { method: 'POST', body: bytes });
}

async function upload(member: Member, sample: Upload, parts: Work): Promise<string | null> {
  const answer = await readAnswer(send(member, sample));
  if (!isDone('upload', answer, parts)) return null;
  const { photo, sound } = JSON.parse(answer.text) as { photo?: { file: string }; sound?: { file: string } };
  const file = photo?.file ?? sound?.file ?? '';
  parts.ledger.files.set(file, { owner: member, hash: sample.hash });
  return file;
}

interface Save {
  readonly key: string;
  readonly status: SaveAs;
  readonly photo: string | null;
}

async function save(member: Member, { key, status, photo }: Save, parts: Work): Promise<boolean> {
  const { ledger } = parts;
  const before = ledger.cards.get(key);
  const text = randomBytes(12).toString('hex');
  if (before) ledger.cards.set(key, { ...before, unanswered: text });
  const answer = await readAnswer(
    member.post('/studio/save', {
      userId: member.userId,
      cardId: before?.cardId ?? null,
      creationKey: key,
      expectedRevision: before?.revision ?? null,
      status,
      card: { ...newCard(1), message: text, receiverPhoto: photo ? aPhoto(photo) : null },
    }),
  );
  if (!isDone(status === 'published' ? 'publication' : 'save', answer, parts)) return false;
  const { saved } = JSON.parse(answer.text) as { saved: { id: string; revision: number } };
  const { id: cardId, revision } = saved;
  const card = { cardId, owner: member, revision, text, status: statusAfter(status), photo };
  ledger.cards.set(key, { ...card, unanswered: null });
  return true;
}

async function share(member: Member, cardKey: string, parts: Work): Promise<boolean> {
  const key = randomBytes(16).toString('base64url');
  const cardId = parts.ledger.cards.get(cardKey)?.cardId;
  const answer = await readAnswer(member.post('/studio/share', { cardId, channel: 'whatsapp', key }));
  if (!isDone('share', answer, parts)) return false;
  parts.ledger.shares.add(key);
  return true;
}

async function keepContact(member: Member, parts: Work): Promise<boolean> {
  const key = randomId();
  const form = { intent: 'add', key, name: key, day: '24', month: 'gregorian-4' };
  const answer = await readAnswer(sendForm(member, '/people', form));
  if (!isDone('contact', answer, parts)) return false;
  parts.ledger.contacts.add(key);
  return true;
}

/** A stranger signs a card that its owner lets others sign. */
async function signCard(owner: Member, cardKey: string, parts: Work): Promise<boolean> {
  const cardId = parts.ledger.cards.get(cardKey)?.cardId ?? '';
  const path = await startSigning(owner, cardId).catch(() => null);
  if (path === null) return false;
  const [{ url = '' } = {}] = owner.cookies();
  const key = randomId();
  const form = { key, name: 'Ravi', words: key };
  const answer = await readAnswer(sendForm(newVisitor({ origin: url }), path, form));
  if (!isDone('note', answer, parts)) return false;
  parts.ledger.notes.add(key);
  return true;
}

function sendForm(visitor: Visitor, path: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return visitor.submit(path, form);
}

/** Notes what came of it. No answer at all is nothing to complain of: the server may have been killed. */
function isDone(operation: Operation, answer: Answer | null, { ledger }: Work): answer is Answer {
  if (!answer) return false;
  // A form leads on to the page that says that it was stored.
  if (answer.status < 300 || /^\/(people|signed)\b/.test(answer.location ?? '')) {
    ledger.answered[operation] += 1;
    return true;
  }
  ledger.refused += 1;
  if (!isClear(answer)) ledger.unclear.push(`${operation}: ${answer.status} ${answer.text.slice(0, 160)}`);
  return false;
}

/** Milliseconds from `from` until a save of this member goes through; throws after `timeoutMs`. */
export async function untilSaved(
  member: Member,
  timeoutMs: number,
  from = performance.now(),
): Promise<number> {
  while (performance.now() < from + timeoutMs) {
    const saved = await saveCard(member, { status: 'draft' }).catch(() => null);
    if (saved) return Math.round(performance.now() - from);
    await pause(20);
  }
  throw new Error(`No save went through in ${timeoutMs} ms.`);
}
