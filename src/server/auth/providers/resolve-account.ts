import { and, eq } from 'drizzle-orm';
import type { Provider } from '#content/providers.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { account, user } from '../../db/tables/accounts.ts';
import { accountRules } from '../../rate-limits/rules.ts';
import type { TypedMailLimit } from '../email/mail-limits.ts';
import { storePendingSignIn } from '../email/pending-sign-in.ts';
import type { AuthParts } from '../parts.ts';
import { linkIdentity, type OpenedAccount } from './link-identity.ts';
import type { Identity } from './provider-client.ts';

/** Providers that never tell whether they checked an address. The others do, and an address that they did not check is refused. */
const withoutProof: readonly Provider[] = ['facebook'];

/** `confirm_by_mail`: the sign-in waits until the address is confirmed by mail. `too_many_mails`: of that address. `mail_limit`: of all. */
export type SignInRefusal =
  | 'email_not_found'
  | 'email_unproven'
  | 'confirm_by_mail'
  | 'too_many_mails'
  | 'mail_limit'
  | 'state_mismatch';

interface ResolveParts extends Pick<AuthParts, 'db' | 'mail' | 'limiter'> {
  readonly provider: Provider;
  readonly typedMail: TypedMailLimit;
  /** Hash of the browser's cookie; null without one. */
  readonly browser: string | null;
  /** Of the client, as limits count it. */
  readonly network: string;
}

/**
 * Decides which account an identity opens. A link goes by the provider's id, so that a changed address opens the same
 * account. Without a link the address decides: with the provider's proof it is linked (docs/decisions/0022), without
 * proof nothing is made or opened until it is confirmed by mail.
 */
export async function resolveAccount(
  parts: ResolveParts,
  identity: Identity,
): Promise<Result<OpenedAccount, SignInRefusal>> {
  const { db, mail, provider } = parts;
  const { subject, email, emailVerified, name } = identity;
  const [link] = await db
    .select({
      id: account.id,
      provedAt: account.provedAt,
      email: user.email,
      userId: user.id,
      isConfirmed: user.emailVerified,
    })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)));
  const proved = emailVerified && (!link || link.email === email) ? email : null;
  if (proved !== null) {
    const opened = await db.transaction((tx) =>
      linkIdentity(tx, mail, { provider, subject, email: proved, name }),
    );
    return opened ? ok(opened) : fail('state_mismatch');
  }
  // Until somebody proves the address, an account opens to the person who made it.
  if (link && (link.provedAt || !link.isConfirmed)) {
    return ok({ openedBy: link.id, userId: link.userId, isConfirmed: link.isConfirmed, isNew: false });
  }
  const address = link?.email ?? email;
  if (address === null) return fail('email_not_found');
  if (!link && !withoutProof.includes(provider)) return fail('email_unproven');
  return fail(await confirmByMail(parts, { ...identity, email: address }));
}

async function confirmByMail(
  { db, mail, limiter, typedMail, provider, browser, network }: ResolveParts,
  { subject, email, name }: Identity & { readonly email: string },
): Promise<SignInRefusal> {
  if (browser === null) return 'state_mismatch';
  const counter = { what: 'account /confirm-sign-in', who: email };
  if (!(await limiter.consume(counter, accountRules.mail)).allowed) return 'too_many_mails';
  if (!(await typedMail.consume(network)).allowed) return 'mail_limit';
  await storePendingSignIn(db, mail, { provider, subject, email, name, browser });
  return 'confirm_by_mail';
}
