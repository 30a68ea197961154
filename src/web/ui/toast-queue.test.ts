// Spec: 9.18
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

describe('the queue of messages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const titleOf = (queue: ToastQueue) => queue.getState().visible?.title ?? null;

  it('shows a message for five seconds', () => {
    const queue = createToastQueue();
    queue.show({ title: 'Draft Saved!' });
    vi.advanceTimersByTime(4_999);
    expect(titleOf(queue)).toBe('Draft Saved!');
    vi.advanceTimersByTime(1);
    expect(titleOf(queue)).toBeNull();
  });

  it('shows a message as long as it asks for', () => {
    const queue = createToastQueue();
    queue.show({ title: 'Automated sharing', seconds: 7 });
    vi.advanceTimersByTime(6_999);
    expect(titleOf(queue)).toBe('Automated sharing');
    vi.advanceTimersByTime(1);
    expect(titleOf(queue)).toBeNull();
  });

  it('shows what is going on until it is over, also when others wait', () => {
    const queue = createToastQueue();
    const key = queue.show({ title: 'Loading More...', busy: true });
    vi.advanceTimersByTime(60_000);
    expect(titleOf(queue)).toBe('Loading More...');
    queue.dismiss(key);
    expect(titleOf(queue)).toBeNull();

    queue.show({ title: 'Template Selected!' });
    const late = queue.show({ title: 'Loading template in AI Studio...', busy: true });
    vi.advanceTimersByTime(1_500);
    expect(titleOf(queue)).toBe('Loading template in AI Studio...');
    queue.show({ title: 'Draft Saved!' });
    vi.advanceTimersByTime(1_500);
    expect(titleOf(queue)).toBe('Draft Saved!');
    queue.dismiss(late);
    expect(titleOf(queue)).toBe('Draft Saved!');
  });

  it('never shows what was over before its turn came', () => {
    const queue = createToastQueue();
    queue.show({ title: 'Template Selected!' });
    queue.dismiss(queue.show({ title: 'Loading template in AI Studio...', busy: true }));
    vi.advanceTimersByTime(4_999);
    expect(titleOf(queue)).toBe('Template Selected!');
    vi.advanceTimersByTime(1);
    expect(titleOf(queue)).toBeNull();
  });

  it('shows a message with an action long enough to use it, and does not merge two of them', () => {
    const queue = createToastQueue();
    const offer = (action: string) => queue.show({ title: 'Card Deleted', seconds: 8, action });
    offer('first');
    offer('second');
    vi.advanceTimersByTime(3_999);
    expect(queue.getState().visible?.action).toBe('first');
    vi.advanceTimersByTime(1);
    expect(queue.getState().visible?.action).toBe('second');
    vi.advanceTimersByTime(7_999);
    expect(queue.getState().visible?.action).toBe('second');
    vi.advanceTimersByTime(1);
    expect(queue.getState().visible).toBeNull();
  });

  it('shows one message at a time, in order, and shortens it while others wait', () => {
    const queue = createToastQueue();
    queue.show({ title: 'first' });
    queue.show({ title: 'second' });
    queue.show({ title: 'third' });
    const seen = [titleOf(queue)];
    queue.subscribe(({ visible }, before) => {
      if (visible !== before.visible) seen.push(visible?.title ?? null);
    });
    vi.advanceTimersByTime(1_500);
    expect(seen).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1_500);
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual(['first', 'second', 'third', null]);
  });

  it('replaces a message at once when it was shown long enough before the next came', () => {
    const queue = createToastQueue();
    queue.show({ title: 'first' });
    vi.advanceTimersByTime(3_000);
    queue.show({ title: 'second' });
    vi.advanceTimersByTime(0);
    expect(titleOf(queue)).toBe('second');
  });

  it('does not queue the same message again but shows it longer', () => {
    const queue = createToastQueue();
    queue.show({ title: 'Link Copied!' });
    vi.advanceTimersByTime(4_000);
    queue.show({ title: 'Link Copied!' });
    vi.advanceTimersByTime(4_000);
    expect(titleOf(queue)).toBe('Link Copied!');
    vi.advanceTimersByTime(1_000);
    expect(titleOf(queue)).toBeNull();
  });

  it('stops the clock while paused and continues with the remaining time', () => {
    const queue = createToastQueue();
    queue.show({ title: 'Save failed' });
    vi.advanceTimersByTime(3_000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(titleOf(queue)).toBe('Save failed');
    queue.resume();
    vi.advanceTimersByTime(1_999);
    expect(titleOf(queue)).toBe('Save failed');
    vi.advanceTimersByTime(1);
    expect(titleOf(queue)).toBeNull();
  });

  it('shows the next message when one is closed, even while paused', () => {
    const queue = createToastQueue();
    queue.show({ title: 'first' });
    queue.show({ title: 'second' });
    queue.pause();
    queue.dismiss(queue.getState().visible?.key ?? -1);
    expect(titleOf(queue)).toBe('second');
    vi.advanceTimersByTime(5_000);
    expect(titleOf(queue)).toBeNull();
  });

  it('ignores the closing of a message that is gone', () => {
    const queue = createToastQueue();
    queue.show({ title: 'first' });
    const { key } = queue.getState().visible ?? { key: -1 };
    vi.advanceTimersByTime(5_000);
    queue.show({ title: 'second' });
    queue.dismiss(key);
    expect(titleOf(queue)).toBe('second');
  });
});
