import { Form } from 'react-router';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { RichText } from './rich-text.tsx';

/** The first thing on the log-in page: on to the studio without an account. */
export function GuestStart({ busy }: { busy: boolean }) {
  return (
    <>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value="guest"
          size="large"
          wide
          busy={busy}
          busyText={siteText('guestStart.running.status')}
        >
          {siteText('guestStart.action')}
        </Button>
        <p className="mt-3 text-center text-ink-soft text-sm">
          <RichText target="_blank">{siteText('guestStart.hint')}</RichText>
        </p>
      </Form>
      <p className="flex items-center gap-4 text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {siteText('guestStart.logIn.action')}
      </p>
    </>
  );
}
