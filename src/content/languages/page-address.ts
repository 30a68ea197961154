import { firstLanguage, type Language, languages } from './languages.ts';

/** What stands before every path of a page in this language: `/hi`. Nothing before those of the first language. */
export function prefixOf(language: Language): string {
  return language === firstLanguage ? '' : `/${language}`;
}

/** The path of a page in a language, given its path in the first one. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix && path === '/' ? prefix : prefix + path;
}

const codes = Object.keys(languages).filter((code) => code !== firstLanguage);
const prefixed = new RegExp(`^/(${codes.join('|')})(?=[/?#]|\\.data$|$)`, 'i');

/** The language of a page by its path, and its path in the first language: `/hi/gallery` is `/gallery` in Hindi. */
export function splitPath(path: string): { readonly language: Language; readonly path: string } {
  const found = prefixed.exec(path);
  if (!found) return { language: firstLanguage, path };
  const rest = path.slice(found[0].length);
  // The data of `/hi` is at `/hi.data`, that of `/` at `/_.data`.
  const whole = rest.startsWith('/') ? rest : `/${rest === '.data' ? '_.data' : rest}`;
  return { language: `${found[1]}`.toLowerCase() as Language, path: whole };
}
