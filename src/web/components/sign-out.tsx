import { type FormEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { toastFailure } from '../ui/toast.tsx';
import { askToSignOut } from './ask-to-sign-out.ts';

/** Without JavaScript it is a form of the browser's; `plain/sign-out.ts` sends it where React does not run. */
export function SignOut() {
  const navigate = useNavigate();
  const address = useHref('/signout');
  const home = useHref('/');
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const menu = event.currentTarget.closest<HTMLElement>('[popover]');
    setIsBusy(true);
    const outcome = await askToSignOut(address);
    setIsBusy(false);
    // The home page shows the result.
    if (outcome === 'signed out') return navigate('/');
    // The menu would cover the message.
    menu?.hidePopover?.();
    toastFailure(siteText('signOut.failed.title'), outcome === 'refused' ? refused() : noAnswer());
  }

  return (
    <form
      method="post"
      action={address}
      className="contents"
      onSubmit={(event) => void signOut(event)}
      data-sign-out={home}
      data-failed={siteText('signOut.failed.title')}
      data-refused={refused()}
      data-no-answer={noAnswer()}
    >
      <Button type="submit" look="quiet" size="small" busy={isBusy}>
        {siteText('signOut.action')}
      </Button>
    </form>
  );
}

const noAnswer = () => siteText('signOut.noAnswer.text');
const refused = () => siteText('signOut.serverAway.text');
