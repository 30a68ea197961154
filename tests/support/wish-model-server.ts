import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers one request; what it does with the response is the model's behaviour. */
export type ModelAnswer = (response: ServerResponse) => void;

export interface WishModelServer {
  /** For `WISH_MODEL_URL`. */
  readonly url: string;
  readonly asked: {
    readonly headers: IncomingMessage['headers'];
    readonly url: string;
    readonly body: string;
  }[];
  /** The next answers; the last is given again and again. */
  answer(...answers: ModelAnswer[]): void;
  stop(): void;
}

/** A server of the chat part of the OpenAI protocol, whose model says what a test tells it to. */
export async function startWishModelServer(): Promise<WishModelServer> {
  let answers: ModelAnswer[] = [];
  const asked: WishModelServer['asked'] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, url: request.url ?? '', body: await text(request) });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    next?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer(...next) {
      answers = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer with this text, as such servers send it. */
export function says(content: unknown): ModelAnswer {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    const message = { role: 'assistant', content };
    response.end(JSON.stringify({ id: '1', object: 'chat.completion', choices: [{ index: 0, message }] }));
  };
}
