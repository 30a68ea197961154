import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { newCard } from '#card/document/card.ts';
import { subscriptionName } from '#server/db/connection/subscription.ts';
import type { Site } from '#tests/support/site.ts';
import { runAdmin } from '../../scripts/admin/run.ts';
import { ownerRows } from '../support/product.ts';
import { type Member, saveCard, saveRequest } from '../support/visitor.ts';
import { type Check, middleAndMost } from './check.ts';

/** Milliseconds within which a change must be seen: the connection may have died without a word before. */
const bound = 2_000;

/** Milliseconds until the card's page is right everywhere; `bound` when it was not by then. */
async function untilSeen(
  site: Site,
  cardId: string,
  isRight: (answer: Response) => Promise<boolean>,
): Promise<number> {
  const from = performance.now();
  const waits = site.instances.map(async (instance) => {
    while (performance.now() - from < bound) {
      if (await isRight(await site.ask(instance, null, `/card/${cardId}`))) return performance.now() - from;
      await pause(1);
    }
    return bound;
  });
  return Math.max(...(await Promise.all(waits)));
}

/** Saves the published card at the first instance; every instance remembers its page before. */
async function edit(site: Site, member: Member, { cardId, revision }: { cardId: string; revision: number }) {
  const [first] = site.instances;
  if (!first) throw new Error('There is no instance.');
  for (const instance of site.instances) {
    for (const _ of 'ab') await (await site.ask(instance, null, `/card/${cardId}`)).text();
  }
  const text = `Words of revision ${revision}, and no other`;
  const card = { ...newCard(11), toName: 'Ravi', message: text };
  const stored = { cardId, expectedRevision: revision, status: 'published' };
  const body = JSON.stringify(saveRequest(member, { ...stored, card }));
  const headers = { 'content-type': 'application/json' };
  const answer = await site.ask(first, member, '/studio/save', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The card was not saved: ${answer.status}`);
  return async (page: Response) => (await page.text()).includes(text);
}

/** What one changes, the others do not show as it was. */
export async function* changes(site: Site, rounds: number): AsyncGenerator<Check> {
  const member = await site.signUpMember('changing');
  const cardId = await saveCard(member, { card: { message: 'The first words' } });
  const times: number[] = [];
  for (let revision = 1; revision <= rounds; revision += 1) {
    const isNew = await edit(site, member, { cardId, revision });
    times.push(await untilSeen(site, cardId, isNew));
  }
  yield seen(`${rounds} edits at one instance, seen at all`, times);

  const hidden = async (words: string, status: number) => {
    const { code } = await runAdmin(['card', words, cardId, '--yes'], { env: site.env, ask: async () => {} });
    return code === 0 ? untilSeen(site, cardId, async (answer) => answer.status === status) : bound;
  };
  const byOperator = [await hidden('hide', 410), await hidden('show', 200), await hidden('delete', 410)];
  yield seen('a card hidden, shown and removed by the operator', byOperator);
}

/** The same while the connections that hear of changes are cut again and again. */
export async function* changesUnheard(site: Site, rounds: number): AsyncGenerator<Check> {
  const member = await site.signUpMember('unheard');
  const cardId = await saveCard(member, { card: { message: 'The first words' } });
  // Only a role may end what it has begun.
  const product = { dataDir: '', databaseUrl: site.database.appUrl };
  const cut: number[] = [];
  for (let revision = 1; revision <= rounds; revision += 1) {
    const editing = edit(site, member, { cardId, revision });
    await ownerRows(
      product,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${subscriptionName}'`,
    );
    cut.push(await untilSeen(site, cardId, await editing));
  }
  yield seen(`${rounds} edits while the connections that hear of them are cut`, cut);
}

function seen(what: string, times: readonly number[]): Check {
  return {
    what,
    isRight: times.every((time) => time < bound),
    found: `${middleAndMost(times)} after the answer`,
  };
}

/** What is uploaded at one is read at the others, and is in an export made there. */
export async function* uploads(site: Site): AsyncGenerator<Check> {
  const [first, second] = site.instances;
  if (!first || !second) return;
  const member = await site.signUpMember('uploading');
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#2a7' } }).jpeg();
  const body = new Uint8Array(await picture.toBuffer());
  const answer = await site.ask(first, member, '/studio/photo', { method: 'POST', body });
  const { photo } = (await answer.json()) as { photo: { file: string } };
  const read = await Promise.all(
    site.instances.map(async (each) => (await site.ask(each, member, `/files/${photo.file}`)).bytes()),
  );
  const [bytes] = read;
  const isSame = Boolean(bytes?.length) && read.every((each) => Buffer.compare(each, bytes ?? each) === 0);
  yield {
    what: 'a photo stored by one instance, read at all',
    isRight: isSame,
    found: `${bytes?.length} bytes`,
  };

  const cardId = await saveCard(member);
  const previews = await Promise.all(
    site.instances.map(async (each) => site.ask(each, null, `/card/${cardId}/preview.jpg`)),
  );
  yield {
    what: 'the preview picture of a card, drawn by each',
    isRight: previews.every(({ status }) => status === 200),
    found: previews.map(({ status }) => status).join(', '),
  };

  const zip = await site.ask(second, member, '/dashboard/settings/export', {
    method: 'POST',
    body: new URLSearchParams(),
  });
  const entries = unzipSync(await zip.bytes());
  const inside = entries[`photos/${photo.file}.webp`];
  yield {
    what: 'an export made by another instance',
    isRight: inside !== undefined && bytes !== undefined && Buffer.compare(inside, bytes) === 0,
    found: `${Object.keys(entries).length} files, with the photo`,
  };
}
