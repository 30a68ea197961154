import type { ReactNode } from 'react';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** A failure: another look, and read out at once. */
  readonly destructive?: boolean;
  /** How long it stays, 5 unless said. */
  readonly seconds?: number;
}

/** A message with something that no server can send. */
export interface Toast extends ToastMessage {
  /** One thing to do about it: a form, whose sending ends the message. */
  readonly action?: ReactNode;
}

export interface ShownToast extends Toast {
  /** Differs for each, so that the same words twice are seen twice. */
  readonly key: number;
}

const defaultSeconds = 5;
/** While others wait, each is seen at least this long. */
const minimumSeconds = 1.5;
/** The same of a message that offers something. */
const minimumToAct = 4;

/**
 * One message at a time, in the order in which they came. A new one does not push the visible one
 * away, it shortens its stay; the same words again only lengthen it.
 */
export class ToastQueue {
  #waiting: readonly ShownToast[] = [];
  #visible: ShownToast | null = null;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  /** Milliseconds already seen before the last pause. */
  #seen = 0;
  #paused = false;
  #nextKey = 1;

  readonly visible = (): ShownToast | null => this.#visible;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(message: Toast): void {
    const last = this.#waiting.at(-1) ?? this.#visible;
    const isSame = last?.title === message.title && last.description === message.description;
    if (last && isSame && !message.action) {
      if (last === this.#visible) this.#restart();
      return;
    }
    this.#waiting = [...this.#waiting, { ...message, key: this.#nextKey++ }];
    if (this.#visible) this.#schedule();
    else this.#next();
  }

  dismiss(key: number): void {
    if (this.#visible?.key === key) this.#next();
  }

  /** Time stands still while somebody reads it: pointer over it or focus in it. */
  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#seen += Date.now() - this.#shownAt;
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#shownAt = Date.now();
    this.#schedule();
  }

  #restart(): void {
    this.#seen = 0;
    this.#shownAt = Date.now();
    this.#schedule();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first = null, ...rest] = this.#waiting;
    this.#visible = first;
    this.#waiting = rest;
    this.#paused = false;
    if (first) this.#restart();
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#paused || !this.#visible) return;
    const { seconds: wanted = defaultSeconds, action } = this.#visible;
    const least = action ? minimumToAct : minimumSeconds;
    const seconds = this.#waiting.length > 0 ? Math.min(least, wanted) : wanted;
    const seen = this.#seen + Date.now() - this.#shownAt;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, seconds * 1000 - seen));
  }
}
