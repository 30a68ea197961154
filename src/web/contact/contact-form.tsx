import { contactLimits, contactSubjects } from '#content/contact.ts';
import { EmailField } from '../components/email-field.tsx';
import { formFailureTexts } from '../components/form-failure-texts.ts';
import type { AccountAnswer } from '../request/account-answer.ts';
import { pagesText } from '../texts/pages.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

interface ContactFormProps {
  formKey: string;
  /** Of a signed-in user; with the hidden card that they ask about. */
  known: { name: string; email: string; card: string | null };
  answer: AccountAnswer | undefined;
}

/** `noValidate`, because the server's messages beside the fields are the same with and without JavaScript. */
export function ContactForm({ formKey, known, answer }: ContactFormProps) {
  const { errors, typed } = answer ?? {};
  const card = typed?.card ?? known.card;
  return (
    <form
      method="post"
      noValidate
      aria-label={pagesText('contact.title')}
      {...formFailureTexts(pagesText('contact.failed.title'))}
      className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8"
    >
      <input type="hidden" name="formKey" value={typed?.formKey ?? formKey} />
      {card ? <input type="hidden" name="card" value={card} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={pagesText('contact.name.label')}
          name="name"
          autoComplete="name"
          required
          defaultValue={typed?.name ?? known.name}
          error={errors?.name}
        />
        <EmailField defaultValue={typed?.email ?? known.email} error={errors?.email} />
      </div>
      <Select
        label={pagesText('contact.subject.label')}
        name="subject"
        options={contactSubjects.map(({ value }) => ({ value, label: pagesText(`subject.${value}`) }))}
        placeholder={pagesText('contact.subject.placeholder')}
        required
        defaultValue={typed?.subject ?? (card ? 'support' : '')}
        error={errors?.subject}
      />
      <TextArea
        label={pagesText('contact.message.label')}
        name="message"
        rows={6}
        max={contactLimits.message}
        required
        defaultValue={typed?.message ?? (card ? pagesText('contact.hiddenCard.text', { card }) : undefined)}
        error={errors?.message}
      />
      <Honeypot />
      <input type="hidden" name="intent" value="contact" />
      <Button
        type="submit"
        size="large"
        busyText={pagesText('contact.sending.status')}
        className="self-start max-sm:w-full"
      >
        {pagesText('contact.send.action')}
      </Button>
    </form>
  );
}

/** Only programs fill in this hidden field. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {pagesText('contact.trap.label')}
        <input name="trap" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
