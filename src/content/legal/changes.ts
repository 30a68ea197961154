/**
 * When each legal text was last changed, in any language, and a digest of the text as it then was: a test fails when the
 * text is another one. Then put the day of the change here, with the digest that the test shows.
 */
export const legalChanges = {
  privacy: { on: '2026-11-28', digest: '7316fb57ab59f435' },
  terms: { on: '2026-11-28', digest: '41033d5c77965990' },
  refund: { on: '2026-11-25', digest: '3058a112e821a4b8' },
  cookies: { on: '2026-11-28', digest: '22a0b45a740a68e2' },
  dmca: { on: '2026-11-28', digest: 'e032018fa481b8e7' },
} as const;
