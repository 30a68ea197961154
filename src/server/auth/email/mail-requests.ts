import { accountRules } from '../../rate-limits/rules.ts';
import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { type MailToOwner, mailOwner, register } from '../password/register.ts';
import { okResponse, tooManyResponse } from '../responses.ts';
import { signInContext } from '../sign-in-context.ts';

/** The requests that send a mail to an address. Each address gets a few an hour, whoever asks for them. */
export function createMailRequests({ db, mail, limiter }: Pick<AuthParts, 'db' | 'mail' | 'limiter'>) {
  async function limited(path: string, email: string, post: () => Promise<void>): Promise<Response> {
    const attempt = await limiter.consume({ what: `account ${path}`, who: email }, accountRules.mail);
    if (!attempt.allowed) return tooManyResponse(attempt.retryAfter);
    await post();
    return okResponse();
  }

  return {
    signUp: ({ name, email, password }: { name: string; email: string; password: string }) =>
      limited('/sign-up/email', email, async () => {
        const browser = signInContext.getStore()?.browser ?? null;
        await register(db, mail, { name, email, passwordHash: await hashPassword(password), browser });
      }),
    sendToOwner: (path: string, email: string, kind: MailToOwner) =>
      limited(path, email, () => mailOwner(db, mail, { kind, email })),
  };
}
