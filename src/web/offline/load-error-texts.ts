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

/** Pages with texts of their own. Separate from the routes, because their code may be what could not be loaded. */
const screens = [
  { name: 'dashboard', path: /^\/dashboard\/?$/, text: 'load.dashboard.text' },
  { name: 'profile', path: /^\/profile\/?$/, text: 'load.safe', refusal: 'failed.profile.title' },
  {
    name: 'settings',
    path: /^\/dashboard\/settings\/?$/,
    text: 'load.settings.text',
    refusal: 'refused.title',
  },
  { name: 'studio', path: /^\/studio\/?$/, text: 'load.studio.text' },
  { name: 'card', path: /^\/card\/[^/]+\/?$/, text: 'load.safe' },
] as const;

/** Null for pages without texts of their own. */
export function loadErrorText(pathname: string): LoadErrorText | null {
  const screen = screens.find(({ path }) => path.test(pathname));
  if (!screen) return null;
  const { name, text } = screen;
  const notice = errorsText(`load.${name}.notice`);
  return {
    notice,
    refusal: 'refusal' in screen ? errorsText(screen.refusal) : notice,
    title: errorsText(`load.${name}.title`),
    text: errorsText(text),
    elsewhere:
      name === 'studio'
        ? { to: '/dashboard', label: errorsText('load.studio.cards') }
        : { to: '/', label: errorsText('load.home') },
  };
}
