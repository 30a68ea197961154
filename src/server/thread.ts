import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';

/** Milliseconds that the end of a thread waits at most for its code to be loaded. */
const loadTimeoutMs = 3_000;

/** What the code of a thread answers to an order: a value, or in words why there is none. */
type ThreadAnswer<Value> = { readonly value: Value } | { readonly failure: string };

export interface ThreadOptions {
  readonly code: URL;
  readonly workerData: unknown;
  /** Milliseconds an answer may take, the start of the thread included. One that hangs is ended. */
  readonly answerTimeoutMs: number;
  /** Milliseconds without an order after which the thread ends and frees its memory. */
  readonly idleTimeoutMs: number;
}

/** Code that runs beside the event loop. It starts with the first order, and takes one after the other. */
export interface Thread<Order, Value> {
  /** Rejects when there is no answer. */
  ask(order: Order): Promise<Value>;
  close(): Promise<void>;
}

export function createThread<Order, Value>({
  code,
  workerData,
  answerTimeoutMs,
  idleTimeoutMs,
}: ThreadOptions): Thread<Order, Value> {
  let worker: Worker | null = null;
  /** Ends the wait for the answer that is being made. */
  let finish: (answer: ThreadAnswer<Value>) => void = () => {};
  let idleTimer: NodeJS.Timeout | undefined;
  /** Settled when the thread has answered once, or is over. */
  let loaded: Promise<unknown> = Promise.resolve();
  /** Fulfilled when the orders before are done. */
  let before: Promise<unknown> = Promise.resolve();

  function begin(): Worker {
    const begun = new Worker(code, { workerData });
    loaded = Promise.race([once(begun, 'message'), once(begun, 'exit')]).catch(() => undefined);
    const fail = (failure: string) => begun === worker && finish({ failure });
    begun.on('message', (answer: ThreadAnswer<Value>) => begun === worker && finish(answer));
    begun.on('error', (error) => fail(`${error}`));
    begun.on('exit', () => {
      fail('The thread ended.');
      if (begun === worker) worker = null;
    });
    return begun;
  }

  async function end(): Promise<void> {
    clearTimeout(idleTimer);
    finish({ failure: 'The thread was closed.' });
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function answerTo(order: Order): Promise<Value> {
    clearTimeout(idleTimer);
    worker ??= begin();
    const answered = new Promise<ThreadAnswer<Value>>((resolve) => {
      finish = resolve;
    });
    const timer = setTimeout(() => void end(), answerTimeoutMs);
    try {
      // Throws for an order that cannot be sent.
      worker.postMessage(order);
      const answer = await answered;
      if ('value' in answer) return answer.value;
      throw new Error(answer.failure);
    } finally {
      // A timer that went on would end the thread in the middle of a later order.
      clearTimeout(timer);
      idleTimer = setTimeout(() => void end(), idleTimeoutMs).unref();
    }
  }

  return {
    async close() {
      // Node may end with a thread that is ended while its code is loaded: docs/platform-bugs.md.
      await Promise.race([loaded, delay(loadTimeoutMs, undefined, { ref: false })]);
      await end();
    },
    ask(order) {
      const answer = before.then(() => answerTo(order));
      before = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** In the code of a thread: answers each order. */
export function answerOrders<Order, Value>(answer: (order: Order) => Promise<Value>): void {
  const send = (made: ThreadAnswer<Value>) => parentPort?.postMessage(made);
  parentPort?.on('message', (order: Order) => {
    answer(order).then(
      (value) => send({ value }),
      (error: unknown) => send({ failure: `${error}` }),
    );
  });
}
