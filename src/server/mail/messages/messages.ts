import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import type { MailToOperator, ReportMail } from '../mail-job.ts';
import type { ReplyNews } from '../reply-mails.ts';
import type { Message } from '../transport/mailer.ts';
import { layOut, type MessageContent } from './message-layout.ts';

/** The site that sends. */
export interface Sender {
  /** The site's name. */
  readonly site: string;
  /** The site's address, such as `https://cards.example`. */
  readonly origin: string;
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

const confirmLabel = 'Confirm my email address';

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
  const content = { ...sender, ...words, before: [greet(name), ...before], button: { label, url } };
  return { kind, to, subject: words.subject, ...layOut(content) };
}

/** After sign-up: the link proves that the address is the person's. */
export function verificationMessage(parts: MessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'verification',
    subject: `Confirm your email address for ${site}`,
    preview: 'Two clicks, and your account is ready.',
    title: 'Welcome, and happy card making!',
    before: [
      `You have signed up at ${site}. Please confirm that this address is yours.`,
      'In the browser in which you signed up, that is all. In any other browser you choose a new password, and ' +
        'the one from the sign-up ends: so the account is yours alone, whoever typed your address.',
    ],
    label: confirmLabel,
    after: ['The link works for one hour. After that, ask for a new one on the log-in page.'],
    reason: `You get this email because somebody signed up at ${site} with this address. If it was not you, please ignore it: as long as you do not confirm it, the address is not used for anything else.`,
  });
}

/** For a sign-in with a provider that did not verify the address: nothing is stored before it is confirmed. */
export function confirmSignInMessage({ provider, ...parts }: ProviderMessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'confirm-sign-in',
    subject: `Confirm that you log in to ${site} with ${provider}`,
    preview: `Open it in the browser in which you came from ${provider}.`,
    title: 'One more step',
    before: [
      `You came to ${site} with your ${provider} account. ${provider} does not tell us whether this address is ` +
        'yours, so please confirm it.',
      `Open the link in the browser in which you came from ${provider}. From then on that account opens your cards ` +
        'here, and whatever was never confirmed opens them no more.',
    ],
    label: confirmLabel,
    after: [`The link works for one hour. After that, press the ${provider} button once more for a new one.`],
    reason: `You get this email because somebody came to ${site} with a ${provider} account that has this address. If it was not you, please ignore it: nothing is made, and nobody gets in.`,
  });
}

/** Somebody signed up with an address that has an account. Only its owner may learn that. */
export function existingAccountMessage(parts: MessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'existing-account',
    subject: `You already have a ${site} account`,
    preview: 'Your cards are waiting for you.',
    title: 'You are one of us already',
    before: [
      'Someone just tried to sign up with this email address. If that was you: you already have an account, and ' +
        'your cards are waiting in it.',
    ],
    label: 'Log in',
    after: ['Forgotten the password? The log-in page helps you to a new one.'],
    reason: `You get this email because somebody typed this address on the sign-up page of ${site}. If it was not you, please ignore it: nothing about your account has changed.`,
  });
}

/** The link lets its reader choose a new password. */
export function resetMessage(parts: MessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'reset',
    subject: `Choose a new password for ${site}`,
    preview: 'The link works once, for one hour.',
    title: 'A fresh start',
    before: ['You asked for a new password. One click, and you choose it.'],
    label: 'Choose a new password',
    after: ['The link works once, for one hour. A new password signs you out everywhere else.'],
    reason: `You get this email because somebody asked ${site} for a new password for this address. If it was not you, please ignore it: your password stays as it is.`,
  });
}

/** The address was proved with a provider. Unconfirmed ways to sign in to the account have ended. */
export function takenOverMessage({ provider, ...parts }: ProviderMessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'taken-over',
    subject: `You now log in to ${site} with ${provider}`,
    preview: 'The account with your address is yours alone.',
    title: 'Your account, and yours alone',
    before: [
      `You logged in with ${provider}, and so we know that this address is yours. The account with it could also be ` +
        'opened by something that nobody had ever confirmed, such as an old password. It is yours alone now: what ' +
        'was never confirmed no longer works, and every device that came in by it is signed out.',
    ],
    label: 'See my cards',
    after: [
      'If you find cards there that are not yours, somebody else had signed up with your address. Please delete them.',
      'For a password of your own, choose “Forgot password?” on the log-in page.',
    ],
    reason: `You get this email because somebody logged in to ${site} with the ${provider} account of this address.`,
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
  const subject = `${topic}: a message from ${name}`;
  const content = layOut({
    ...sender,
    subject,
    preview: isolatedLine(message.slice(0, 200)),
    title: topic,
    before: [`${name} <${job.email}> wrote:`],
    quote: message,
    after: [`Answer this email, and ${name} gets your answer.`],
    reason: `You get this email because it was sent through the contact page of ${sender.site}, and this is the site’s address.`,
  });
  const replyTo = isOneAddress(job.email) ? { replyTo: job.email } : {};
  return { kind: 'contact', to, subject, ...replyTo, ...content };
}

