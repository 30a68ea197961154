import { type ReactNode, use, useEffect } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';
import { siteIn } from '#content/languages/language-content.ts';
import { languages } from '#content/languages/languages.ts';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { defaultSite } from '#content/site.ts';
import { plainAddresses, rowOf } from '#server/routes.ts';
import type { Route } from './+types/root';
import { consentScript } from './components/cookie-bar.tsx';
import { LastErrorBoundary } from './components/last-error-page.tsx';
import { describeLoadError, PageLoadError } from './components/page-load-error.tsx';
import { Shell } from './components/shell.tsx';
import { useLostPages } from './components/use-lost-pages.tsx';
import { useSite } from './components/use-site.ts';
import { keepPageOnFailure } from './offline/keep-page-on-failure.ts';
import { loadErrorText } from './offline/load-error-texts.ts';
import { restoreEarlyFields } from './page/early-fields.ts';
import { earlyPressScript, replayEarlyPresses } from './page/early-press.ts';
import { firstFonts, hindiFonts } from './page/first-fonts.ts';
import { takeKeptMessage } from './page/kept-message.ts';
import { pageMeta } from './page/page-meta.ts';
import { PageNonce } from './page/page-nonce.ts';
import { PlainPage } from './page/plain-page.ts';
import { type RootData, useRootData } from './page/root-data.ts';
import { sessionState } from './page/session-state.ts';
import { themeColors, themeScript } from './page/theme.ts';
import { getUser, pageMessage, requestContext } from './request/context.ts';
import { takeFlash } from './request/flash.ts';
import './styles/app.css';
import { useSharedSession } from './page/use-shared-session.ts';
import { pageLanguage } from './texts/page-language.ts';
import { toast } from './ui/toast.tsx';

export function links(): ReturnType<Route.LinksFunction> {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: pathIn(pageLanguage(), '/site.webmanifest') },
  ];
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services, requestId } = context.get(requestContext);
  const flash = takeFlash(request, context);
  const unknown = { email: undefined, guest: null };
  // The service worker caches this page, so it tells nothing of an account.
  const { path } = splitPath(url.pathname);
  const isCachedOffline = path === '/studio/offline';
  const isPlain = rowOf(path)?.isPlain;
  const who = isCachedOffline
    ? unknown
    : await getUser(context).then(
        (user) => ({ email: user?.email ?? null, guest: user?.isGuest ? user.id : null }),
        (err: unknown) => {
          // Pages that need no user stay readable while the database does not answer.
          services.log.error({ requestId, err }, 'session not read');
          return unknown;
        },
      );
  return data(
    {
      site: siteIn(pageLanguage(), services.config.site),
      brand: { logo: services.brand.logo?.href ?? null, colors: services.brand.colors?.href ?? null },
      origin: services.config.origin,
      year: new Date().getFullYear(),
      ...who,
      message: context.get(pageMessage) ?? flash?.message ?? null,
      fonts: pageLanguage() === 'hi' && isPlain ? hindiFonts : firstFonts,
      requestId,
      pathname: path,
      languages: services.config.languages,
      plainPaths: plainAddresses,
    } satisfies RootData,
    flash ? { headers: { 'set-cookie': flash.clear } } : undefined,
  );
}

export const clientMiddleware = [keepPageOnFailure];

/** A change of the query alone (filters, tabs) changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const queryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return queryOnly && formMethod === undefined ? false : defaultShouldRevalidate;
}

export function meta({ matches, error, location }: Route.MetaArgs) {
  if (error) {
    const { title } = describeLoadError(error, loadErrorText(location.pathname));
    return pageMeta(matches, { title, hidden: true });
  }
  return pageMeta(matches, { description: (matches[0]?.loaderData?.site ?? defaultSite).tagline });
}

/** What fails in an ordinary page is shown by an error page; what fails in that, by the last one. */
export function Layout({ children }: { children: ReactNode }) {
  const hasFailed = useRouteError() !== undefined;
  const page = <Document>{children}</Document>;
  return hasFailed ? <LastErrorBoundary>{page}</LastErrorBoundary> : page;
}

function Document({ children }: { children: ReactNode }) {
  const root = useRootData();
  const language = pageLanguage();
  const nonce = use(PageNonce);
  const plain = use(PlainPage);
  // What was typed before React, and presses, which the head's script recorded; what the page before said.
  useEffect(() => {
    restoreEarlyFields();
    const kept = takeKeptMessage();
    if (kept) toast(kept);
    // Not within React's own work: a press may need what it renders at once, to put the focus there.
    queueMicrotask(replayEarlyPresses);
  }, []);
  return (
    <html lang={language} dir={languages[language].direction} data-language={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before everything that is loaded: some who show a preview of the link read the first kilobytes only. */}
        <Meta />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        {root?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links />
        {root?.brand.colors ? <link rel="stylesheet" href={root.brand.colors} /> : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // Texts of ours, without anything from anybody. They are in the HTML only: in the browser they have run.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? themeScript + consentScript + earlyPressScript : '',
          }}
        />
        {plain ? <PlainScripts /> : null}
      </head>
      <body
        data-plain={plain ? '' : undefined}
        data-who={plain && root?.email !== undefined ? (root.email ?? root.guest ?? '') : undefined}
      >
        {children}
        {plain ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Besides the script: browsers fetch the others when somebody points at a link to them. */
function PlainScripts() {
  const { script, paths = [] } = use(PlainPage) ?? {};
  const rules = { prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] };
  return (
    <>
      <script type="module" src={script} />
      <script
        type="speculationrules"
        nonce={use(PageNonce)}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
      />
    </>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { email, guest, ...shell } = loaderData;
  useSharedSession(email === undefined ? undefined : (email ?? guest));
  useLostPages();
  return (
    <Shell {...shell} session={sessionState(loaderData)}>
      <Outlet />
    </Shell>
  );
}

/** Errors of pages are shown by `routes/page.tsx`; here are those of the root itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  return (
    <Shell
      site={useSite()}
      origin={root?.origin ?? null}
      year={root?.year ?? new Date().getFullYear()}
      session={sessionState(root)}
      message={null}
    >
      <PageLoadError error={error} />
    </Shell>
  );
}
