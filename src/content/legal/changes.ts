/**
 * When each legal text was last changed, and a digest of the English, which binds, as it then was: a test fails when that is
 * another one. Then put the day of the change here, with the digest that the test shows.
 */
export const legalChanges = {
  privacy: { on: '2026-11-29', digest: '502088e91d57b23a' },
  terms: { on: '2026-11-28', digest: 'f198f8c2cc27b4de' },
  refund: { on: '2026-11-25', digest: '46476c715cb2ba1d' },
  cookies: { on: '2026-11-29', digest: '0b03f8c8c05d37c5' },
  dmca: { on: '2026-11-28', digest: '1f1280e20ab56cd8' },
} as const;
