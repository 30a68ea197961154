// Shows: whatever signers, the organiser and strangers do to a card that is signed, in every order, nobody reads or writes what is not theirs, and no note leaves a sealed card
// Spec: 2.105
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Audience } from '#content/contribution-choices.ts';
import { contributionSchema } from '#content/contribution-form.ts';
import { farAway, signingOn, standardSigning } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { isLongForm } from '#tests/support/long-form.ts';
import { addCard, addFile, addUser } from '#tests/support/rows.ts';
import { requireOwnedCard } from '../cards/policy.ts';
import { getCardForViewer } from '../cards/read.ts';
import { deleteCard, restoreCard, sealCard, takeOffline } from '../cards/write.ts';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { contributions, invitations, organisers, signings } from '../db/tables/contributions.ts';
import { files, sentFiles } from '../db/tables/files.ts';
import { findFileFor } from '../files/read.ts';
import { arrangeNote, renewNoteLink } from './arrange.ts';
import { inviteByName, listInvitations } from './invitations.ts';
import {
  findOrganisedCard,
  getOrganiserLink,
  joinOrganisers,
  removeOrganiser,
  renewOrganiserLink,
} from './organisers.ts';
import { findNoteFile, findOwnNote, findSigning, getNoteSecret, getSigning, listNotes } from './read.ts';
import type { LinkSecret, NoteId } from './types.ts';
import {
  changeNote,
  noteOpening,
  renewSigningLink,
  setSigning,
  setTaken,
  signCard,
  startSigning,
  withdrawNote,
} from './write.ts';

vi.setConfig({ testTimeout: 30 * 60_000 });

const { db } = await testDatabase();
const { secret } = signingOn(db).parts;
const nobody = 'x'.repeat(22) as LinkSecret;

const organiser = await addUser(db, 'Organiser');
const stranger = await addUser(db, 'Stranger');
const helper = await addUser(db, 'Helper');
const card = await addCard(db, organiser, { status: 'published' });
await startSigning({ db, secret }, card);
await inviteByName({ db, secret }, card, ['Mia']);
const [invitation] = await listInvitations({ db, secret }, card);
await renewOrganiserLink({ db, secret }, card);
const helpLink = (await getOrganiserLink({ db, secret }, card)) ?? nobody;

/** What has been done so far, and all that the rules are told from. */
interface State {
  readonly link: LinkSecret;
  readonly oldLink: LinkSecret | null;
  readonly sealed: boolean;
  readonly draft: boolean;
  readonly deleted: boolean;
  readonly hiddenCard: boolean;
  readonly paused: boolean;
  readonly opened: boolean;
  readonly approvesFirst: boolean;
  readonly first: Written | null;
  readonly second: Written | null;
  /** By an invitation; who else signs does not read it. */
  readonly third: Written | null;
  readonly helps: boolean;
}

interface Written {
  readonly own: LinkSecret;
  readonly oldOwn: LinkSecret | null;
  readonly words: string;
  readonly isPrivate: boolean;
  /** Of the photo that stands with it. */
  readonly file: string | null;
  readonly approved: boolean;
  readonly hidden: boolean;
  readonly withdrawn: boolean;
  readonly late: boolean;
}

const start: State = {
  link: nobody,
  oldLink: null,
  ...{ sealed: false, draft: false, deleted: false, hiddenCard: false, paused: false, opened: false },
  ...{ approvesFirst: false, first: null, second: null, third: null, helps: false },
};

type Act = (at: Db, state: State) => Promise<State>;

const isThere = ({ deleted, hiddenCard }: State) => !deleted && !hiddenCard;
let keys = 0;

const note = (words: string, audience: Audience, file: string | null = null) =>
  contributionSchema.parse({ name: words, words, audience, ...(file && { file }) });

