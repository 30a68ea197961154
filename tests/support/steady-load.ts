import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { newCard } from '#card/document/card.ts';
import { ownerRows } from './product.ts';
import type { Site } from './site.ts';
import type { Member } from './visitor.ts';

/*
 * Several people who do everything that can be done, one thing after the other, on connections that are kept alive;
 * and what every one of them was answered.
 */

export interface LoadReport {
  /** Answers by what was asked. */
  readonly answered: Readonly<Record<string, number>>;
  /** Refused in time because too much was asked at that moment: what a busy machine does, stopped or not. */
  readonly refused: number;
  /** A line for each request that was not answered as it should be, and for each save that was lost. */
  readonly failures: readonly string[];
}

export interface Load {
  /** Requests answered so far. */
  count(): number;
  stop(): Promise<LoadReport>;
}

interface Regular {
  readonly member: Member;
  readonly jpeg: Uint8Array<ArrayBuffer>;
  card: { readonly id: string; readonly revision: number; readonly text: string } | null;
  file: string | null;
}

type Operation = (regular: Regular, send: Member['send']) => Promise<{ status: number; text: string }>;

const json = { 'content-type': 'application/json' };
const deeds: Readonly<Record<string, Operation>> = {
  'save a card': async (regular, send) => {
    const { member, card } = regular;
    const text = randomBytes(9).toString('hex');
    const body = JSON.stringify({
      userId: member.userId,
      cardId: card?.id ?? null,
      creationKey: randomBytes(16).toString('base64url'),
      expectedRevision: card?.revision ?? null,
      status: 'published',
      card: { ...newCard(1), toName: 'Ravi', message: text },
    });
    const answer = await read(await send('/studio/save', { method: 'POST', headers: json, body }));
    if (answer.status === 200) {
      const { saved } = JSON.parse(answer.text) as { saved: { id: string; revision: number } };
      regular.card = { ...saved, text };
    }
    return answer;
  },
  'open a card': async ({ card }, send) => read(await send(`/card/${card?.id}`)),
  'open it as a stranger': async ({ card }, send) =>
    read(await send(`/card/${card?.id}`, { headers: { cookie: '' } })),
  'fetch a preview': async ({ card }, send) => read(await send(`/card/${card?.id}/preview.jpg`)),
  'see the dashboard': async (_, send) => read(await send('/dashboard')),
  'fetch its data': async (_, send) => read(await send('/dashboard.data')),
  'upload a photo': async (regular, send) => {
    const answer = await read(await send('/studio/photo', { method: 'POST', body: regular.jpeg }));
    if (answer.status === 200)
      regular.file = (JSON.parse(answer.text) as { photo: { file: string } }).photo.file;
    return answer;
  },
  'fetch the photo': async ({ file }, send) => read(await send(`/files/${file}`)),
  'sign in': async ({ member }, send) => {
    const body = JSON.stringify({ email: member.email, password: member.password, rememberMe: true });
    return read(await send('/api/auth/sign-in/email', { method: 'POST', headers: json, body }));
  },
};

async function read(answer: Response): Promise<{ status: number; text: string }> {
  return { status: answer.status, text: await answer.text() };
}

export interface LoadOptions {
  readonly people: number;
  /** Milliseconds between two requests of each. */
  readonly breath: number;
}

/** They go on until they are told to stop. */
export async function startLoad(site: Site, { people, breath }: LoadOptions): Promise<Load> {
  const answered: Record<string, number> = {};
  const failures: string[] = [];
  let refused = 0;
  const over = new AbortController();
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#cc8844' } });
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  const regulars: Regular[] = [];
  for (let number = 0; number < people; number += 1) {
    regulars.push({ member: await site.signUpMember(`load${number}`), jpeg, card: null, file: null });
  }
  const owner = { dataDir: '', databaseUrl: site.database.url };

  async function live(regular: Regular): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // They do more than people are allowed to.
      if (turn % 20 === 0) await ownerRows(owner, 'delete from rate_limit');
      for (const [name, operation] of Object.entries(deeds)) {
        const outcome = await operation(regular, regular.member.send).catch(
          (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
        );
        if (typeof outcome !== 'string' && outcome.status === 503 && /^Many people/.test(outcome.text))
          refused += 1;
        else if (typeof outcome === 'string') failures.push(`${name}: ${outcome}`);
        else if (outcome.status !== 200)
          failures.push(`${name}: ${outcome.status} ${outcome.text.slice(0, 80)}`);
        else answered[name] = (answered[name] ?? 0) + 1;
        await pause(breath, undefined, { signal: over.signal }).catch(() => {});
      }
    }
  }

  const living = Promise.all(regulars.map(live));
  return {
    count: () => Object.values(answered).reduce((sum, each) => sum + each, 0),
    async stop() {
      over.abort();
      await living;
      const stored = await ownerRows<{ id: string; message: string }>(
        owner,
        "select id, document ->> 'message' as message from cards",
      );
      for (const { card } of regulars) {
        const row = stored.find(({ id }) => id === card?.id);
        if (row?.message !== card?.text)
          failures.push(`lost: a card says ${row?.message}, and not ${card?.text}`);
      }
      return { answered, refused, failures };
    },
  };
}
