/**
 * When each legal text was last changed, in any language, and a digest of the text as it then was: a test fails when the
 * text is another one. Then put the day of the change here, with the digest that the test shows.
 */
export const legalChanges = {
  privacy: { on: '2026-11-28', digest: '850e0ca50c49eefe' },
  terms: { on: '2026-11-28', digest: '6834be0744e52e4a' },
  refund: { on: '2026-11-25', digest: '3058a112e821a4b8' },
  cookies: { on: '2026-11-28', digest: '2514d2289008cd25' },
  dmca: { on: '2026-11-25', digest: '9ef50afff9ea5a64' },
} as const;
