import type { Card } from '#card/document/card.ts';
import type { Seal } from '#card/seal/seal.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { textIn } from '#content/languages/text-in.ts';
import { sealText } from '#content/seal-form.ts';
import type { ShownInvitation } from './signing-data.ts';

type Receiver = Pick<Card, 'toName' | 'language'>;

/** What is said before a signing link in a chat, in the card's language. */
export function invitationText({ toName, language }: Receiver): string {
  const text = textIn(languageFrom(language), 'signing');
  const name = isolatedLine(toName);
  return name ? text('invite.chat.to', { name }) : text('invite.chat');
}

interface ReminderOf {
  readonly card: Receiver;
  /** Until when signers are asked to sign; null when they were not. */
  readonly signBy: Seal | null;
}

/** For a chat: who was invited and has not signed, each with a link of their own. Null when nobody is missing. */
export function reminderOf(
  invited: readonly ShownInvitation[],
  { card: { toName, language: spoken }, signBy }: ReminderOf,
): string | null {
  const missing = invited.filter(({ state, address }) => state !== 'signed' && address !== null);
  if (missing.length === 0) return null;
  const language = languageFrom(spoken);
  const text = textIn(language, 'signing');
  const name = isolatedLine(toName);
  const words = { language, text: textIn(language, 'card-page'), cityNames: listIn(language, 'cities') };
  return [
    name ? text('invite.reminder.to', { name }) : text('invite.reminder'),
    ...missing.map((one) => `${isolatedLine(one.name)}: ${one.address}`),
    ...(signBy ? [text('sign.by', { moment: sealText(signBy, words) })] : []),
  ].join('\n');
}
