import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';

/** What was done, or why it was not. */
export interface AdminMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: boolean;
}

const places = [
  { href: '/admin', label: 'Overview' },
  { href: '/admin/reports', label: 'Reports' },
  { href: '/admin/designs', label: 'Designs' },
  { href: '/admin/cards', label: 'Cards' },
  { href: '/admin/accounts', label: 'Accounts' },
  { href: '/admin/messages', label: 'Messages' },
  { href: '/admin/mail', label: 'Mail' },
  { href: '/admin/delivery', label: 'Mail to receivers' },
  { href: '/admin/files', label: 'Files' },
  { href: '/admin/log', label: 'Log' },
] as const;

interface AdminPageProps {
  siteName: string;
  /** The address of the style sheet. */
  style: string;
  /** The path of the page. */
  path: string;
  /** Whose pages these are. */
  email: string;
  title: string;
  message: AdminMessage | null;
  children: ReactNode;
}

/** A whole document. Everything is a link or a form; the list of designs alone has a script, for its keys. */
export function AdminPage({ siteName, style, path, email, title, message, children }: AdminPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Operators of ${siteName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
      </head>
      <body className="p-4 pb-16 sm:p-6">
        <a
          href="#main"
          className="sr-only rounded-full bg-ink font-bold text-paper focus:not-sr-only focus:absolute focus:px-5 focus:py-3"
        >
          Skip to content
        </a>
        <div className="mx-auto flex max-w-5xl flex-col gap-6">
          <header className="flex flex-col gap-3">
            <p className="text-ink-soft">
              <a href="/" className="link inline-flex min-h-11 items-center">
                {siteName}
              </a>
              {` for operators: ${email}`}
            </p>
            <nav aria-label="Operators">
              <ul className="flex flex-wrap gap-1">
                {places.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={href === path ? 'page' : undefined}
                      className={classNames(
                        'flex min-h-11 items-center rounded-full px-4 hover:bg-marigold-soft',
                        href === path ? 'bg-marigold-soft font-bold' : 'text-ink-soft',
                      )}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          <main id="main" tabIndex={-1} className="flex flex-col gap-6">
            <h1 className="text-3xl">{title}</h1>
            {message ? (
              <div role={message.destructive ? 'alert' : 'status'}>
                <Notice tone={message.destructive ? 'problem' : 'success'} title={message.title}>
                  <span className="whitespace-pre-line">{message.description}</span>
                </Notice>
              </div>
            ) : null}
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
