import { Mail } from 'lucide-react';
import { dashboardText } from '../texts/dashboard.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Leads to where the link of a published card is mailed to its receivers. */
export function DeliveryLink({ cardId }: { cardId: string }) {
  return (
    <ButtonLink
      to={`/dashboard/delivery?card=${cardId}`}
      look="secondary"
      size="small"
      className="self-start"
      icon={<Mail aria-hidden="true" className="size-5" />}
    >
      {dashboardText('mail.action')}
    </ButtonLink>
  );
}
