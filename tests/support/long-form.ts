/**
 * Whether the proofs try every combination: `npm run prove -- stories`. Without it they try some of each kind, so that
 * continuous integration can run them.
 */
export const isLongForm = process.env.PROVE === 'long';

/**
 * Specs of tests/proofs that run in the long form only, so that both commands of continuous integration end within
 * twenty minutes on two cores. Unit tests or other specs show most of what they show.
 */
export const longFormOnly: readonly string[] = [
  'account-links',
  'admin',
  'arabic-card',
  'brand',
  'card-sound',
  'content',
  'dark-mode',
  'dashboard-deleting',
  'dashboard-lists',
  'download-formats',
  'downloads-refused',
  'each-language',
  'failover',
  'firefox',
  'forced-colors',
  'full-disk',
  'guest-list',
  'half-birthdays',
  'kinds-of-sounds',
  'large-letters',
  'large-photos',
  'looks-kept',
  'lost-dashboard',
  'lost-forms',
  'many-designs',
  'names-in-sentences',
  'nothing-covered',
  'opening-ways',
  'print',
  'profile',
  'pseudo-language',
  'push-in-firefox',
  'room-for-words',
  'seed',
  'service-worker',
  'settings',
  'share-draft',
  'share-records',
  'site-name',
  'sound',
  'studio-help',
  'studio-photos',
  'studio-published',
  'studio-small-screens',
  'studio-unsaved',
  'studio-waiting',
  'too-often',
  'translated-pages',
  'wish-model',
];
