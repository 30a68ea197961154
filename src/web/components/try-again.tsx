import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** Loads the page anew; it works without JavaScript as well. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={pathname + search}
      reloadDocument
      onClick={(event) => {
        event.preventDefault();
        void reloadWhenReachable();
      }}
    >
      Try again
    </ButtonLink>
  );
}

/** While the server does not answer, the browser would put an error page of its own in the place of ours. */
async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/session.json', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) return window.location.reload();
  toast({
    title: 'Still no answer',
    description: 'Please check your connection and try again.',
    destructive: true,
  });
}
