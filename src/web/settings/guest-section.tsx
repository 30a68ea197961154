import { ButtonLink } from '../ui/button.tsx';
import { Section } from './section.tsx';

/** In place of password and log-in methods. */
export function GuestSection() {
  return (
    <Section
      id="account"
      title="You are a guest"
      lead="Only this browser finds your cards, for 30 days after your last visit. With a free account you find them everywhere."
    >
      <ButtonLink to="/signup?next=/dashboard" wide>
        Keep my cards: create an account
      </ButtonLink>
      <ButtonLink to="/guest/edit-link" look="secondary" wide>
        Private edit link
      </ButtonLink>
    </Section>
  );
}
