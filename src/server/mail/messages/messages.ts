import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import type { Language } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { MailToOperator, ReportMail } from '../mail-job.ts';
import type { UnseenReplies } from '../reply-mails.ts';
import type { Message } from '../transport/mailer.ts';
import { layOut, type MessageContent } from './message-layout.ts';

/** The site that sends. */
export interface Sender {
  /** The site's name. */
  readonly site: string;
  /** The site's address, such as `https://cards.example`. */
  readonly origin: string;
  /** The reader's. */
  readonly language: Language;
}

/** Who gets the message, and what its button opens. */
export interface MessageParts extends Sender {
  readonly to: string;
  /** The name the person gave; empty when there is none. */
  readonly name: string;
  readonly url: string;
}

interface ProviderMessageParts extends MessageParts {
  /** Google or Facebook. */
  readonly provider: string;
}

interface Words
  extends Pick<Message, 'kind' | 'subject'>,
    Pick<MessageContent, 'preview' | 'title' | 'before' | 'after' | 'reason'> {
  /** On the button. */
  readonly label: string;
}

/** A message with a greeting, paragraphs, a button and more paragraphs. */
function withButton(
  { to, name, url, ...sender }: MessageParts,
  { kind, label, before, ...words }: Words,
): Message {
  const content = {
    ...sender,
    ...words,
    before: [greet(name, textIn(sender.language, 'mail')), ...before],
    button: { label, url: pageUrl(url, sender) },
  };
  return { kind, to, subject: words.subject, ...layOut(content) };
}

/** The address of a page of ours in the reader's language. */
function pageUrl(url: string, { origin, language }: Sender): string {
  return url.startsWith(`${origin}/`) ? origin + pathIn(language, url.slice(origin.length)) : url;
}

/** After sign-up: the link proves that the address is the person's. */
export function verificationMessage(parts: MessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'verification',
    subject: text('verification.subject', { site }),
    preview: text('verification.preview'),
    title: text('verification.title'),
    before: [text('verification.before1', { site }), text('verification.before2')],
    label: text('confirm'),
    after: [text('verification.after')],
    reason: text('verification.reason', { site }),
  });
}

/** For a sign-in with a provider that did not verify the address: nothing is stored before it is confirmed. */
export function confirmSignInMessage({ provider, ...parts }: ProviderMessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'confirm-sign-in',
    subject: text('confirmSignIn.subject', { provider, site }),
    preview: text('confirmSignIn.preview', { provider }),
    title: text('confirmSignIn.title'),
    before: [text('confirmSignIn.before1', { provider, site }), text('confirmSignIn.before2', { provider })],
    label: text('confirm'),
    after: [text('confirmSignIn.after', { provider })],
    reason: text('confirmSignIn.reason', { provider, site }),
  });
}

/** Somebody signed up with an address that has an account. Only its owner may learn that. */
export function existingAccountMessage(parts: MessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'existing-account',
    subject: text('existingAccount.subject', { site }),
    preview: text('existingAccount.preview'),
    title: text('existingAccount.title'),
    before: [text('existingAccount.before')],
    label: text('existingAccount.label'),
    after: [text('existingAccount.after')],
    reason: text('existingAccount.reason', { site }),
  });
}

/** The link lets its reader choose a new password. */
export function resetMessage(parts: MessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'reset',
    subject: text('reset.subject', { site }),
    preview: text('reset.preview'),
    title: text('reset.title'),
    before: [text('reset.before')],
    label: text('reset.label'),
    after: [text('reset.after')],
    reason: text('reset.reason', { site }),
  });
}

/** The address was proved with a provider. Unconfirmed ways to sign in to the account have ended. */
export function takenOverMessage({ provider, ...parts }: ProviderMessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'taken-over',
    subject: text('takenOver.subject', { provider, site }),
    preview: text('takenOver.preview'),
    title: text('takenOver.title'),
    before: [text('takenOver.before', { provider })],
    label: text('takenOver.label'),
    after: [text('takenOver.after1'), text('takenOver.after2')],
    reason: text('takenOver.reason', { provider, site }),
  });
}

