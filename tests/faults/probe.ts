import { setTimeout as pause } from 'node:timers/promises';
import { newCard } from '#card/document/card.ts';
import { type Member, saveRequest } from '#tests/support/visitor.ts';
import { type Answer, isClear, readAnswer } from './answer.ts';
import { send, type Upload } from './workload.ts';

/** One request of the many that are made while something is broken. */
export interface Sample {
  readonly what: string;
  readonly milliseconds: number;
  /** Null: none came. */
  readonly answer: Answer | null;
}

export interface Probe {
  /** Ends it; what it has seen since it began. */
  stop(): Promise<readonly Sample[]>;
}

/** Milliseconds between an answer and the next request of the same kind. */
const rest = 100;

/** By a name for the report. */
type Requests = Readonly<Record<string, () => Promise<Response>>>;

/** What visitors and members ask for: all of it goes on while something is broken. */
export function requests(member: Member, cardId: string): Requests {
  return {
    alive: () => member.send('/healthz'),
    home: () => member.send('/'),
    dashboard: () => member.send('/dashboard'),
    card: () => member.send(`/card/${cardId}`),
    save: () => {
      const card = { ...newCard(1), message: 'From the probe' };
      return member.post('/studio/save', saveRequest(member, { status: 'draft', card }));
    },
    'sign-in': () =>
      member.post('/api/auth/sign-in/email', {
        email: member.email,
        password: member.password,
        rememberMe: true,
      }),
  };
}

interface Files {
  readonly upload: Upload;
  /** Of one that is stored. */
  readonly fileId: string;
}

export function fileRequests(member: Member, { upload, fileId }: Files): Requests {
  return { upload: () => send(member, upload), file: () => member.send(`/files/${fileId}`) };
}

/** Asks for everything again and again, each kind on its own, so that one that hangs holds up no other. */
export function startProbe(probed: Requests): Probe {
  const samples: Sample[] = [];
  let stopped = false;
  async function ask(what: string, send: () => Promise<Response>): Promise<void> {
    while (!stopped) {
      const from = performance.now();
      const answer = await readAnswer(send());
      samples.push({ what, answer, milliseconds: Math.round(performance.now() - from) });
      await pause(what === 'sign-in' ? 5 * rest : rest);
    }
  }
  const asking = Object.entries(probed).map(([what, send]) => ask(what, send));
  return {
    async stop() {
      stopped = true;
      await Promise.all(asking);
      return samples;
    },
  };
}

/** Requests that were not answered, or in a way that leaves a person or a program helpless. */
export function unclear(samples: readonly Sample[]): string[] {
  return samples
    .filter(({ answer }) => !answer || !isClear(answer))
    .map(
      ({ what, answer, milliseconds }) =>
        `${what}: ${answer ? `${answer.status} ${answer.text.replace(/\s+/g, ' ').slice(0, 120)}` : 'no answer'} after ${milliseconds} ms`,
    );
}

/** The slowest answer, by kind of request where one is named. */
export function slowest(samples: readonly Sample[], what?: string): number {
  const chosen = what ? samples.filter((sample) => sample.what === what) : samples;
  return Math.max(0, ...chosen.map(({ milliseconds }) => milliseconds));
}

/** `save 503 x12, home 200 x30`: what was answered, how often. */
export function summary(samples: readonly Sample[]): string {
  const counts = new Map<string, number>();
  for (const { what, answer } of samples) {
    const kind = `${what} ${answer?.status ?? 'none'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} x${count}`).join(', ');
}
