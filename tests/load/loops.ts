import { type Answer, type Connection, openConnection } from './client.ts';
import type { Drawn, Kind } from './mix.ts';

/** One answered request. */
export interface Sample {
  readonly kind: Kind;
  readonly status: number;
  /** Milliseconds from the moment when it was to be sent. */
  readonly ms: number;
  /** Milliseconds since the beginning when it was answered. */
  readonly at: number;
  /** Whether an answer that says "not now" also says when. */
  readonly saysWhen: boolean;
}

export interface Loop {
  readonly port: number;
  readonly seconds: number;
  readonly next: () => Drawn;
}

/** Everybody asks again as soon as they are answered: what the product can do. */
export async function closedLoop({ port, seconds, next, connections }: Loop & { connections: number }) {
  const samples: Sample[] = [];
  const began = performance.now();
  async function visit(): Promise<void> {
    const connection = openConnection(port);
    while (performance.now() - began < seconds * 1000) {
      const asked = next();
      const sent = performance.now();
      samples.push(toSample(asked, await connection.ask(asked), { began, sent }));
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: connections }, visit));
  return { samples, seconds: (performance.now() - began) / 1000 };
}

/** Connections that people would open at most; beyond them a request counts as not answered. */
const mostConnections = 4_000;

/** People come at a rate, whether others were answered or not: what the product does when it is too much. */
export async function openLoop({ port, seconds, next, perSecond }: Loop & { perSecond: number }) {
  const samples: Sample[] = [];
  const idle: Connection[] = [];
  const all: Connection[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();

  function openOne(): Connection {
    const connection = openConnection(port);
    all.push(connection);
    return connection;
  }

  async function visit(sent: number): Promise<void> {
    const asked = next();
    const connection = idle.pop() ?? openOne();
    const answer = await connection.ask(asked);
    samples.push(toSample(asked, answer, { began, sent }));
    idle.push(connection);
  }

  let sent = 0;
  for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
    for (; sent < (now / 1000) * perSecond; sent += 1) {
      const due = began + (sent * 1000) / perSecond;
      if (underWay.size >= mostConnections) {
        samples.push({ kind: 'card', status: 0, ms: Number.POSITIVE_INFINITY, at: now, saysWhen: false });
        continue;
      }
      const visiting = visit(due).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(underWay);
  for (const connection of all) connection.close();
  return { samples, seconds };
}

function toSample(asked: Drawn, answer: Answer, { began, sent }: { began: number; sent: number }): Sample {
  const now = performance.now();
  asked.done?.(answer);
  const { status, head } = answer;
  const saysWhen = status === 503 && /\r\nretry-after: *\d/i.test(head);
  return { kind: asked.kind, status, ms: now - sent, at: now - began, saysWhen };
}
