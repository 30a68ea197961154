import { siteText } from '../texts/site.ts';

/**
 * A whole document that needs nothing but its texts: what is shown when even the frame of the error page fails. The build
 * puts it in the place of the router's own page, which shows a stack; see `vite.config.ts`.
 */
export function LastErrorPage() {
  const title = siteText('loadError.title');
  // As they are: this is another document of the same page.
  const { lang, dir } = document.documentElement;
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <main style={{ font: '1.125rem/1.5 system-ui, sans-serif', maxWidth: '36rem', padding: '2rem' }}>
          <h1>{title}</h1>
          <p>{siteText('loadError.ourFault.text')}</p>
          <p>
            {/* The page as it is on the server: what was typed in the studio is kept in the browser. */}
            <a href={window.location.href}>{siteText('retry.action')}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
