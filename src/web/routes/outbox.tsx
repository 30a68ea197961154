import type { ReactNode } from 'react';
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { siteOf } from '#content/site.ts';
import { mailKinds, sampleMessages } from '#server/mail/mail-kinds.ts';
import { outboxFolder } from '#server/mail/transport/create-mailer.ts';
import { type OutboxEntry, readOutbox } from '#server/mail/transport/outbox.ts';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LocalDate } from '../ui/local-date.tsx';

/* Not part of a production build (see routes.ts), so no types are generated for it. */

/** The most mails on the page. More than anybody sends while developing. */
const shown = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = getServices(context);
  const hasMailServer = config.mail !== null;
  if (config.mode !== 'development' || hasMailServer) throw data('Page not found', { status: 404 });
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = mailKinds.find((known) => known.kind === asked);
  const { origin, languages } = config;
  const { name: site, email: operator } = siteOf(config.site);
  const samples = kind ? sampleMessages(kind, { origin, languages, site, operator }) : [];
  return {
    kinds: mailKinds.map((known) => known.kind),
    kind: kind?.kind,
    samples,
    mails: await readOutbox(outboxFolder(config), shown),
  };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: 'Outbox', hidden: true });
}

export default function Outbox() {
  const { kinds, kind, samples, mails } = useLoaderData<typeof loader>();
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <div>
        <h1>Outbox</h1>
        <p className="mt-2 text-ink-soft">
          No mail server is set, so mails stay here. The newest is on top; reload the page for newer ones.
        </p>
      </div>
      <nav aria-label="Kinds of mail">
        <h2 className="text-xl">Every kind of mail, in every language</h2>
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {kinds.map((each) => (
            <li key={each}>
              <Link to={`?kind=${each}`} aria-current={each === kind ? 'page' : undefined} className="link">
                {each}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {samples.map((sample) => (
        <MailPreview key={sample.language} {...sample} about={sample.language} />
      ))}
      <h2 className="text-xl">Sent since</h2>
      {mails.length === 0 ? (
        <EmptyState title="No mails yet">Sign up or ask for a new password, and one lies here.</EmptyState>
      ) : (
        mails.map((mail) => (
          <MailPreview
            key={`${mail.sentAt}${mail.to}`}
            {...mail}
            about={<LocalDate iso={mail.sentAt} withTime />}
          />
        ))
      )}
    </div>
  );
}

interface MailPreviewProps extends Pick<OutboxEntry, 'subject' | 'to' | 'text' | 'html'> {
  /** When it was sent, or its language. */
  about: ReactNode;
}

function MailPreview({ subject, to, about, text, html }: MailPreviewProps) {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return (
    <article className="sheet flex flex-col gap-3 p-5 shadow-md">
      <h3 className="text-xl">{subject}</h3>
      <p className="break-words text-ink-soft">
        To {to}, {about}
      </p>
      {link ? (
        <p>
          <a href={link} className="link break-all">
            {link}
          </a>
        </p>
      ) : null}
      {/* Sandboxed, because a mail must not run scripts. Its links open in this window. */}
      <iframe
        title={subject}
        sandbox="allow-top-navigation-by-user-activation"
        srcDoc={html.replace('<head>', '<head><base target="_top">')}
        className="h-120 w-full rounded-md border-2 border-line bg-surface"
      />
    </article>
  );
}
