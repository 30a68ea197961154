import { setTimeout as pause } from 'node:timers/promises';
import { connectFrom } from './client.ts';
import type { ReverseProxy } from './reverse-proxy.ts';

export interface ReadersReport {
  readonly answered: number;
  /** By the product itself, which tells when to come back: what a busy machine does, restarted or not. */
  readonly refused: number;
  readonly failures: readonly string[];
}

/** People who read over HTTP/2, several requests at a time on one connection each. */
export interface Readers {
  stop(): Promise<ReadersReport>;
}

/** Milliseconds between two requests for the same page. */
const breath = 100;

const pages = ['/', '/login', '/gallery', '/faqs', '/session.json', '/reset-password'];

export async function startReaders(front: ReverseProxy, ca: string, count: number): Promise<Readers> {
  const over = new AbortController();
  const failures: string[] = [];
  let [answered, refused] = [0, 0];
  const clients = await Promise.all(
    Array.from({ length: count }, (_, number) => connectFrom(`127.0.0.${10 + number}`, front, ca)),
  );
  const reading = clients.flatMap((client) =>
    pages.map(async (path) => {
      while (!over.signal.aborted) {
        const answer = await client.ask({ path }).catch((error: Error) => error.message);
        if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
        else if (answer.status === 200) answered += 1;
        else if (answer.status === 503 && answer.headers['retry-after']) refused += 1;
        else failures.push(`${path}: ${answer.status}`);
        await pause(breath);
      }
    }),
  );
  return {
    async stop() {
      over.abort();
      await Promise.all(reading);
      for (const client of clients) client.close();
      return { answered, refused, failures };
    },
  };
}
