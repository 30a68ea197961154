import { accountText } from '../texts/account.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from './section.tsx';

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
