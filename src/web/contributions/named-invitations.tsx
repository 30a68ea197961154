import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { copyLink } from '../components/copy-link.ts';
import { signingText } from '../texts/signing.ts';
import { Button } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { type ShownInvitation, type SigningData, signingAddress } from './signing-data.ts';

interface NamedInvitationsProps extends Pick<SigningData, 'cardId' | 'invited' | 'reminder' | 'senderEmail'> {
  /** What was typed when it was refused, and why. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
}

/** People who are asked by name, each by a link of their own: so one sees who is missing. */
export function NamedInvitations({
  cardId,
  invited,
  reminder,
  senderEmail,
  typed,
  errors,
}: NamedInvitationsProps) {
  const signed = invited.filter(({ state }) => state === 'signed').length;
  return (
    <Details title={signingText('organise.named')} isOpen={invited.length > 0 || typed.names !== undefined}>
      <p className="text-ink-soft text-sm">{signingText('organise.named.hint')}</p>
      {invited.length > 0 ? (
        <>
          <p className="font-bold">
            {signingText('organise.named.signed', { signed, invited: invited.length })}
          </p>
          <ul className="flex flex-col">
            {invited.map((one) => (
              <Invited key={one.id} {...{ cardId, one, senderEmail, typed, errors }} />
            ))}
          </ul>
        </>
      ) : null}
      {reminder ? (
        <Button
          look="secondary"
          size="small"
          className="noscript:hidden self-start"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyLink(reminder, signingText('organise.named.reminder.copied'))}
        >
          {signingText('organise.named.reminder')}
        </Button>
      ) : null}
      <Form
        key={invited.length}
        method="post"
        action={signingAddress(cardId)}
        preventScrollReset
        noValidate
        className="flex flex-col gap-3"
      >
        <Field
          label={signingText('organise.named.names')}
          hint={signingText('organise.named.names.hint')}
          error={errors.names}
        >
          {(control) => (
            <textarea
              {...control}
              name="names"
              rows={3}
              defaultValue={typed.names}
              dir="auto"
              autoComplete="off"
              className={controlLook}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="invite" look="secondary" className="self-start">
          {signingText('organise.named.action')}
        </Button>
      </Form>
    </Details>
  );
}

interface InvitedProps extends Omit<NamedInvitationsProps, 'invited' | 'reminder'> {
  one: ShownInvitation;
}

/** Where the site sends such mail. Without it the link can be copied. */
const MailInvitation = lazy(() =>
  import('../deliveries/mail-invitation.tsx').catch(() => ({ default: () => null })),
);

function Invited({ cardId, one, senderEmail, typed, errors }: InvitedProps) {
  const { id, state } = one;
  const address = state === 'signed' ? null : one.address;
  const name = isolatedLine(one.name);
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 border-line border-t py-1">
      <bdi translate="no" className="min-w-0 grow font-bold [overflow-wrap:anywhere]">
        {name}
      </bdi>
      <span className={state === 'signed' ? 'font-bold text-success' : 'text-ink-soft text-sm'}>
        {state === 'signed'
          ? signingText('organise.named.signed.one')
          : signingText(`organise.named.${state}`)}
      </span>
      {address ? (
        <Button
          look="quiet"
          size="small"
          className="noscript:hidden"
          aria-label={signingText('organise.named.copy', { name })}
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyLink(address)}
        />
      ) : null}
      <Form method="post" action={signingAddress(cardId)} preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <Button
          type="submit"
          name="intent"
          value="uninvite"
          look="quiet"
          size="small"
          aria-label={signingText('organise.named.remove', { name })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
        />
      </Form>
      {address ? (
        <>
          <span className="hidden w-full noscript:block select-all text-sm [overflow-wrap:anywhere]">
            {address}
          </span>
          {senderEmail ? (
            <Suspense>
              <MailInvitation action={signingAddress(cardId)} {...{ one, senderEmail, typed, errors }} />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </li>
  );
}