function sign(who: 'first' | 'second' | 'third', audience: Audience): Act {
  return async (at, state) => {
    if (state[who]) return state;
    keys += 1;
    const words = `Words of the ${who}`;
    const file = who === 'first' ? await addFile(at, organiser) : null;
    const sent = { ...note(words, audience, file), key: `key ${keys}` };
    const link = who === 'third' ? (invitation?.secret ?? nobody) : state.link;
    const done = await signCard({ db: at, secret }, link, sent);
    expect(done.ok).toBe(isThere(state) && !state.paused);
    if (!done.ok) return state;
    // An invitation signs once.
    if (who === 'third') {
      const again = await signCard({ db: at, secret }, link, { ...sent, key: `again ${keys}` });
      expect(again.ok).toBe(false);
    }
    const written = { own: done.value.secret, oldOwn: null, words, isPrivate: audience !== 'everyone', file };
    const facts = { approved: !state.approvesFirst, hidden: false, withdrawn: false, late: state.opened };
    return { ...state, [who]: { ...written, ...facts } };
  };
}

async function idOf(at: Db, { words }: Written): Promise<NoteId | null> {
  return (await listNotes(at, card)).find(({ name }) => name === words)?.id ?? null;
}

/** The organiser does something to the note of the first. */
function arrange(change: 'hide' | 'show' | 'approve', facts: Partial<Written>): Act {
  return async (at, state) => {
    const id = state.first && (await idOf(at, state.first));
    if (!state.first || !id) return state;
    const done = await arrangeNote({ db: at, secret }, card, { id, change });
    expect(done).toBe(isThere(state));
    return done ? { ...state, first: { ...state.first, ...facts } } : state;
  };
}

const setCard =
  (facts: Partial<State>, change: (at: Db) => Promise<unknown>): Act =>
  async (at, state) => {
    if (state.deleted && !('deleted' in facts)) return state;
    await change(at);
    return { ...state, ...facts };
  };

const acts: Readonly<Record<string, Act>> = {
  'the first signs, with a photo': sign('first', 'everyone'),
  'the second signs, for the receiver alone': sign('second', 'receiver'),
  'the third signs by an invitation, hidden from the others': sign('third', 'organiser'),
  'somebody helps': async (at, state) => {
    const done = await joinOrganisers(at, helpLink, helper);
    expect(done.ok).toBe(isThere(state));
    return done.ok && !state.helps ? { ...state, helps: true } : state;
  },
  'the organiser ends the help': async (at, state) => {
    await removeOrganiser(at, card, helper);
    return state.helps ? { ...state, helps: false } : state;
  },
  'the first changes it': async (at, state) => {
    const { first } = state;
    if (!first) return state;
    const words = `Changed ${first.words}`.slice(0, 60);
    const done = await changeNote({ db: at, secret }, first.own, note(words, 'everyone', first.file));
    expect(done.ok).toBe(isThere(state) && !first.withdrawn && (first.late || !state.opened));
    if (!done.ok) return state;
    return { ...state, first: { ...first, words, approved: first.approved && !state.approvesFirst } };
  },
  'the first takes it back': async (at, state) => {
    const { first } = state;
    if (!first) return state;
    const done = await withdrawNote({ db: at, secret }, first.own);
    expect(done.ok).toBe(isThere(state) && !first.withdrawn);
    return done.ok ? { ...state, first: { ...first, withdrawn: true } } : state;
  },
  'the organiser hides it': arrange('hide', { hidden: true }),
  'the organiser approves it': arrange('approve', { approved: true }),
  'the organiser reads first': setCard({ approvesFirst: true }, (at) =>
    setSigning({ db: at, secret }, card, { ...standardSigning, approvesFirst: true }),
  ),
  'the organiser pauses': setCard({ paused: true }, (at) =>
    setTaken({ db: at, secret }, card, { what: 'notes', taken: false }),
  ),
  'the organiser makes a new signing link': async (at, state) => {
    if (state.deleted) return state;
    await renewSigningLink({ db: at, secret }, card);
    const link = (await getSigning({ db: at, secret }, card))?.secret ?? nobody;
    return { ...state, link, oldLink: state.link };
  },
  'the organiser makes a new link of the note': async (at, state) => {
    const id = state.first && (await idOf(at, state.first));
    if (!state.first || !id || !(await renewNoteLink({ db: at, secret }, card, id))) return state;
    const own = (await getNoteSecret({ db: at, secret }, card, id)) ?? nobody;
    return { ...state, first: { ...state.first, oldOwn: state.first.own, own } };
  },
  'the organiser seals it': setCard({ sealed: true }, (at) => sealCard(at, card, farAway)),
  'the organiser opens the seal': setCard({ sealed: false }, (at) => sealCard(at, card, null)),
  'the organiser takes it offline': setCard({ draft: true }, (at) => takeOffline(at, card)),
  'the organiser deletes it': setCard({ deleted: true }, (at) => deleteCard(at, card)),
  'the organiser brings it back': setCard({ deleted: false }, (at) => restoreCard(at, card.id, organiser)),
  'an operator hides it': setCard({ hiddenCard: true }, (at) =>
    at.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, card.id)),
  ),
  'somebody opens it': async (at, state) => {
    if (state.sealed || state.draft || !isThere(state)) return state;
    await noteOpening({ db: at, secret }, card.id);
    return { ...state, opened: true };
  },
};

