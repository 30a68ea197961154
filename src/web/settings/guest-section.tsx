import { accountText } from '../texts/account.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from './section.tsx';

/** In place of password and log-in methods. */
export function GuestSection() {
  return (
    <Section
      id="account"
      title={accountText('guestSection.youAreAGuest')}
      lead={accountText('guestSection.onlyThisBrowserFinds')}
    >
      <ButtonLink to="/signup?next=/dashboard" wide>
        {accountText('guestSection.keepMyCardsCreate')}
      </ButtonLink>
      <ButtonLink to="/guest/edit-link" look="secondary" wide>
        {accountText('guestSection.privateEditLink')}
      </ButtonLink>
    </Section>
  );
}
