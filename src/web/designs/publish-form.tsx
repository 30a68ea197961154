import { Form, useNavigation } from 'react-router';
import { designLicence, publishingLimits } from '#content/design-publishing.ts';
import { RichText } from '../components/rich-text.tsx';
import { publishingText } from '../texts/publishing.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { PublishChoices, PublishFields } from './publish-data.ts';

interface PublishFormProps {
  choices: PublishChoices;
  fields: PublishFields;
  errors: Readonly<Partial<Record<string, string>>>;
  /** The pen name that this account has; null before its first design. */
  penName: string | null;
}

/** What somebody says of a design who publishes it, and under which licence. */
export function PublishForm({ choices, fields, errors, penName }: PublishFormProps) {
  const sending = useNavigation().formData?.get('intent') === 'publish';
  const list = (name: 'occasion' | 'mood' | 'motif', label: string, options: PublishChoices['moods']) => (
    <Select
      name={name}
      label={label}
      options={options}
      placeholder={publishingText('choose.placeholder')}
      defaultValue={fields[name]}
      error={errors[name]}
    />
  );
  const limits = publishingLimits.penName;
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-1 text-xl">
          <h2 className="text-xl">{publishingText('words.title')}</h2>
        </legend>
        <p className="text-ink-soft">{publishingText('words.hint')}</p>
        {list('occasion', publishingText('occasion.label'), choices.occasions)}
        {list('mood', publishingText('mood.label'), choices.moods)}
        {list('motif', publishingText('motif.label'), choices.motifs)}
      </fieldset>
      <Select
        name="tone"
        label={publishingText('tone.label')}
        options={choices.tones}
        defaultValue={fields.tone}
        error={errors.tone}
      />
      {penName === null ? (
        <TextField
          name="penName"
          label={publishingText('penName.label')}
          hint={publishingText('penName.hint', limits)}
          defaultValue={fields.penName}
          error={errors.penName}
          maxLength={60}
          autoComplete="nickname"
          dir="auto"
        />
      ) : (
        <p translate="no">{publishingText('penName.known', { name: penName })}</p>
      )}
      <p>
        <RichText>
          {publishingText('licence.text', { licence: designLicence.name, address: designLicence.href })}
        </RichText>
      </p>
      <div>
        <Button
          type="submit"
          name="intent"
          value="publish"
          busy={sending}
          busyText={publishingText('submitting.status')}
        >
          {publishingText('submit.action', { licence: designLicence.name })}
        </Button>
      </div>
    </Form>
  );
}