function stands(written: Written | null): written is Written {
  return written?.approved === true && !written.hidden && !written.withdrawn;
}

/** What each may see and do in a state, by the rules alone. */
async function check(at: Db, state: State): Promise<void> {
  const parts = { db: at, secret };
  const shown = [state.first, state.second, state.third].filter(stands);
  for (const viewer of [null, stranger]) {
    const found = await getCardForViewer(at, card.id, viewer);
    const isOpen = isThere(state) && !state.draft && !state.sealed;
    expect(found.state === 'found').toBe(isOpen);
    const words = found.state === 'found' ? found.notes.map((one) => one.words).sort() : [];
    expect(words).toEqual(isOpen ? shown.map((one) => one.words).sort() : []);
    if (!isOpen) expect(JSON.stringify(found)).not.toMatch(/Words of/);
  }
  expect((await requireOwnedCard(at, card.id, stranger)).ok).toBe(false);
  const own = await getCardForViewer(at, card.id, organiser);
  if (own.state === 'found') expect(JSON.stringify(own.notes)).not.toContain('"words":"Words of the second"');
  expect(JSON.stringify(await listNotes(at, card))).not.toContain('"words":"Words of the second"');

  // The links: each for what it is, and for nothing else.
  const signing = await findSigning(at, state.link);
  expect(typeof signing === 'object').toBe(isThere(state));
  if (typeof signing === 'object') expect(signing.others).toEqual([]);
  if (state.oldLink) expect(await findSigning(at, state.oldLink)).toBe('missing');
  expect(await findOwnNote(at, state.link)).toBe('missing');
  expect((await withdrawNote(parts, state.link)).ok).toBe(false);
  for (const written of [state.first, state.second, state.third]) {
    if (!written) continue;
    expect(await findSigning(at, written.own)).toBe('missing');
    const found = await findOwnNote(at, written.own);
    expect(typeof found === 'object').toBe(isThere(state) && !written.withdrawn);
    if (typeof found === 'string') continue;
    expect(found.words).toBe(written.words);
    const others = shown.filter((other) => other !== written && !other.isPrivate);
    expect(found.others.map(({ words }) => words)).toEqual(others.map(({ words }) => words));
  }
  await checkPhoto(at, state);
  const isHelping = state.helps && isThere(state);
  expect((await findOrganisedCard(at, card.id, helper)) !== null).toBe(isHelping);
  expect(await findOrganisedCard(at, card.id, stranger)).toBeNull();
  expect((await requireOwnedCard(at, card.id, helper)).ok).toBe(false);
  if (state.first?.oldOwn) expect(await findOwnNote(at, state.first.oldOwn)).toBe('missing');
}

