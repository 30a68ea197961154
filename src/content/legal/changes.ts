/**
 * When each legal text was last changed, in any language, and a digest of the text as it then was: a test fails when the
 * text is another one. Then put the day of the change here, with the digest that the test shows.
 */
export const legalChanges = {
  privacy: { on: '2026-11-28', digest: '1bfb3763d235704d' },
  terms: { on: '2026-11-25', digest: '51fd7e384e4e9900' },
  refund: { on: '2026-11-25', digest: '3058a112e821a4b8' },
  cookies: { on: '2026-11-25', digest: 'c3ce1556abd50795' },
  dmca: { on: '2026-11-25', digest: '9ef50afff9ea5a64' },
} as const;
