import { afterEach, expect, test, vi } from 'vitest';
import { createThread } from './thread.ts';

const echo = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (order) => parentPort.postMessage({ value: order }));`;

/** Loads for some time, as code with WebAssembly does. */
const slow = `const end = Date.now() + 300; while (Date.now() < end);${echo}`;

afterEach(() => void vi.useRealTimers());

test('an order that cannot be sent leaves no timeout that would end the thread of a later one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = createThread<unknown, unknown>({
    code: new URL(`data:text/javascript,${encodeURIComponent(echo)}`),
    workerData: null,
    answerTimeoutMs: 1_000,
    idleTimeoutMs: 60_000,
  });
  await expect(thread.ask(() => 'a function cannot be sent')).rejects.toThrow('could not be cloned');
  expect(await thread.ask('hello')).toBe('hello');
  // The one that ends an idle thread.
  expect(vi.getTimerCount()).toBe(1);
  await thread.close();
});

test('a thread whose code is still loaded is ended after its first answer', async () => {
  const thread = createThread<string, string>({
    code: new URL(`data:text/javascript,${encodeURIComponent(slow)}`),
    workerData: null,
    answerTimeoutMs: 20_000,
    idleTimeoutMs: 60_000,
  });
  const answer = thread.ask('hello');
  // The thread begins with the order.
  await Promise.resolve();
  await thread.close();
  expect(await answer).toBe('hello');
});
