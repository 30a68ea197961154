import type { ReactNode } from 'react';
import cake from '../styles/drawings/cake.svg';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TextAround } from './text-around.tsx';

interface ErrorPageProps {
  title: string;
  /** What happened and what to do next. */
  children: ReactNode;
  /** The request's id in the log, for mails to us. */
  requestId?: string | undefined;
  /** Replaces the links to the home page and the studio. */
  actions?: ReactNode;
}

/** The page that is shown instead of one that failed. */
export function ErrorPage({ title, children, requestId, actions }: ErrorPageProps) {
  return (
    <div className="petals flex min-h-[75dvh] flex-col">
      <div className="bunting" />
      <div className="wrap my-auto flex flex-col items-center py-10 text-center">
        <img
          src={cake}
          alt=""
          width={220}
          height={150}
          className="w-52 sm:w-60"
          // The picture may fail to load like the page.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
        <h1 className="mt-6">{title}</h1>
        <div className="mt-3 max-w-lg text-ink-soft text-lg">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-4">
          {actions ?? (
            <>
              <ButtonLink to="/">{siteText('home.action')}</ButtonLink>
              <ButtonLink to="/studio" look="secondary">
                {siteText('makeCard.action')}
              </ButtonLink>
            </>
          )}
        </div>
        {requestId ? (
          <p className="mt-8 text-ink-faint text-sm">
            <TextAround say={(number) => siteText('error.number.text', { number })}>
              <code translate="no" className="break-all">
                {requestId}
              </code>
            </TextAround>
          </p>
        ) : null}
      </div>
    </div>
  );
}
