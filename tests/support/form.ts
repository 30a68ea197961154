/**
 * Whether the proofs try every combination: `npm run prove -- stories`. Without it they try some of each kind, so that
 * continuous integration can run them.
 */
export const isLongForm = process.env.PROVE === 'long';
