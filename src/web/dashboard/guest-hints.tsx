import { Form, Link } from 'react-router';
import { dashboardText } from '../texts/dashboard.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Offered once there is a card, until the guest has a link or does not want one. */
export function EditLinkHint() {
  return (
    <Notice title={dashboardText('editLink.title')} className="mt-6">
      <p>{dashboardText('editLink.text')}</p>
      <Form method="post" action="/guest/edit-link" className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/guest/edit-link" size="small">
          {dashboardText('editLink.make.action')}
        </ButtonLink>
        <Button type="submit" name="intent" value="dismiss" look="quiet" size="small">
          {dashboardText('editLink.later.action')}
        </Button>
      </Form>
    </Notice>
  );
}

/** For an account that has not said yet whether it takes along what this browser made as a guest. */
export function GuestCardsQuestion() {
  return (
    <Notice title={dashboardText('guestCards.title')} className="mt-6">
      <Link to="/guest/cards" className="link inline-flex min-h-11 items-center">
        {dashboardText('guestCards.decide.action')}
      </Link>
    </Notice>
  );
}
