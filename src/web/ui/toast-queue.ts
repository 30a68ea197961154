import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
  readonly title: string;
  /** One paragraph a line. */
  readonly description?: string | undefined;
  /** A failure: it has another colour and is announced at once. */
  readonly destructive?: boolean;
  /** It tells something and confirms nothing: no sign of success. */
  readonly isNote?: boolean;
  /** How long it stays; 5 when absent. */
  readonly seconds?: number;
}

/** A message of the browser: it may carry what no server can send. */
export interface Toast extends ToastMessage {
  /** One thing to do about it: a form. Submitting it closes the message. */
  readonly action?: ReactNode;
  /** It says what is going on: it stays until it is dismissed, with a sign of work instead of success. */
  readonly busy?: boolean;
}

export interface ShownToast extends Toast {
  /** Unique, so that React shows the same words twice as two messages. */
  readonly key: number;
}

const defaultSeconds = 5;
/** How long a message stays at least while others wait. */
const minimumSeconds = 1.5;
/** The same for a message with an action. */
const minimumSecondsToAct = 4;

interface ToastState {
  /** The message that is shown. */
  readonly visible: ShownToast | null;
  /** The messages that follow, the next one first. */
  readonly waiting: readonly ShownToast[];
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/**
 * One message at a time, in the order in which they came. A new message does not replace the visible one, it only
 * shortens its time. The same message again lengthens it.
 */
export function createToastQueue() {
  const { setState, ...store } = createStore<ToastState>(() => ({ visible: null, waiting: [] }));
  const { getState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the clock of the visible message was last started. */
  let startedAt = 0;
  /** Milliseconds on the clock before that. */
  let elapsed = 0;
  let isPaused = false;
  let nextKey = 1;

  function restart(): void {
    elapsed = 0;
    startedAt = Date.now();
    schedule();
  }

  function showNext(): void {
    clearTimeout(timer);
    const [visible = null, ...waiting] = getState().waiting;
    setState({ visible, waiting });
    isPaused = false;
    if (visible) restart();
  }

  function schedule(): void {
    clearTimeout(timer);
    const { visible, waiting } = getState();
    if (isPaused || !visible) return;
    const { seconds: wanted = defaultSeconds, action, busy } = visible;
    if (busy && waiting.length === 0) return;
    const minimum = action ? minimumSecondsToAct : minimumSeconds;
    const seconds = waiting.length > 0 ? Math.min(minimum, wanted) : wanted;
    const passed = elapsed + Date.now() - startedAt;
    timer = setTimeout(showNext, Math.max(0, seconds * 1000 - passed));
  }

  return {
    ...store,
    /** Returns the key of the message. */
    show(message: Toast): number {
      const { visible, waiting } = getState();
      const last = waiting.at(-1) ?? visible;
      const isSame = last?.title === message.title && last.description === message.description;
      if (last && isSame && !message.action) {
        if (last === visible) restart();
        return last.key;
      }
      const key = nextKey++;
      setState({ waiting: [...waiting, { ...message, key }] });
      if (visible) schedule();
      else showNext();
      return key;
    },
    /** Also one that still waits. */
    dismiss(key: number) {
      const { visible, waiting } = getState();
      if (visible?.key === key) return showNext();
      setState({ waiting: waiting.filter((one) => one.key !== key) });
      schedule();
    },
    /** Stops the clock, because somebody reads the message: the pointer or the focus is in it. */
    pause() {
      if (isPaused) return;
      isPaused = true;
      elapsed += Date.now() - startedAt;
      clearTimeout(timer);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      startedAt = Date.now();
      schedule();
    },
  };
}
