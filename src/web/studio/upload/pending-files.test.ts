import { expect, test, vi } from 'vitest';
import { createPendingFiles } from './pending-files.ts';

const sending = (share = 0) => ({ state: 'sending', share }) as const;
const failed = (retry: (() => void) | null = () => {}) =>
  ({ state: 'failed', sentence: 'It did not arrive.', retry }) as const;

test('with nothing on its way a save need not wait', async () => {
  const held = createPendingFiles();
  expect(held.any()).toBe(false);
  expect(await held.arrival('draft')).toBe('arrived');
  expect(held.get().waiting).toBeNull();
});

test('a save waits until the last file is on the card', async () => {
  const held = createPendingFiles();
  held.set('photo', sending());
  held.set('sound', sending());
  const arrival = held.arrival('published');
  expect(held.get().waiting).toBe('published');
  held.set('photo', sending(0.5));
  held.set('photo', null);
  expect(held.get().waiting).toBe('published');
  held.set('sound', null);
  expect(held.get().waiting).toBeNull();
  expect(await arrival).toBe('arrived');
});

test('a file that fails meanwhile ends the waiting with its sentence; one that failed before does not', async () => {
  const held = createPendingFiles();
  held.set('refused', failed(null));
  held.set('photo', sending());
  const arrival = held.arrival('draft');
  held.set('refused', failed(null));
  expect(held.get().waiting).toBe('draft');
  held.set('photo', failed());
  expect(await arrival).toEqual({ problem: 'It did not arrive.' });
  expect(held.any()).toBe(true);
});

test('what failed is sent again by the next save; what was refused for good is not waited for', async () => {
  const held = createPendingFiles();
  const retry = vi.fn();
  held.set('photo', failed(retry));
  held.set('sound', failed(null));
  const arrival = held.arrival('draft');
  expect(retry).toHaveBeenCalledOnce();
  held.set('photo', sending());
  held.set('photo', null);
  expect(await arrival).toBe('arrived');
  expect(held.any()).toBe(false);
  expect(await held.arrival('draft')).toBe('arrived');
});

test('waiting can be cancelled; the files stay on their way', async () => {
  const held = createPendingFiles();
  held.set('photo', sending());
  const arrival = held.arrival('draft');
  held.stopWaiting();
  expect(await arrival).toBe('cancelled');
  expect(held.get()).toMatchObject({ waiting: null, files: new Map([['photo', sending()]]) });
});

test('a microphone that still runs is no file to wait for', async () => {
  const held = createPendingFiles();
  held.set('recording', { state: 'recording' });
  expect(await held.arrival('draft')).toEqual({
    problem: 'Your recording is still running. Please stop it first.',
  });
  expect(held.any()).toBe(true);
});
