import { once } from 'node:events';

type Message = Readonly<{
  id?: number;
  type: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
}>;

/** A connection to a browser. Source of its commands: W3C, WebDriver BiDi. */
export interface BidiConnection {
  /** Resolves with the result of the command. Rejects with the browser's message when it fails. */
  send(method: string, params: object): Promise<Record<string, unknown>>;
  /** Resolves with the next event of this kind. */
  event(method: string): Promise<Record<string, unknown>>;
  each(method: string, listener: (params: Record<string, unknown>) => void): void;
}

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const events = new EventTarget();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else events.dispatchEvent(new CustomEvent(message.method ?? '', { detail: message.params ?? {} }));
  });
  return {
    async send(method, params) {
      last += 1;
      const { promise, resolve } = Promise.withResolvers<Message>();
      answers.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
      const answer = await promise;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result ?? {};
    },
    async event(method) {
      const [{ detail }] = await once(events, method);
      return detail;
    },
    each(method, listener) {
      events.addEventListener(method, (event) => listener((event as CustomEvent).detail));
    },
  };
}
