import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { defaultSite, siteOf } from '#content/site.ts';
import type { Route } from './+types/root';
import { ErrorPage } from './components/error-page.tsx';
import { Shell } from './components/shell.tsx';
import { useSite } from './components/use-site.ts';
import { getUser, requestContext } from './context.ts';
import { firstFonts } from './first-fonts.ts';
import { takeFlash } from './flash.ts';
import { pageMeta } from './page-meta.ts';
import './styles/app.css';
import { Button, ButtonLink } from './ui/button.tsx';
import { useRouteCode } from './use-route-code.ts';
import { useSharedSession } from './use-shared-session.ts';

export function links(): ReturnType<Route.LinksFunction> {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services, requestId } = context.get(requestContext);
  const flash = takeFlash(request, context);
  const user = await getUser(context).catch((err: unknown) => {
    // Pages that need nobody's name stay readable while the database does not answer.
    services.log.error({ requestId, err }, 'session not read');
    return null;
  });
  return data(
    {
      site: siteOf(services.config.site),
      origin: services.config.origin,
      year: new Date().getFullYear(),
      user: user && { name: user.name, email: user.email },
      message: flash?.message ?? null,
      fonts: firstFonts,
      requestId,
      pathname: url.pathname,
    },
    flash ? { headers: { 'set-cookie': flash.clear } } : undefined,
  );
}

/** A change of the query alone (filters, tabs) changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const queryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return queryOnly && formMethod === undefined ? false : defaultShouldRevalidate;
}

export function meta({ matches, error }: Route.MetaArgs) {
  if (error) return pageMeta(matches, { title: explain(error).title, hidden: true });
  return pageMeta(matches, { description: defaultSite.tagline });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff8ec" />
        {root?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {/* Before what pages say of themselves: the server moves style sheets forward, and React counts on their order. */}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { user, ...shell } = loaderData;
  useSharedSession(user?.email ?? null);
  useRouteCode();
  return (
    <Shell {...shell} signedIn={user !== null}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  // After a navigation within the page the request that failed is another one than the root's.
  const isSameRequest = useLocation().pathname === root?.pathname;
  const { title, text, missing } = explain(error);
  return (
    <Shell
      site={useSite()}
      origin={root?.origin ?? null}
      year={root?.year ?? new Date().getFullYear()}
      signedIn={Boolean(root?.user)}
      message={null}
    >
      <ErrorPage
        title={title}
        requestId={isSameRequest && !missing ? root?.requestId : undefined}
        actions={missing ? undefined : <Recovery />}
      >
        {text}
      </ErrorPage>
    </Shell>
  );
}

function Recovery() {
  return (
    <>
      <Button onClick={() => window.location.reload()} className="noscript:hidden">
        Try again
      </Button>
      <ButtonLink to="/" look="secondary">
        Go to the home page
      </ButtonLink>
    </>
  );
}

/** What to say of an error: an answer thrown on purpose says it itself, of others nothing is told. */
function explain(error: unknown): { title: string; text: string; missing: boolean } {
  const answer = isRouteErrorResponse(error) ? error : null;
  const said = typeof answer?.data === 'string' && answer.data ? answer.data : null;
  if (answer?.status === 404 || answer?.status === 410) {
    const title = said && !said.startsWith('Error:') ? said : 'Page not found';
    return { title, text: 'The link may be old, or a letter may be missing from it.', missing: true };
  }
  if (answer && answer.status < 500) {
    return { title: 'That did not work', text: said ?? 'Please go back and try once more.', missing: false };
  }
  return {
    title: 'Something went wrong',
    text: 'That was our fault, not yours. Please try again in a moment. A card you were making is kept in this browser.',
    missing: false,
  };
}
