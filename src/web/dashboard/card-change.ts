import { dashboardText } from '../texts/dashboard.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** The action of a form on the dashboard. */
export type Intent = 'delete' | 'undo' | 'duplicate';

/** The result of an action. */
export interface CardChange {
  readonly message: ToastMessage;
  /** The id of a deleted card that can be restored. */
  readonly undo?: string;
  /** The id of a restored card. */
  readonly restored?: string;
}

/** `delete` when the form has no intent. */
export function readIntent(value: unknown): Intent {
  return value === 'undo' || value === 'duplicate' ? value : 'delete';
}

export function failed(intent: Intent, description: string): CardChange {
  return { message: { title: failures[intent], description, destructive: true } };
}

const failures: Readonly<Record<Intent, string>> = {
  get delete() {
    return dashboardText('cardChange.errorDeletingCard');
  },
  get undo() {
    return dashboardText('cardChange.errorRestoringCard');
  },
  get duplicate() {
    return dashboardText('cardChange.errorCopyingCard');
  },
};
