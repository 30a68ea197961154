import { type FormEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { forgetOfflineUser } from '../page/offline-user.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/**
 * Sends its own request instead of using the router, so that a lost request leaves the page and its forms as they
 * are. Without JavaScript it is a plain form.
 */
export function SignOut() {
  const navigate = useNavigate();
  const address = useHref('/signout');
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const menu = event.currentTarget.closest<HTMLElement>('[popover]');
    setIsBusy(true);
    const answer = await fetch(address, { method: 'POST', redirect: 'manual' }).catch(() => null);
    setIsBusy(false);
    // The home page shows the result.
    if (answer?.type === 'opaqueredirect') {
      forgetOfflineUser();
      return navigate('/');
    }
    // The menu would cover the message.
    menu?.hidePopover?.();
    const description = answer && !answer.ok ? refused() : noAnswer();
    toast({ title: siteText('signOut.failed.title'), description, destructive: true });
  }

  return (
    <form method="post" action={address} className="contents" onSubmit={(event) => void signOut(event)}>
      <Button type="submit" look="quiet" size="small" busy={isBusy}>
        {siteText('signOut.action')}
      </Button>
    </form>
  );
}

const noAnswer = () => siteText('signOut.noAnswer.text');
const refused = () => siteText('signOut.serverAway.text');
