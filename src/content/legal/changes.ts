/**
 * When each legal text was last changed, in any language, and a digest of the text as it then was: a test fails when the
 * text is another one. Then put the day of the change here, with the digest that the test shows.
 */
export const legalChanges = {
  privacy: { on: '2026-11-25', digest: 'd6d05536ecddf3ec' },
  terms: { on: '2026-11-25', digest: '7f2457e2e6615c7d' },
  refund: { on: '2026-11-25', digest: '3058a112e821a4b8' },
  cookies: { on: '2026-11-25', digest: 'c3ce1556abd50795' },
  dmca: { on: '2026-11-25', digest: '7ef18b978d8bb9da' },
} as const;
