import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { providers } from '#content/providers.ts';
import type { MailJob } from '../mail-job.ts';
import type { ReplyMails } from '../reply-mails.ts';
import type { Message } from '../transport/mailer.ts';
import {
  confirmSignInMessage,
  contactMessage,
  existingAccountMessage,
  replyMessage,
  reportMessage,
  resetMessage,
  type Sender,
  takenOverMessage,
  testMessage,
  verificationMessage,
} from './messages.ts';

/** Makes the links of messages. Null when the account is gone or needs no such link any more. */
export interface MailLinks {
  verification(email: string): Promise<string | null>;
  reset(email: string): Promise<string | null>;
  /** For a sign-in that is pending until the address is confirmed. */
  signIn(pendingId: string): Promise<string | null>;
}

/** The message of a job, with a link made now; null when there is nothing left to send. */
export type WriteMessage = (job: MailJob) => Promise<Message | null>;

export interface MessageWriterOptions extends Omit<Sender, 'language'> {
  /** The operator's address. */
  readonly operator: string;
  readonly links: MailLinks;
  readonly replyMails: Pick<ReplyMails, 'unseenReplies'>;
  readonly languages: readonly Language[];
}

export function createMessageWriter({
  operator,
  links,
  replyMails,
  languages,
  ...site
}: MessageWriterOptions): WriteMessage {
  const offered = (code = '') => languages.find((language) => language === code) ?? firstLanguage;
  return async (job) => {
    const language = 'language' in job ? offered(job.language) : firstLanguage;
    const sender = { ...site, language };
    if (job.kind === 'contact') return contactMessage({ ...sender, to: operator, job });
    if (job.kind === 'report') return reportMessage({ ...sender, to: operator, job });
    const parts = { ...sender, to: job.to, name: job.name };
    if (job.kind === 'reply') {
      const news = await replyMails.unseenReplies(job.userId);
      return news && replyMessage({ ...parts, language: offered(job.language ?? news.language), news });
    }
    if (job.kind === 'existing-account')
      return existingAccountMessage({ ...parts, url: `${sender.origin}/login` });
    if (job.kind === 'test') return testMessage({ ...parts, url: sender.origin });
    if (job.kind === 'taken-over') {
      const provider = providers[job.provider];
      return takenOverMessage({ ...parts, provider, url: `${sender.origin}/dashboard` });
    }
    if (job.kind === 'confirm-sign-in') {
      const url = await links.signIn(job.pending);
      return url === null ? null : confirmSignInMessage({ ...parts, provider: providers[job.provider], url });
    }
    const [link, write] =
      job.kind === 'reset' ? [links.reset, resetMessage] : [links.verification, verificationMessage];
    const url = await link(job.to);
    return url === null ? null : write({ ...parts, url });
  };
}
