import { Form, Link } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Offered once there is a card, until the guest has a link or does not want one. */
export function EditLinkHint() {
  return (
    <Notice title="Keep a way back to your cards" className="mt-6">
      <p>
        Only this browser finds them. A private edit link opens them elsewhere too, or after it was cleared.
      </p>
      <Form method="post" action="/guest/edit-link" className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/guest/edit-link" size="small">
          Get my edit link
        </ButtonLink>
        <Button type="submit" name="intent" value="dismiss" look="quiet" size="small">
          Not now
        </Button>
      </Form>
    </Notice>
  );
}

/** For an account that has not said yet whether it takes along what this browser made as a guest. */
export function GuestCardsQuestion() {
  return (
    <Notice title="You made cards without an account" className="mt-6">
      <Link to="/guest/cards" className="link inline-flex min-h-11 items-center">
        Take them into this account, or leave them
      </Link>
    </Notice>
  );
}
