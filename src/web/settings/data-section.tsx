import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useHref } from 'react-router';
import { isReachable } from '../offline/is-reachable.ts';
import { networkFailureText } from '../offline/network-failure.ts';
import { failure } from '../request/account-answer.ts';
import { accountText } from '../texts/account.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { Section } from './section.tsx';

/** A plain form, so that it works without JavaScript and the browser shows the progress of the download. */
export function DataSection() {
  const [isAsked, setIsAsked] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const isThere = await isReachable();
    setIsAsked(isThere);
    if (isThere) form.submit();
    else toast(failure(accountText('export.failed.title'), networkFailureText()));
  }

  return (
    <Section id="data" title={accountText('export.action')} lead={accountText('export.hint')}>
      <form
        method="post"
        action={useHref('/dashboard/settings/export')}
        onSubmit={(event) => void send(event)}
      >
        <Button type="submit" look="secondary" wide icon={<Download className="size-5" />}>
          {accountText('export.action')}
        </Button>
        <p role="status" className={isAsked ? 'mt-4 text-ink-soft' : undefined}>
          {isAsked ? accountText('export.started.text') : ''}
        </p>
      </form>
    </Section>
  );
}

/** In place of password and log-in methods. */
export function GuestSection() {
  return (
    <Section id="account" title={accountText('guest.title')} lead={accountText('guest.text')}>
      <ButtonLink to="/signup?next=/dashboard" wide>
        {accountText('keepCards.action')}
      </ButtonLink>
      <ButtonLink to="/guest/edit-link" look="secondary" wide>
        {accountText('editLink.title')}
      </ButtonLink>
    </Section>
  );
}
