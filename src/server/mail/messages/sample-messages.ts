import type { Language } from '#content/languages/languages.ts';
import type { MailJob } from '../mail-job.ts';
import type { Message } from '../transport/mailer.ts';
import { createMessageWriter } from './message-of-job.ts';

const reader = { to: 'mina@example.org', name: 'Mina' };

/** One job of each kind, for looking at its message. */
const samples: Readonly<Record<MailJob['kind'], MailJob>> = {
  verification: { kind: 'verification', ...reader },
  'existing-account': { kind: 'existing-account', ...reader },
  reset: { kind: 'reset', ...reader },
  'confirm-sign-in': { kind: 'confirm-sign-in', ...reader, provider: 'facebook', pending: 'sample' },
  'taken-over': { kind: 'taken-over', ...reader, provider: 'google' },
  reply: { kind: 'reply', ...reader, userId: 'sample' },
  test: { kind: 'test', ...reader },
  contact: {
    kind: 'contact',
    name: 'Mina',
    email: reader.to,
    subject: 'Support',
    message: 'How do I add a second photo?\n\nThank you!',
  },
  report: {
    kind: 'report',
    cardId: 'sample-sample-sample-1',
    design: null,
    reason: 'It shows something private, or a photo without permission',
    text: 'My street can be seen behind her.',
  },
};

export const mailKinds = Object.keys(samples) as readonly MailJob['kind'][];

interface Site {
  readonly site: string;
  readonly origin: string;
  readonly operator: string;
  readonly languages: readonly Language[];
}

export interface SampleMessage extends Message {
  readonly language: Language;
}

/** The messages of a kind in each language of the site, with links that lead nowhere; operators read one language only. */
export async function sampleMessages(kind: MailJob['kind'], site: Site): Promise<readonly SampleMessage[]> {
  const link = async () => `${site.origin}/sample`;
  const news = {
    count: 2,
    toName: 'Ravi',
    cardId: 'sample-sample-sample-1',
    unsubscribeUrl: `${site.origin}/sample`,
    language: 'en',
  };
  const write = createMessageWriter({
    ...site,
    links: { verification: link, reset: link, signIn: link },
    replyMails: { unseenReplies: async () => news },
  });
  const isForOperator = kind === 'contact' || kind === 'report';
  const found: SampleMessage[] = [];
  for (const language of isForOperator ? site.languages.slice(0, 1) : site.languages) {
    const message = await write({ ...samples[kind], language } as MailJob);
    if (message) found.push({ ...message, language });
  }
  return found;
}
