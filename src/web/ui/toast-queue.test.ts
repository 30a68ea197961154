// Spec: 9.18
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

describe('the queue of messages', () => {
  let queue: ToastQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    queue = createToastQueue();
  });
  afterEach(() => void vi.useRealTimers());

  /** What is shown so many milliseconds later. */
  function after(ms: number) {
    vi.advanceTimersByTime(ms);
    return queue.getState().visible;
  }
  /** Now, before any timer. */
  const title = () => queue.getState().visible?.title ?? null;
  const titleAfter = (ms: number) => after(ms)?.title ?? null;

  it('shows a message for five seconds', () => {
    queue.show({ title: 'Draft Saved!' });
    expect(titleAfter(4_999)).toBe('Draft Saved!');
    expect(titleAfter(1)).toBeNull();
  });

  it('shows a message as long as it asks for', () => {
    queue.show({ title: 'Automated sharing', seconds: 7 });
    expect(titleAfter(6_999)).toBe('Automated sharing');
    expect(titleAfter(1)).toBeNull();
  });

  it('shows what is going on until it is over, also when others wait', () => {
    const key = queue.show({ title: 'Loading More...', busy: true });
    expect(titleAfter(60_000)).toBe('Loading More...');
    queue.dismiss(key);
    expect(title()).toBeNull();

    queue.show({ title: 'Template Selected!' });
    const late = queue.show({ title: 'Loading template in AI Studio...', busy: true });
    expect(titleAfter(1_500)).toBe('Loading template in AI Studio...');
    queue.show({ title: 'Draft Saved!' });
    expect(titleAfter(1_500)).toBe('Draft Saved!');
    queue.dismiss(late);
    expect(title()).toBe('Draft Saved!');
  });

  it('never shows what was over before its turn came', () => {
    queue.show({ title: 'Template Selected!' });
    queue.dismiss(queue.show({ title: 'Loading template in AI Studio...', busy: true }));
    expect(titleAfter(4_999)).toBe('Template Selected!');
    expect(titleAfter(1)).toBeNull();
  });

  it('shows a message with an action long enough to use it, and does not merge two of them', () => {
    const offer = (action: string) => queue.show({ title: 'Card Deleted', seconds: 8, action });
    offer('first');
    offer('second');
    expect(after(3_999)?.action).toBe('first');
    expect(after(1)?.action).toBe('second');
    expect(after(7_999)?.action).toBe('second');
    expect(after(1)).toBeNull();
  });

  it('shows one message at a time, in order, and shortens it while others wait', () => {
    queue.show({ title: 'first' });
    queue.show({ title: 'second' });
    queue.show({ title: 'third' });
    const seen = [title()];
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
    queue.show({ title: 'first' });
    vi.advanceTimersByTime(3_000);
    queue.show({ title: 'second' });
    expect(titleAfter(0)).toBe('second');
  });

  it('does not queue the same message again but shows it longer', () => {
    queue.show({ title: 'Link Copied!' });
    vi.advanceTimersByTime(4_000);
    queue.show({ title: 'Link Copied!' });
    expect(titleAfter(4_000)).toBe('Link Copied!');
    expect(titleAfter(1_000)).toBeNull();
  });

  it('stops the clock while paused and continues with the remaining time', () => {
    queue.show({ title: 'Save failed' });
    vi.advanceTimersByTime(3_000);
    queue.pause();
    expect(titleAfter(60_000)).toBe('Save failed');
    queue.resume();
    expect(titleAfter(1_999)).toBe('Save failed');
    expect(titleAfter(1)).toBeNull();
  });

  it('shows the next message when one is closed, even while paused', () => {
    queue.show({ title: 'first' });
    queue.show({ title: 'second' });
    queue.pause();
    queue.dismiss(queue.getState().visible?.key ?? -1);
    expect(title()).toBe('second');
    expect(titleAfter(5_000)).toBeNull();
  });

  it('ignores the closing of a message that is gone', () => {
    queue.show({ title: 'first' });
    const { key } = queue.getState().visible ?? { key: -1 };
    vi.advanceTimersByTime(5_000);
    queue.show({ title: 'second' });
    queue.dismiss(key);
    expect(title()).toBe('second');
  });
});
