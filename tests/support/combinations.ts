/**
 * Whether a test tries every combination, as `npm run prove` does, or some of each kind, as `npm test` does. The files
 * that ask are named in vitest.config.ts.
 */
export const triesAll = process.env.COMBINATIONS === 'all';
