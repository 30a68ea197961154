import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { splitPath } from '#content/languages/page-address.ts';

type Offered = readonly Language[];

/** Seconds that a choice is remembered. */
const lifetime = 365 * 24 * 60 * 60;

const cookieName = (secure: boolean) => (secure ? '__Host-bb_language' : 'bb_language');

/** A `Set-Cookie` header that remembers which language a visitor chose. */
export function languageCookie(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName(secure)}=${language}; ${attributes}`;
}

/** What a visitor chose, by a `Cookie` header; null for nothing, or what is not offered. */
export function chosenLanguage(cookies: string | null | undefined, offered: Offered): Language | null {
  const value = /(?:^|;\s*)(?:__Host-)?bb_language=([a-z]+)/.exec(cookies ?? '')?.[1];
  return offered.find((language) => language === value) ?? null;
}

/** The first of the languages that a browser prefers and we offer (RFC 9110, 12.5.4); null where there is none. */
export function preferredLanguage(accepted: string | null | undefined, offered: Offered): Language | null {
  const preferences = (accepted ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((one) => one.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    return { tag: tag.split('-', 1)[0], weight: Number(weight) || 0 };
  });
  const known = preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => offered.find((language) => language === tag) ?? []);
  return known[0] ?? null;
}

interface LanguageRequest {
  readonly path: string;
  /** Whether the answer is a page or the data of one. */
  readonly isPage: boolean;
  readonly headers: Pick<Headers, 'get'>;
  /** The site's: scheme, name and port. */
  readonly origin: string;
}

/**
 * The language of an answer. A page's is that of its address. Forms for scripts and files have no prefix: theirs is the
 * language of the page that asks, else what the visitor chose, else what the browser prefers.
 */
export function requestLanguage(
  { path, isPage, headers, origin }: LanguageRequest,
  offered: Offered,
): Language {
  const { language } = splitPath(path);
  if (language !== firstLanguage) return offered.includes(language) ? language : firstLanguage;
  if (isPage || offered.length < 2) return firstLanguage;
  const asking = languageOfReferrer(headers.get('referer'), origin);
  if (asking) return offered.includes(asking) ? asking : firstLanguage;
  const chosen = chosenLanguage(headers.get('cookie'), offered);
  return chosen ?? preferredLanguage(headers.get('accept-language'), offered) ?? firstLanguage;
}

function languageOfReferrer(referrer: string | null, origin: string): Language | null {
  const from = referrer ? URL.parse(referrer) : null;
  return from?.origin === origin ? splitPath(from.pathname).language : null;
}
