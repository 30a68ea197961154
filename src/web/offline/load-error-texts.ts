import { errorsText } from '../texts/errors.ts';

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

type OwnWords = Omit<LoadErrorText, 'refusal' | 'elsewhere'> & Partial<LoadErrorText>;

/** Separate from the routes, because their code may be what could not be loaded. */
const screens: readonly { readonly path: RegExp; readonly words: () => OwnWords }[] = [
  {
    path: /^\/dashboard\/?$/,
    words: () => ({
      notice: errorsText('load.dashboard.notice'),
      title: errorsText('load.dashboard.title'),
      text: errorsText('load.dashboard.text'),
    }),
  },
  {
    path: /^\/profile\/?$/,
    words: () => ({
      notice: errorsText('load.profile.notice'),
      refusal: errorsText('failed.profile.title'),
      title: errorsText('load.profile.title'),
      text: errorsText('load.safe'),
    }),
  },
  {
    path: /^\/dashboard\/settings\/?$/,
    words: () => ({
      notice: errorsText('load.settings.notice'),
      refusal: errorsText('refused.title'),
      title: errorsText('load.settings.title'),
      text: errorsText('load.settings.text'),
    }),
  },
  {
    path: /^\/studio\/?$/,
    words: () => ({
      notice: errorsText('load.studio.notice'),
      title: errorsText('load.studio.title'),
      text: errorsText('load.studio.text'),
      elsewhere: { to: '/dashboard', label: errorsText('load.studio.cards') },
    }),
  },
  {
    path: /^\/card\/[^/]+\/?$/,
    words: () => ({
      notice: errorsText('load.card.notice'),
      title: errorsText('load.card.title'),
      text: errorsText('load.safe'),
    }),
  },
];

/** Null for pages without texts of their own. */
export function loadErrorText(pathname: string): LoadErrorText | null {
  const words = screens.find(({ path }) => path.test(pathname))?.words();
  const elsewhere = { to: '/', label: errorsText('load.home') };
  return words ? { refusal: words.notice, elsewhere, ...words } : null;
}
