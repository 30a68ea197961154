import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';

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
          busyText="One moment..."
        >
          Continue without an account
        </Button>
        <p className="mt-3 text-center text-ink-soft text-sm">
          No email, no password. This browser keeps your cards.
        </p>
      </Form>
      <p className="flex items-center gap-4 text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or log in
      </p>
    </>
  );
}
