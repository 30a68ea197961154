import { type FormEvent, useEffect } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import { rememberPage } from '../offline/keep-page-on-failure.ts';
import { failureText } from '../offline/network-failure.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** When the next page is lost, the present one stays as it is, and a message offers to try again. */
export function useLostPages(): void {
  const matches = useMatches();
  const navigate = useNavigate();
  // Lost requests are answered outside React.
  useEffect(() => {
    const loaded = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    rememberPage({ loaded, stay });

    function stay(to: string, error: unknown): void {
      const { pathname, search, hash } = window.location;
      // The router stops one navigation for another only.
      void navigate(pathname + search + hash, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
      if (error === null) return;
      toast({
        title: titleOf(to),
        description: failureText(error),
        destructive: true,
        action: <TryAgain to={to} />,
      });
    }
  }, [matches, navigate]);
}

function titleOf(to: string): string {
  const { path } = splitPath(to);
  return path === '/guest/sign-out' ? siteText('signOut.failed.title') : siteText('loadError.heading');
}

function TryAgain({ to }: { to: string }) {
  const navigate = useNavigate();
  function go(event: FormEvent): void {
    event.preventDefault();
    void navigate(to);
  }
  return (
    <form onSubmit={go}>
      <Button type="submit" look="secondary" size="small" className="whitespace-nowrap">
        {siteText('retry.action')}
      </Button>
    </form>
  );
}