/** What a visitor wrote, to the operator. Nothing in it can be trusted, so all of it is plain text. */
export function contactMessage({
  to,
  job,
  ...sender
}: Sender & { to: string; job: MailToOperator }): Message {
  const [name, topic] = [shortened(job.name), shortened(job.subject)];
  const message = normaliseText(job.message);
  const { site } = sender;
  const text = textIn(sender.language, 'mail');
  const subject = text('contact.subject', { name, topic });
  const content = layOut({
    ...sender,
    subject,
    preview: isolatedLine(message.slice(0, 200)),
    title: topic,
    before: [text('contact.before', { name, email: job.email })],
    quote: message,
    after: [text('contact.after', { name })],
    reason: text('contact.reason', { site }),
  });
  const replyTo = isOneAddress(job.email) ? { replyTo: job.email } : {};
  return { kind: 'contact', to, subject, ...replyTo, ...content };
}

/** The operator tries whether mail arrives. */
export function testMessage(parts: MessageParts): Message {
  const { site, language } = parts;
  const text = textIn(language, 'mail');
  return withButton(parts, {
    kind: 'test',
    subject: text('test.subject', { site }),
    preview: text('test.preview'),
    title: text('test.title'),
    before: [text('test.before', { site })],
    label: text('test.label'),
    after: [text('test.after')],
    reason: text('test.reason', { site }),
  });
}

/** Receivers answered. Their words are not in it: strangers could send anything to anybody by it. */
export function replyMessage({
  news: { count, toName, cardId, unsubscribeUrl },
  ...parts
}: Omit<MessageParts, 'url'> & { news: UnseenReplies }): Message {
  const { site, origin, language } = parts;
  const text = textIn(language, 'mail');
  const name = shortened(toName);
  const subject = name ? text('reply.subject.for', { count, name }) : text('reply.subject', { count });
  const message = withButton(
    { ...parts, url: `${origin}/dashboard/replies?card=${cardId}` },
    {
      kind: 'reply',
      subject,
      preview: text('reply.preview'),
      title: text('reply.title', { count }),
      before: [name ? text('reply.before.for', { count, name }) : text('reply.before', { count })],
      label: text('reply.label'),
      after: [text('reply.after'), unsubscribeUrl],
      reason: text('reply.reason', { site }),
    },
  );
  return { ...message, unsubscribeUrl };
}

/** What somebody reported, to the operator. Nothing in it can be trusted, so all of it is plain text. */
export function reportMessage({ to, job, ...sender }: Sender & { to: string; job: ReportMail }): Message {
  const { cardId, design, reason } = job;
  const { site } = sender;
  const text = textIn(sender.language, 'mail');
  const quote = normaliseText(job.text);
  const what = cardId ? 'card' : 'design';
  const subject = text(`report.subject.${what}`, { reason: shortened(reason) });
  const content = layOut({
    ...sender,
    subject,
    preview: isolatedLine(quote.slice(0, 200)) || text('report.preview'),
    title: text('report.title'),
    before: [
      cardId ? text('report.before.card') : text('report.before.design', { design: shortened(design ?? '') }),
      shortened(reason),
    ],
    ...(quote === '' ? {} : { quote }),
    button: {
      label: text(`report.look.${what}`),
      url: `${sender.origin}${cardId ? `/card/${cardId}` : `/studio?template=${design}`}`,
    },
    after: [
      ...(cardId ? [text('report.hide', { command: `npm run admin -- card hide ${cardId}` })] : []),
      text('report.after'),
    ],
    reason: text('report.reason', { site }),
  });
  return { kind: 'report', to, subject, ...content };
}

/** With the name only when it can be nothing else: a stranger could sign somebody up and have us send an advertisement. */
function greet(name: string, text: Text<'mail'>): string {
  const isName = /^\p{L}(?:[\p{L}\p{M} '’.-]|\p{Join_Control})*$/u.test(name) && !/\.\S/.test(name);
  return isName ? text('hello.name', { name: isolatedLine(name) }) : text('hello');
}

/** Anything else in a header could be several addresses, or a name for another address. */
function isOneAddress(text: string): boolean {
  return /^[^\p{Cc}\s"(),:;<>@[\\\]]+@[^\p{Cc}\s"(),:;<>@[\\\]]+$/u.test(text);
}

/** For the subject: a header must not contain a line break. */
function shortened(text: string): string {
  return isolatedLine(text.slice(0, 150));
}
