import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isReachable } from '../offline/is-reachable.ts';
import { siteText } from '../texts/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** Reloads the page on a press, and when the network returns. Works without JavaScript. */
export function TryAgain() {
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
  toast({
    title: siteText('retry.failed.title'),
    description: siteText('retry.failed.text'),
    destructive: true,
  });
}
