import { Component, type ReactNode } from 'react';
import { siteText } from '../texts/site.ts';

/** Shows the last error page when the frame of an error page fails too, where the router would show a stack. */
export class LastErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <LastErrorPage /> : this.props.children;
  }
}

/** A whole document that needs nothing but its texts. */
function LastErrorPage() {
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
