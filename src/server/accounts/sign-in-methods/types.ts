import type { Provider } from '#content/providers.ts';

/** A way to sign in to an account: its password, or an account at a provider. */
export interface SignInMethod {
  readonly id: string;
  readonly by: 'password' | Provider;
  readonly addedAt: Date;
  /** When the person who added it proved that the account's address is theirs; null for never. */
  readonly provedAt: Date | null;
}
