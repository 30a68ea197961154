import { accountRules } from '../../rate-limits/rules.ts';
import { type AuthResult, done, tooMany } from '../auth-result.ts';
import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { type MailToOwner, mailOwner, type Registration, register } from '../password/register.ts';

interface SignUp extends Omit<Registration, 'passwordHash'> {
  readonly password: string;
}

/** The requests that send a mail to an address. Each address gets a few an hour, whoever asks for them. */
export function createMailRequests({ db, mail, limiter }: Pick<AuthParts, 'db' | 'mail' | 'limiter'>) {
  async function limited(path: string, email: string, post: () => Promise<void>): Promise<AuthResult> {
    const attempt = await limiter.consume({ what: `account ${path}`, who: email }, accountRules.mail);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    await post();
    return done();
  }

  return {
    signUp: ({ password, ...person }: SignUp) =>
      limited('/sign-up/email', person.email, async () => {
        await register(db, mail, { ...person, passwordHash: await hashPassword(password) });
      }),
    sendToOwner: (path: string, email: string, kind: MailToOwner) =>
      limited(path, email, () => mailOwner(db, mail, { kind, email })),
  };
}
