import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { languages } from '#content/languages/languages.ts';
import { MomentFields } from '../components/seal-fields.tsx';
import { deliveryAddress } from '../share/card-to-share.ts';
import { deliveryText } from '../texts/delivery.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DeliveryFields } from './delivery-data.ts';

interface DeliveryFormProps {
  cardId: string;
  /** The mail that it changes; null for a new one. */
  id: string | null;
  fields: DeliveryFields;
  errors: Readonly<Record<string, string | undefined>>;
  toName: string;
  /** The sender's own. */
  senderEmail: string;
  offered: readonly string[];
}

/** To whom a card's link is mailed, when, and in which language. */
export function DeliveryForm({
  cardId,
  id,
  fields,
  errors,
  toName,
  senderEmail,
  offered,
}: DeliveryFormProps) {
  // Of a change it says which, so that the page stays the same when its answer is lost.
  return (
    <Form
      method="post"
      action={deliveryAddress(cardId) + (id === null ? '' : `&edit=${id}`)}
      noValidate
      className="flex flex-col gap-5"
    >
      {id === null ? null : <input type="hidden" name="id" value={id} />}
      <p className="text-ink-soft text-sm">
        {deliveryText('new.hint', { email: isolatedLine(senderEmail) })}
      </p>
      <TextField
        label={deliveryText('email.label')}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={fields.email}
        error={errors.email}
      />
      <Select
        label={deliveryText('language.label')}
        name="language"
        options={offered.map((value) => ({ value, label: languages[value as keyof typeof languages].name }))}
        defaultValue={fields.language}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-bold">{deliveryText('when.label')}</legend>
        <MomentFields value={fields} toName={toName} problem={errors} />
      </fieldset>
      <Button type="submit" name="intent" value="save" className="self-start">
        {id === null ? deliveryText('save.action') : deliveryText('change.action')}
      </Button>
    </Form>
  );
}