/** The operator tries whether mail arrives. */
export function testMessage(parts: MessageParts): Message {
  const { site } = parts;
  return withButton(parts, {
    kind: 'test',
    subject: `A test mail of ${site}`,
    preview: 'Mail works.',
    title: 'Mail works',
    before: [`This mail was sent by the operator of ${site} to see whether mail arrives. It has.`],
    label: 'Go to the site',
    after: ['There is nothing to do.'],
    reason: `You get this email because an operator of ${site} typed this address.`,
  });
}

/** Receivers answered. Their words are not in it: strangers could send anything to anybody by it. */
export function replyMessage({
  news: { count, toName, cardId, stopUrl },
  ...parts
}: Omit<MessageParts, 'url'> & { news: ReplyNews }): Message {
  const { site, origin } = parts;
  const name = shortened(toName);
  const card = name ? `your card for ${name}` : 'your card';
  const several = `${count.toLocaleString('en')} new answers to your cards`;
  const subject = count === 1 ? `An answer to ${card}` : several;
  const message = withButton(
    { ...parts, url: `${origin}/dashboard/replies?card=${cardId}` },
    {
      kind: 'reply',
      subject,
      preview: 'Somebody opened your card and answered.',
      title: count === 1 ? 'You have an answer' : 'You have answers',
      before: [
        count === 1
          ? `Somebody opened ${card} and answered.`
          : `There are ${several}, the newest to ${card}.`,
      ],
      label: 'Read it',
      after: [`To get no more mail about answers, open this address:`, stopUrl],
      reason: `You get this email because you published a card at ${site}. It comes at most once an hour, and only when somebody answered.`,
    },
  );
  return { ...message, stopUrl };
}

/** What somebody reported, to the operator. Nothing in it can be trusted, so all of it is plain text. */
export function reportMessage({ to, job, ...sender }: Sender & { to: string; job: ReportMail }): Message {
  const { cardId, design, reason } = job;
  const text = normaliseText(job.text);
  const subject = `A report of a ${cardId ? 'card' : 'design'}: ${shortened(reason)}`;
  const content = layOut({
    ...sender,
    subject,
    preview: isolatedLine(text.slice(0, 200)) || 'Nothing was added to it.',
    title: 'Somebody reported a card',
    before: [
      cardId ? 'A card was reported:' : `The design “${shortened(design ?? '')}” was reported:`,
      shortened(reason),
    ],
    ...(text === '' ? {} : { quote: text }),
    button: {
      label: cardId ? 'Look at the card' : 'Look at the design',
      url: `${sender.origin}${cardId ? `/card/${cardId}` : `/studio?template=${design}`}`,
    },
    after: [
      ...(cardId ? [`To hide it from everybody but its owner: npm run admin -- card hide ${cardId}`] : []),
      'Who reported it is not in this email and is not told to anybody.',
    ],
    reason: `You get this email because somebody pressed “Report” on ${sender.site}, and this is the site’s address.`,
  });
  return { kind: 'report', to, subject, ...content };
}

/** With the name only when it can be nothing else: a stranger could sign somebody up and have us send an advertisement. */
function greet(name: string): string {
  const isName = /^\p{L}(?:[\p{L}\p{M} '’.-]|\p{Join_Control})*$/u.test(name) && !/\.\S/.test(name);
  return isName ? `Hello ${isolatedLine(name)},` : 'Hello,';
}

/** Anything else in a header could be several addresses, or a name for another address. */
function isOneAddress(text: string): boolean {
  return /^[^\p{Cc}\s"(),:;<>@[\\\]]+@[^\p{Cc}\s"(),:;<>@[\\\]]+$/u.test(text);
}

/** For the subject: a header must not contain a line break. */
function shortened(text: string): string {
  return isolatedLine(text.slice(0, 150));
}
