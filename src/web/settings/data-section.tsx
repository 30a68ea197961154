import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isReachable } from '../offline/is-reachable.ts';
import { networkFailureText } from '../offline/network-failure.ts';
import { failure } from '../request/account-answer.ts';
import { Button } from '../ui/button.tsx';
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
    else toast(failure('Export Failed', networkFailureText));
  }

  return (
    <Section
      id="data"
      title="Export my data"
      lead="One ZIP file with everything we keep of you: your account, each card as a picture and as data, your photos and sounds."
    >
      <form method="post" action="/dashboard/settings/export" onSubmit={(event) => void send(event)}>
        <Button type="submit" look="secondary" wide icon={<Download className="size-5" />}>
          Export my data
        </Button>
        <p role="status" className={isAsked ? 'mt-4 text-ink-soft' : undefined}>
          {isAsked ? 'Your browser is saving the file. With many cards this takes some minutes.' : ''}
        </p>
      </form>
    </Section>
  );
}
