import { accountRules } from '../../rate-limits/rules.ts';
import { type AuthResult, done, tooMany } from '../auth-result.ts';
import type { AuthParts } from '../parts.ts';

/** Posts mail to an address: each gets a few an hour, whoever asks for them. */
export type LimitedPost = (path: string, email: string, post: () => Promise<void>) => Promise<AuthResult>;

export function createAddressLimit({ limiter }: Pick<AuthParts, 'limiter'>): LimitedPost {
  return async (path, email, post) => {
    const attempt = await limiter.consume({ what: `account ${path}`, who: email }, accountRules.mail);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    await post();
    return done();
  };
}
