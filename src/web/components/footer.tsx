import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Site } from '#content/site.ts';
import { themeField } from '../page/theme.ts';
import { siteText } from '../texts/site.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Logo } from './logo.tsx';

const columns = () =>
  [
    {
      title: siteText('makeCard.action'),
      links: [
        { to: '/gallery', label: siteText('pages.gallery') },
        { to: '/studio', label: siteText('pages.studio') },
        { to: '/discover', label: siteText('pages.discover') },
        { to: '/dashboard', label: siteText('pages.dashboard') },
      ],
    },
    {
      title: siteText('footer.about.title'),
      links: [
        { to: '/about', label: siteText('pages.about') },
        { to: '/contact', label: siteText('pages.contact') },
        { to: '/faqs', label: siteText('pages.faqs') },
      ],
    },
    {
      title: siteText('footer.legal.title'),
      links: [
        { to: '/privacy', label: siteText('pages.privacy') },
        { to: '/terms', label: siteText('pages.terms') },
        { to: '/refund', label: siteText('pages.refund') },
        { to: '/cookies', label: siteText('pages.cookies') },
      ],
    },
  ] as const;

interface FooterProps {
  site: Site;
  /** Scheme and host of this site; null when the root's data are missing. */
  origin: string | null;
  year: number;
}

export function Footer({ site, origin, year }: FooterProps) {
  const [mailbox, domain] = site.email.split('@');
  return (
    <footer data-site-frame className="scalloped mt-24 bg-cream pt-10 pb-24 sm:pb-10 print:hidden">
      <div className="wrap grid gap-x-6 gap-y-8 grid-cols-2 md:grid-cols-[1fr_0.8fr_1fr_1.4fr] lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.5fr]">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2 font-bold text-xl">
            <Logo className="size-9" />
            <span translate="no">{site.name}</span>
          </p>
          <p className="mt-2 max-w-64 text-ink-soft">{site.tagline}</p>
        </div>
        {columns().map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-[26rem]:col-span-2">
          <h2 className="text-base">{siteText('footer.hello.title')}</h2>
          <address className="mt-1 flex flex-col items-start not-italic">
            <FooterAnchor href={`mailto:${site.email}`}>
              <span translate="no">
                {mailbox}@<wbr />
                {domain}
              </span>
            </FooterAnchor>
            <FooterAnchor href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
              <bdi translate="no" dir="ltr">
                {site.phone}
              </bdi>
            </FooterAnchor>
            {origin ? (
              <FooterAnchor href={origin}>
                <span translate="no">{new URL(origin).host}</span>
              </FooterAnchor>
            ) : null}
          </address>
        </div>
      </div>
      <div className="wrap mt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-edge/40 border-t pt-5 text-ink-soft text-sm">
          <p>{siteText('footer.rights', { year, name: site.name })}</p>
          <p>{siteText('footer.madeBy', { creator: site.creator })}</p>
          <LanguageChoice className="-mx-3" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const footerLink =
  'inline-block min-h-11 py-2 text-ink-soft decoration-2 underline-offset-4 hover:text-ink hover:underline md:min-h-9 md:py-1';

function FooterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${footerLink} max-w-full`}>
      {children}
    </a>
  );
}

const themes = () =>
  [
    { value: 'system', label: siteText('theme.system') },
    { value: 'light', label: siteText('theme.light') },
    { value: 'dark', label: siteText('theme.dark') },
  ] as const;

/** Light or dark: `themeScript` does what is chosen. Without scripts the page follows the system. */
function ThemeSwitch() {
  return (
    <fieldset className="noscript:hidden flex items-center gap-1 rounded-full border-2 border-edge bg-surface p-1 max-[18rem]:flex-wrap max-[18rem]:rounded-lg">
      <legend className="sr-only">{siteText('theme.label')}</legend>
      {themes().map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 items-center rounded-full px-4 text-base hover:bg-cream has-checked:bg-marigold has-checked:font-bold has-checked:text-on-bright has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={themeField}
            value={value}
            defaultChecked={value === 'system'}
            ref={checkIfChosen}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The HTML does not know the choice. */
function checkIfChosen(input: HTMLInputElement | null): void {
  if (input) input.checked = (document.documentElement.dataset.theme ?? 'system') === input.value;
}
