/** The other accounts that people sign in with, by the names that addresses and forms use. */
export const providers = { google: 'Google', facebook: 'Facebook' } as const;
export type Provider = keyof typeof providers;

export function isProvider(value: string | undefined): value is Provider {
  return value !== undefined && Object.hasOwn(providers, value);
}
