import { data } from 'react-router';
import { readForm } from './read-form.ts';

/** Of the pages where mail is stopped. Not `no-referrer`: with it browsers send forms with the origin `null`, which is refused. */
export const mailChoiceHeaders = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' } as const;

/**
 * Whether somebody wants no more of a mail: by a button of its page, or by the mail program's own (RFC 8058), which sends
 * `List-Unsubscribe=One-Click`. Throws the answer (400) to any other form.
 */
export async function readUnsubscribed(request: Request): Promise<boolean> {
  const form = await readForm(request);
  const isOneClick = form['List-Unsubscribe'] === 'One-Click';
  if (!isOneClick && form.intent !== 'stop' && form.intent !== 'resume') throw data(null, 400);
  return form.intent !== 'resume';
}
