import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { deliveryText } from '../texts/delivery.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { InvitationMail } from './delivery-data.ts';
import { DeliveryStateText } from './delivery-list.tsx';

interface MailInvitationProps {
  /** Where its form is sent. */
  action: string;
  /** Of the invitation, and for whom it is. */
  id: string;
  name: string;
  /** The organiser's own. */
  senderEmail: string;
  mail: InvitationMail | null;
  /** What was typed when it was refused, and why. */
  typed: string | undefined;
  error: string | undefined;
}

/** Has an invitation mailed, and says what became of that. */
export function MailInvitation({ action, id, name, senderEmail, mail, typed, error }: MailInvitationProps) {
  return (
    <div className="flex w-full flex-col gap-1 text-sm">
      {mail ? (
        <p className="text-ink-soft">
          <bdi translate="no" className="[overflow-wrap:anywhere]">
            {mail.email}
          </bdi>
          {': '}
          <DeliveryStateText mail={{ ...mail, moment: '', isDue: true }} />
        </p>
      ) : null}
      <Details
        key={`${mail?.email} ${mail?.state}`}
        title={deliveryText('invite.title', { name })}
        isOpen={error !== undefined}
      >
        <Form method="post" action={action} preventScrollReset noValidate className="flex flex-col gap-3">
          <input type="hidden" name="invitation" value={id} />
          <TextField
            label={deliveryText('email.label')}
            hint={deliveryText('invite.hint', { email: isolatedLine(senderEmail) })}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed ?? mail?.email}
            error={error}
          />
          <Button
            type="submit"
            name="intent"
            value="mail"
            look="secondary"
            size="small"
            className="self-start"
          >
            {mail ? deliveryText('again.action') : deliveryText('invite.action')}
          </Button>
        </Form>
      </Details>
    </div>
  );
}