/** Who gets the photo of the first, by which address. */
async function checkPhoto(at: Db, state: State): Promise<void> {
  const { first, second, third, link } = state;
  if (!first?.file) return;
  const id = first.file;
  const isKept = !first.withdrawn;
  const isShown = isKept && stands(first) && isThere(state) && !state.draft && !state.sealed;
  const served = async (viewerId: string | null) => (await findFileFor(at, { id, viewerId })) !== null;
  expect([await served(null), await served(stranger)]).toEqual([isShown, isShown]);
  expect(await served(organiser)).toBe(isKept);
  expect(await served(helper)).toBe(isShown || (isKept && state.helps && isThere(state)));
  const byLink = async (own: LinkSecret) => (await findNoteFile(at, own, id)) !== null;
  expect(await byLink(first.own)).toBe(isKept && isThere(state));
  for (const other of [second, third])
    if (other) expect(await byLink(other.own)).toBe(stands(first) && !other.withdrawn && isThere(state));
  expect([await byLink(link), await byLink(helpLink), await byLink(nobody)]).toEqual([false, false, false]);
}

/**
 * What the rules and the database know in a state: two orders that end alike are one state from there on. Random values,
 * moments and the count of changes are left out, because no two orders have the same.
 */
async function nameOf(at: Db, { link: _, oldLink, first, second, third, ...facts }: State): Promise<string> {
  const { rows } = await at.execute<{ row: string }>(sql.join(rowsOfTables, sql` union all `));
  const stored = rows.map(({ row }) => row.replaceAll(isOfOneWay, '')).sort();
  const notes = [first, second, third].map(
    (note) => note && { ...note, own: '', oldOwn: note.oldOwn !== null },
  );
  return JSON.stringify([facts, oldLink !== null, notes, stored]);
}

const rowsOfTables = [cards, signings, contributions, invitations, organisers, files, sentFiles].map(
  (table) => sql`select to_json(one)::text as row from ${table} one`,
);

const isOfOneWay =
  /"(id|file_id|note_id|form_key|link_hash|updated_at|notes_revision)":("[^"]*"|\d+)|(?<=_at":")[^"]*/g;

class Undo extends Error {}

/** Does something, and takes it back. */
async function tried(at: Db, act: (tx: Db) => Promise<void>): Promise<void> {
  await at
    .transaction(async (tx) => {
      await act(tx as unknown as Db);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

/** How many steps were walked from each state, at most. */
const walked = new Map<string, number>();

/** Every order of these steps. A state that as many were walked from is not walked again; each step is taken back. */
async function walk(at: Db, state: State, steps: number, path: readonly string[]): Promise<void> {
  const name = await nameOf(at, state);
  const before = walked.get(name) ?? -1;
  if (before >= steps) return;
  walked.set(name, steps);
  if (before < 0) await after(path, check(at, state));
  if (steps === 0) return;
  for (const [what, act] of Object.entries(acts)) {
    const there = [...path, what];
    await tried(at, async (tx) => walk(tx, await after(there, act(tx, state)), steps - 1, there));
  }
}

/** Lets a failure say by which steps it was reached. */
function after<Value>(path: readonly string[], work: Promise<Value>): Promise<Value> {
  return work.catch((error: Error) => {
    error.message = `After ${path.join(', ') || 'nothing'}: ${error.message}`;
    throw error;
  });
}

const steps = isLongForm ? 4 : 2;

test(`every order of up to ${steps} steps`, async () => {
  const link = (await getSigning({ db, secret }, card))?.secret ?? nobody;
  await walk(db, { ...start, link }, steps, []);
  expect(walked.size).toBeGreaterThan(steps === 4 ? 3000 : 80);
});

test.each([
  ['one note is there', ['the first signs, with a photo']],
  ['two notes are there', ['the first signs, with a photo', 'the second signs, for the receiver alone']],
  ['somebody helps', ['somebody helps', 'the first signs, with a photo']],
])('and from where %s', async (_, done) => {
  const link = (await getSigning({ db, secret }, card))?.secret ?? nobody;
  await tried(db, async (tx) => {
    let state: State = { ...start, link };
    for (const name of done) state = (await acts[name]?.(tx, state)) ?? state;
    await walk(tx, state, isLongForm ? 3 : 2, done);
  });
});
