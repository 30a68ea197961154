import { useLocation } from 'react-router';
import { languages } from '#content/languages/languages.ts';
import { useRootData } from '../page/root-data.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { siteText } from '../texts/site.ts';
import { classNames } from '../ui/class-names.ts';
import { HeaderMenu } from './header-menu.tsx';

/** The languages of the site, each in its own words. A form, so that it works without scripts; a new language is a new page. */
export function LanguageChoice({ className }: { className?: string }) {
  const offered = useRootData()?.languages ?? [];
  const { pathname, search } = useLocation();
  if (offered.length < 2) return null;
  return (
    <form
      method="post"
      action="/language"
      aria-label={siteText('language.label')}
      className={classNames('flex flex-wrap gap-x-1', className)}
    >
      <input type="hidden" name="path" value={pathname + search} />
      {offered.map((language) => {
        const isHere = language === pageLanguage();
        const { name, direction } = languages[language];
        return (
          <button
            type="submit"
            key={language}
            name="language"
            value={language}
            lang={language}
            translate="no"
            dir={direction}
            aria-current={isHere ? 'true' : undefined}
            className={classNames(
              'min-h-11 rounded-full px-3 text-base hover:bg-marigold-soft hover:text-ink',
              // Another script would load a font for one word.
              isHere ? 'font-bold text-ink' : 'font-[system-ui] text-ink-soft',
            )}
          >
            {name}
          </button>
        );
      })}
    </form>
  );
}

/** The same behind a button, in the header of wide screens. */
export function LanguageMenu() {
  const offered = useRootData()?.languages ?? [];
  if (offered.length < 2) return null;
  const { name } = languages[pageLanguage()];
  return (
    <div translate="no" className="max-xl:hidden">
      <HeaderMenu
        id="language-menu"
        label={name}
        name={`${siteText('language.label')}: ${name}`}
        buttonClassName="gap-1 px-3 text-ink-soft hover:bg-marigold-soft"
        className="w-48 p-3"
      >
        <LanguageChoice className="flex-col" />
      </HeaderMenu>
    </div>
  );
}
