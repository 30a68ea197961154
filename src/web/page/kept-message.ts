import type { ToastMessage } from '../ui/toast-queue.ts';

const kept = 'message';

/** Seconds after a press in which its message is shown, where it does not say how many. */
const lifetime = 5;

/** Keeps what a press said for the page to which it leads. */
export function keepMessage({ title, description, seconds = lifetime }: ToastMessage): void {
  const until = Date.now() + seconds * 1_000;
  try {
    sessionStorage.setItem(kept, JSON.stringify({ title, description, until }));
  } catch {
    // The browser's settings forbid it: this page said it.
  }
}

/** The message of the page before, with what is left of its time; null when there is none, or none left. */
export function takeKeptMessage(): ToastMessage | null {
  try {
    const stored = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    const { until, ...message } = JSON.parse(stored ?? '{}') as ToastMessage & { until?: number };
    const seconds = ((until ?? 0) - Date.now()) / 1_000;
    return seconds > 0 ? { ...message, seconds } : null;
  } catch {
    return null;
  }
}
