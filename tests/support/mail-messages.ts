import { offeredLanguages } from '#content/languages/languages.ts';
import { createMessageWriter, type MailData } from '#server/mail/mail-kinds.ts';
import type { Message } from '#server/mail/transport/mailer.ts';

const link = 'https://bloom.example/verify?token=a&callbackURL=%2Flogin';

/** A site whose links need no database. */
export const mailSite = {
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  operator: 'us@bloom.example',
  languages: offeredLanguages,
  links: {
    verification: async () => link,
    reset: async () => link,
    signIn: async () => link,
    guestCards: async () => link,
  },
  replyMails: { unseenReplies: async () => null },
  signingMails: { fewNotes: async () => null, noteLink: async () => null },
  birthdayMails: { birthdays: async () => null },
};

/** The message of a job; throws where nothing is to be sent. */
export async function messageOf(
  job: MailData,
  differs: Partial<Parameters<typeof createMessageWriter>[0]> = {},
): Promise<Message> {
  const message = await createMessageWriter({ ...mailSite, ...differs })(job);
  if (typeof message === 'string') throw new Error(`No message: ${message}`);
  return message;
}
