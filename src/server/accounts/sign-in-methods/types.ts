import type { Provider } from '#content/providers.ts';

/** Something that opens an account: its own password, or an account elsewhere. */
export interface SignInMethod {
  readonly id: string;
  readonly by: 'password' | Provider;
  readonly addedAt: Date;
  /** When whoever added it proved that the account's address is theirs; null when never. */
  readonly provedAt: Date | null;
}
