import { firstLanguage } from '#content/languages/languages.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { hasPassword } from '#server/accounts/sign-in-methods/read.ts';
import { reauthenticateByPassword, reauthenticateByRecentSignIn } from '#server/auth/reauthenticate.ts';
import type { AccountViewer } from '#server/auth/viewer.ts';
import { ConfirmationRequired, Refusal } from '#server/operator/command.ts';
import { commands, runCommand } from '#server/operator/commands.ts';
import type { Services } from '#server/services.ts';
import type { AdminMessage } from './admin-page.tsx';

/** What became of a form: something to say on the page that it was sent from, or a question that comes first. */
export type AdminOutcome =
  | { readonly kind: 'message'; readonly back: string; readonly message: AdminMessage }
  /** No button of these pages. */
  | { readonly kind: 'unknown'; readonly message: AdminMessage }
  | {
      readonly kind: 'question';
      readonly question: string;
      readonly command: string;
      readonly target: string;
      readonly back: string;
      readonly asksPassword: boolean;
      /** Beside the password. */
      readonly error?: string;
    };

interface CommandForm {
  readonly services: Services;
  readonly viewer: AccountViewer;
  readonly headers: Headers;
  readonly form: Readonly<Record<string, string>>;
}

/** Does what a form of the operators' pages asks for: only what changes something and is in the audit log. */
export async function doCommand({ services, viewer, headers, form }: CommandForm): Promise<AdminOutcome> {
  const back = /^\/admin(\/[a-z]+)?(\?[\w.~%&=+*-]*)?$/.test(form.back ?? '') ? (form.back ?? '') : '/admin';
  const messageOutcome = (message: AdminMessage): AdminOutcome => ({ kind: 'message', back, message });
  const name = form.command ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command?.audited)
    return { kind: 'unknown', message: refused('This page does not know that button. Please reload it.') };
  const target = (form.target ?? '').toWellFormed().replaceAll('\0', '').trim();
  const { db, config, log } = services;
  const run = (confirmed: boolean) =>
    runCommand({ name, target, confirmed, actor: viewer.email, db, config });
  if (command.audited === 'afterwards') {
    run(true).catch((err: unknown) => log.warn({ err }, `${name} was not done`));
    return messageOutcome({ title: 'Started', description: 'What comes of it is written into the log.' });
  }
  try {
    const proof = { asksPassword: command.needsPassword ? await hasPassword(db, viewer.userId) : false };
    const attempt = await run(false).then(
      (text) => ({ done: text }),
      (error: unknown) => {
        if (error instanceof ConfirmationRequired) return { question: error.message };
        throw error;
      },
    );
    if ('done' in attempt) return messageOutcome({ title: 'Done', description: attempt.done });
    const question = { kind: 'question', ...attempt, command: name, target, back, ...proof } as const;
    if (form.confirmed !== 'yes') return question;
    if (command.needsPassword) {
      const error = await reauthenticationError({ services, viewer, headers, form }, proof.asksPassword);
      if (error) return proof.asksPassword ? { ...question, error } : messageOutcome(refused(error));
    }
    return messageOutcome({ title: 'Done', description: await run(true) });
  } catch (error) {
    if (error instanceof Refusal) return messageOutcome(refused(error.message));
    throw error;
  }
}

function refused(description: string): AdminMessage {
  return { title: 'Not done', description, destructive: true };
}

/** Why the operator has not proved a moment ago that it is them; null when they have. */
async function reauthenticationError(
  { services, viewer, headers, form }: CommandForm,
  byPassword: boolean,
): Promise<string | null> {
  const { userId } = viewer;
  if (byPassword) {
    const password = form.ownPassword ?? '';
    const proved = await reauthenticateByPassword(services, headers, { userId, password });
    return proved.ok ? null : messageTextIn(firstLanguage, proved.error.sentence);
  }
  return reauthenticateByRecentSignIn(viewer, new Date())
    ? null
    : 'Please log out and log in once more, then do this within a few minutes.';
}
