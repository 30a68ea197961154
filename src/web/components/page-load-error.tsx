import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { isReachable } from '../offline/is-reachable.ts';
import { type LoadErrorText, loadErrorText } from '../offline/load-error-texts.ts';
import { failureText, isNetworkFailure, saidByServer } from '../offline/network-failure.ts';
import { useRootData } from '../page/root-data.ts';
import { failure } from '../request/account-answer.ts';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ServedToast, toastFailure } from '../ui/toast.tsx';
import { ErrorPage } from './error-page.tsx';

/** Shown instead of a page that could not be loaded, does not exist, or rejected a request. */
export function PageLoadError({ error }: { error: unknown }) {
  // The key shows the message again at each visit.
  const { key } = useLocation();
  return <ErrorView key={key} error={error} />;
}

function ErrorView({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const root = useRootData();
  const screen = loadErrorText(pathname);
  const { title, text, isMissing } = describeLoadError(error, screen);
  // State, because another object would show the message again.
  const [message] = useState(() => (screen && !isMissing ? notice(error, screen) : null));
  // After a navigation in the browser, the failed request is not the one that loaded the root.
  const isSameRequest = pathname === root?.pathname && !isNetworkFailure(error);
  const { to, label } = screen?.elsewhere ?? { to: '/', label: siteText('home.action') };
  return (
    <>
      <ServedToast message={message} />
      <ErrorPage
        title={title}
        requestId={isSameRequest && !isMissing ? root.requestId : undefined}
        actions={
          isMissing ? undefined : (
            <>
              <TryAgain />
              <ButtonLink to={to} look="secondary">
                {label}
              </ButtonLink>
            </>
          )
        }
      >
        {text}
      </ErrorPage>
    </>
  );
}

function notice(error: unknown, screen: LoadErrorText) {
  const said = saidByServer(error);
  if (said) return failure(screen.refusal, said);
  return failure(screen.notice, isOurFault(error) ? siteText('loadError.title') : failureText(error));
}

/**
 * The text for an error. Responses that routes throw contain it. Other errors get a general text, because theirs may
 * contain internals.
 */
export function describeLoadError(error: unknown, screen: LoadErrorText | null) {
  const said = saidByServer(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 410) {
    const title = said && !said.startsWith('Error:') ? said : siteText('missing.page.title');
    return { title, text: siteText('loadError.missing.text'), isMissing: true };
  }
  if (status < 500 && status !== 429) {
    const text = said ?? siteText('loadError.again.text');
    return { title: siteText('loadError.refused.title'), text, isMissing: false };
  }
  if (screen) return { title: screen.title, text: screen.text, isMissing: false };
  if (isOurFault(error)) {
    return {
      title: siteText('loadError.title'),
      text: siteText('loadError.ourFault.text'),
      isMissing: false,
    };
  }
  return { title: siteText('loadError.heading'), text: failureText(error), isMissing: false };
}

/** A fault of our code, not of the network. */
function isOurFault(error: unknown): boolean {
  return !isNetworkFailure(error) && !isRouteErrorResponse(error);
}

/** Reloads the page on a press, and when the network returns. Works without JavaScript. */
function TryAgain() {
  const { pathname, search } = useLocation();

  // The network is outside React.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const reload = async () => void ((await isReachable(signal)) && window.location.reload());
    window.addEventListener('online', reload, { signal });
    return () => controller.abort();
  }, []);

  return (
    <ButtonLink
      to={pathname + search}
      reloadDocument
      onClick={(event) => {
        event.preventDefault();
        void reloadOrNotify();
      }}
    >
      {siteText('retry.action')}
    </ButtonLink>
  );
}

async function reloadOrNotify(): Promise<void> {
  if (await isReachable()) return window.location.reload();
  toastFailure(siteText('retry.failed.title'), siteText('retry.failed.text'));
}
