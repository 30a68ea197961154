import type { ReactNode } from 'react';
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
  /** The invitation: for whom it is, and its mail. */
  one: { readonly id: string; readonly name: string; readonly mail: InvitationMail | null };
  /** The organiser's own. */
  senderEmail: string;
  /** What was typed on the page when it was refused, and why. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
}

/** Has an invitation mailed, and says what became of that. It is loaded by itself, so it is the default. */
export default function MailInvitation({
  action,
  one,
  senderEmail,
  typed,
  errors,
}: MailInvitationProps): ReactNode {
  const { id, mail } = one;
  const name = isolatedLine(one.name);
  const error = typed.invitation === id ? errors.email : undefined;
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
            defaultValue={error === undefined ? mail?.email : typed.email}
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
