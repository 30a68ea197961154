import type { ToastMessage } from '../ui/toast-queue.ts';

/** What a form of the dashboard asks for. */
export type Intent = 'delete' | 'undo' | 'duplicate';

/** What came of it. */
export interface CardChange {
  readonly message: ToastMessage;
  /** The card that was deleted and can be brought back. */
  readonly undo?: string;
  /** The card that is back. */
  readonly restored?: string;
}

/** Deleting, where a form does not say. */
export function readIntent(value: unknown): Intent {
  return value === 'undo' || value === 'duplicate' ? value : 'delete';
}

export function failed(intent: Intent, description: string): CardChange {
  return { message: { title: failures[intent], description, destructive: true } };
}

const failures: Readonly<Record<Intent, string>> = {
  delete: 'Error deleting card',
  undo: 'Error restoring card',
  duplicate: 'Error copying card',
};
