import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { failure } from '../account-answer.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { ErrorPage } from './error-page.tsx';

interface LostPageProps {
  error: unknown;
  /** Head of the notice when the page could not be read. */
  notice: string;
  /** Head of the notice when something was sent and refused. */
  refusal?: string;
  title: string;
  /** Where the page is asked for again. */
  retry: string;
  /** What a person should know when we cannot say more. */
  children: ReactNode;
}

/** In the place of a page that needs an account: what was refused, or that it did not arrive. */
export function LostPage({ error, notice, refusal = notice, title, retry, children }: LostPageProps) {
  const said = isRouteErrorResponse(error) && error.status < 500 ? String(error.data) : null;
  // The same object at each rendering: another one would be another notice.
  const [message] = useState(() => failure(said ? refusal : notice, said ?? 'Something went wrong'));
  return (
    <>
      <ServedToast message={message} />
      <ErrorPage
        title={said ? 'That did not work' : title}
        actions={
          <ButtonLink to={retry} reloadDocument>
            Try again
          </ButtonLink>
        }
      >
        {said ?? children}
      </ErrorPage>
    </>
  );
}
