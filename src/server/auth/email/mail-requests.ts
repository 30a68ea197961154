import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { type MailToOwner, mailOwner, type Registration, register } from '../password/register.ts';
import { createAddressLimit } from './address-limit.ts';

interface SignUp extends Omit<Registration, 'passwordHash'> {
  readonly password: string;
}

/** The requests that send a mail to an address. Each address gets a few an hour, whoever asks for them. */
export function createMailRequests({ db, mail, limiter }: Pick<AuthParts, 'db' | 'mail' | 'limiter'>) {
  const postLimited = createAddressLimit({ limiter });
  return {
    signUp: ({ password, ...person }: SignUp) =>
      postLimited('/sign-up/email', person.email, async () => {
        await register(db, mail, { ...person, passwordHash: await hashPassword(password) });
      }),
    sendToOwner: (path: string, email: string, kind: MailToOwner) =>
      postLimited(path, email, () => mailOwner(db, mail, { kind, email })),
  };
}
