import { providers } from '#content/providers.ts';
import type { Errand } from './mail-job.ts';
import type { Message } from './mailer.ts';
import {
  confirmSignInLetter,
  contactLetter,
  existingAccountLetter,
  resetLetter,
  type Sender,
  takenOverLetter,
  verificationLetter,
} from './messages.ts';

/** Makes the links of letters. Null: the account is gone, or needs no such link any more. */
export interface LetterLinks {
  verification(email: string): Promise<string | null>;
  reset(email: string): Promise<string | null>;
  /** Of a sign-in that waits until the address is confirmed. */
  signIn(pendingId: string): Promise<string | null>;
}

/** The letter of an errand as it goes out now; null when there is nothing left to write. */
export type WriteLetter = (errand: Errand) => Promise<Message | null>;

export interface LetterWriterParts extends Sender {
  /** The operator's address. */
  readonly operator: string;
  readonly links: LetterLinks;
}

export function createLetterWriter({ operator, links, ...sender }: LetterWriterParts): WriteLetter {
  return async (errand) => {
    if (errand.kind === 'contact') return contactLetter({ ...sender, to: operator, letter: errand });
    const parts = { ...sender, to: errand.to, name: errand.name };
    if (errand.kind === 'existing-account')
      return existingAccountLetter({ ...parts, url: `${sender.origin}/login` });
    if (errand.kind === 'taken-over') {
      const provider = providers[errand.provider];
      return takenOverLetter({ ...parts, provider, url: `${sender.origin}/dashboard` });
    }
    if (errand.kind === 'confirm-sign-in') {
      const url = await links.signIn(errand.pending);
      return url === null
        ? null
        : confirmSignInLetter({ ...parts, provider: providers[errand.provider], url });
    }
    const [link, write] =
      errand.kind === 'reset' ? [links.reset, resetLetter] : [links.verification, verificationLetter];
    const url = await link(errand.to);
    return url === null ? null : write({ ...parts, url });
  };
}
