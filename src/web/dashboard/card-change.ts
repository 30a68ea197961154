import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** The action of a form on the dashboard. */
export type Intent = (typeof intents)[number];

const intents = ['delete', 'undo', 'duplicate', 'favourite'] as const;

/** The result of an action. */
export interface CardChange {
  readonly message: ToastMessage;
  /** The id of a deleted card that can be restored. */
  readonly undo?: string;
  /** The id of a restored card. */
  readonly restored?: string;
}

/** Null for no intent, and for one that only a newer release knows. */
export function readIntent(value: unknown): Intent | null {
  return intents.find((intent) => intent === value) ?? null;
}

export function failed(intent: Intent, description: string): CardChange {
  return { message: { title: failures()[intent], description, destructive: true } };
}

const failures = (): Readonly<Record<Intent, string>> => ({
  delete: dashboardText('delete.failed.title'),
  undo: dashboardText('restore.failed.title'),
  duplicate: dashboardText('copy.failed.title'),
  favourite: favouritesText('failed.title'),
});
