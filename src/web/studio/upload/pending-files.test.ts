import { expect, test, vi } from 'vitest';
import { createPendingFiles } from './pending-files.ts';

const sending = (progress = 0) => ({ state: 'sending', progress }) as const;
const failed = (retry: (() => void) | null = () => {}) =>
  ({ state: 'failed', sentence: 'It did not arrive.', retry }) as const;

test('a save without uploads does not wait', async () => {
  const pendingFiles = createPendingFiles();
  expect(pendingFiles.any()).toBe(false);
  expect(await pendingFiles.waitForAll('draft')).toBe('complete');
  expect(pendingFiles.getState().waiting).toBeNull();
});

test('a save waits for the last upload', async () => {
  const pendingFiles = createPendingFiles();
  pendingFiles.set('photo', sending());
  pendingFiles.set('sound', sending());
  const waitForAll = pendingFiles.waitForAll('published');
  expect(pendingFiles.getState().waiting).toBe('published');
  pendingFiles.set('photo', sending(0.5));
  pendingFiles.set('photo', null);
  expect(pendingFiles.getState().waiting).toBe('published');
  pendingFiles.set('sound', null);
  expect(pendingFiles.getState().waiting).toBeNull();
  expect(await waitForAll).toBe('complete');
});

test('an upload that fails ends the wait with its message; one that had failed before does not', async () => {
  const pendingFiles = createPendingFiles();
  pendingFiles.set('refused', failed(null));
  pendingFiles.set('photo', sending());
  const waitForAll = pendingFiles.waitForAll('draft');
  pendingFiles.set('refused', failed(null));
  expect(pendingFiles.getState().waiting).toBe('draft');
  pendingFiles.set('photo', failed());
  expect(await waitForAll).toEqual({ problem: 'It did not arrive.' });
  expect(pendingFiles.any()).toBe(true);
});

test('the next save repeats a failed upload, and does not wait for a rejected one', async () => {
  const pendingFiles = createPendingFiles();
  const retry = vi.fn();
  pendingFiles.set('photo', failed(retry));
  pendingFiles.set('sound', failed(null));
  const waitForAll = pendingFiles.waitForAll('draft');
  expect(retry).toHaveBeenCalledOnce();
  pendingFiles.set('photo', sending());
  pendingFiles.set('photo', null);
  expect(await waitForAll).toBe('complete');
  expect(pendingFiles.any()).toBe(false);
  expect(await pendingFiles.waitForAll('draft')).toBe('complete');
});

test('cancelling the wait does not cancel the uploads', async () => {
  const pendingFiles = createPendingFiles();
  pendingFiles.set('photo', sending());
  const waitForAll = pendingFiles.waitForAll('draft');
  pendingFiles.stopWaiting();
  expect(await waitForAll).toBe('cancelled');
  expect(pendingFiles.getState()).toMatchObject({ waiting: null, files: new Map([['photo', sending()]]) });
});

test('a save does not wait for a running recording', async () => {
  const pendingFiles = createPendingFiles();
  pendingFiles.set('recording', { state: 'recording' });
  expect(await pendingFiles.waitForAll('draft')).toEqual({
    problem: 'Your recording is still running. Please stop it first.',
  });
  expect(pendingFiles.any()).toBe(true);
});
