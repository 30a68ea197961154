/** The texts of an error page. */
export interface LoadErrorText {
  /** The title of the message when the page could not be loaded. */
  readonly notice: string;
  /** The title of the message when a request was rejected. */
  readonly refusal: string;
  readonly title: string;
  /** The explanation when there is no better one. */
  readonly text: string;
  /** The link beside "Try again". */
  readonly elsewhere: { readonly to: string; readonly label: string };
}

const home = { to: '/', label: 'Go to the home page' };
const later = 'Please try again in a little while.';
const safe = `It is safe; we just cannot reach it at this moment. ${later}`;

type OwnWords = Omit<LoadErrorText, 'refusal' | 'elsewhere'> & Partial<LoadErrorText>;

/** Separate from the routes, because their code may be what could not be loaded. */
const screens: readonly (OwnWords & { readonly path: RegExp })[] = [
  {
    path: /^\/dashboard\/?$/,
    notice: 'Error fetching cards',
    title: 'We could not load your cards',
    text: `They are safe; we just cannot reach them at this moment. ${later}`,
  },
  {
    path: /^\/profile\/?$/,
    notice: 'Error loading profile',
    refusal: 'Error updating profile',
    title: 'We could not load your profile',
    text: safe,
  },
  {
    path: /^\/dashboard\/settings\/?$/,
    notice: 'Error loading settings',
    refusal: 'That did not work',
    title: 'We could not load your settings',
    text: `Nothing was changed. ${later}`,
  },
  {
    path: /^\/studio\/?$/,
    notice: 'Error loading card',
    title: 'The studio did not open',
    text: `Your cards are safe, and so is what you made in this browser. ${later}`,
    elsewhere: { to: '/dashboard', label: 'Go to your cards' },
  },
  {
    path: /^\/card\/[^/]+\/?$/,
    notice: 'Error: Could not load the card',
    title: 'We could not load this card',
    text: safe,
  },
];

/** Null for pages without texts of their own. */
export function loadErrorText(pathname: string): LoadErrorText | null {
  const found = screens.find(({ path }) => path.test(pathname));
  return found ? { refusal: found.notice, elsewhere: home, ...found } : null;
}
