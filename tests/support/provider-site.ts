import { eq } from 'drizzle-orm';
import { account, user } from '#server/db/tables/accounts.ts';
import { randomId } from '#server/random-id.ts';
import { atEnd } from './at-end.ts';
import { newEmail, testAuth } from './auth.ts';
import { testDatabase } from './database.ts';
import { startOidcServer } from './oidc-server.ts';

const origin = 'http://localhost:3000';

/** The accounts of a site, and two providers for them. */
export async function providerSite() {
  const { db, owner } = await testDatabase();
  const oidc = await startOidcServer(origin);
  atEnd(() => oidc.stop());
  const { google, facebook } = oidc;
  const open = await testAuth(db, { google, facebook });

  /** An account there that nobody has here. */
  function newAccount(change: Record<string, unknown> = {}): { name: string; email: string } {
    const [name, email] = [randomId(), newEmail()];
    oidc.accounts.set(name, { email, email_verified: true, name: 'Mina Rao', ...change });
    return { name, email };
  }

  function accountsOf(email: string) {
    return db
      .select({ account })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(user.email, email));
  }

  return { origin, db, owner, oidc, google, facebook, open, viewerOf: open.viewerOf, newAccount, accountsOf };
}
