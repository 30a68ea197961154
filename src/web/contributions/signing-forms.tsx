import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { othersSee } from '#content/contribution-choices.ts';
import { signingText } from '../texts/signing.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type ShownSigning, signingAddress } from './signing-data.ts';

interface FormProps {
  cardId: string;
  /** What was typed when it was refused. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
}

/** What the organiser chooses about signing. */
export function SettingsForm({ cardId, signing, typed, errors }: FormProps & { signing: ShownSigning }) {
  const { signBy } = signing;
  return (
    <Form method="post" action={signingAddress(cardId)} preventScrollReset noValidate className={column}>
      <RadioTiles
        legend={signingText('organise.othersSee')}
        name="othersSee"
        options={othersSee.map((value) => ({ value, label: signingText(`organise.othersSee.${value}`) }))}
        defaultValue={signing.othersSee}
      />
      <Checkbox
        name="approvesFirst"
        defaultChecked={signing.approvesFirst}
        label={signingText('organise.approvesFirst')}
      />
      <TextField
        label={signingText('organise.maxNotes')}
        name="maxNotes"
        inputMode="numeric"
        defaultValue={typed.maxNotes ?? signing.maxNotes}
        error={errors.maxNotes}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-bold">{signingText('organise.signBy')}</legend>
        <p className="text-ink-soft text-sm">{signingText('organise.signBy.hint')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={signingText('organise.signBy.day')}
            name="sealDate"
            type="date"
            defaultValue={typed.sealDate ?? signBy.date}
            error={errors.sealDate}
          />
          <TextField
            label={signingText('organise.signBy.time')}
            name="sealOther"
            type="time"
            defaultValue={typed.sealOther ?? signBy.time}
            error={errors.sealOther}
          />
        </div>
        <TextField
          label={signingText('organise.signBy.city')}
          name="sealCity"
          defaultValue={typed.sealCity ?? signBy.city}
          error={errors.sealCity}
        />
      </fieldset>
      <Button type="submit" name="intent" value="settings" className="self-start">
        {signingText('organise.settings.save')}
      </Button>
    </Form>
  );
}

/** A note that the organiser writes for somebody. `formKey`: names this form, so that sent twice it makes one note. */
export function BehalfForm({ cardId, formKey, typed, errors }: FormProps & { formKey: string }) {
  return (
    <Form
      key={formKey}
      method="post"
      action={signingAddress(cardId)}
      preventScrollReset
      noValidate
      className={column}
    >
      <input type="hidden" name="key" value={formKey} />
      <TextField
        label={signingText('organise.behalf.name')}
        hint={signingText('organise.behalf.hint')}
        name="name"
        defaultValue={typed.name}
        error={errors.name}
        dir="auto"
        autoComplete="off"
      />
      <Field label={signingText('organise.behalf.words')} error={errors.words}>
        {(control) => (
          <textarea
            {...control}
            name="words"
            rows={3}
            defaultValue={typed.words}
            dir="auto"
            className={controlLook}
          />
        )}
      </Field>
      <Button type="submit" name="intent" value="behalf" look="secondary" className="self-start">
        {signingText('organise.behalf.action')}
      </Button>
    </Form>
  );
}

/** One button that changes how the card is signed. */
export function SigningButton({
  cardId,
  intent,
  children,
}: {
  cardId: string;
  intent: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={signingAddress(cardId)} preventScrollReset>
      <Button type="submit" name="intent" value={intent} look="secondary" size="small">
        {children}
      </Button>
    </Form>
  );
}

const column = 'flex flex-col gap-4';
