import { useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { joinSentences } from '#content/languages/languages.ts';
import type { AccountAnswer } from '../request/account-answer.ts';
import { accountText } from '../texts/account.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import { Section } from './section.tsx';

export interface OwnedCounts {
  readonly cards: number;
  readonly files: number;
  /** Cards that others signed, which outlive the account. */
  readonly signed: number;
}

interface DeleteSectionProps {
  userId: string;
  isGuest: boolean;
  hasPassword: boolean;
  /** For accounts without a password: whether the last log-in is recent enough. */
  isFresh: boolean;
  owned: OwnedCounts;
  answer: AccountAnswer | undefined;
  sent: FormDataEntryValue | null;
}

export function DeleteSection(props: DeleteSectionProps) {
  const { hasPassword, isFresh, isGuest, sent } = props;
  return (
    <Section
      id="delete"
      title={isGuest ? accountText('delete.guest.title') : accountText('delete.account.title')}
      lead={accountText('delete.lead')}
    >
      {props.owned.signed > 0 ? (
        <p className="mb-4">{accountText('delete.signed', { count: props.owned.signed })}</p>
      ) : null}
      {hasPassword || isFresh || isGuest ? (
        <DeleteForm {...props} />
      ) : (
        <Form method="post" className="flex flex-col gap-3">
          <p className="text-ink-soft">{accountText('delete.logInAgain.text')}</p>
          <Button
            type="submit"
            name="intent"
            value="log-in-again"
            look="secondary"
            wide
            busy={sent === 'log-in-again'}
          >
            {accountText('delete.logInAgain.action')}
          </Button>
        </Form>
      )}
    </Section>
  );
}

function DeleteForm({ userId, isGuest, hasPassword, owned, answer, sent }: DeleteSectionProps) {
  const form = useFocusInvalid(answer);
  const submit = useSubmit();
  const isConfirmed = useRef(false);
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = sent === 'delete-account';

  function confirm() {
    isConfirmed.current = true;
    void submit(form.current).finally(() => {
      isConfirmed.current = false;
      setConfirming(false);
    });
  }

  return (
    <Form
      ref={form}
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        if (isConfirmed.current) return;
        event.preventDefault();
        setConfirming(true);
      }}
    >
      <input type="hidden" name="intent" value="delete-account" />
      <input type="hidden" name="account" value={userId} />
      {hasPassword ? (
        <PasswordField
          label={accountText('delete.password.label')}
          name="ownPassword"
          autoComplete="current-password"
          required
          error={answer?.errors.ownPassword}
        />
      ) : null}
      <Button type="submit" look="danger" wide busy={isBusy} busyText={accountText('delete.running.status')}>
        {isGuest ? accountText('delete.guest.title') : accountText('delete.account.action')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={isGuest ? accountText('delete.guest.question') : accountText('delete.account.question')}
        description={deletionWarning(owned, isGuest)}
        confirmText={accountText('delete.guest.title')}
        busyText={accountText('delete.running.status')}
        cancelText={isGuest ? accountText('delete.guest.cancel') : accountText('delete.account.cancel')}
        destructive
        busy={isBusy}
        onConfirm={confirm}
        // Otherwise the button behind the dialog would take the focus from the invalid field.
        finalFocus={() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null}
      />
    </Form>
  );
}

/** The warning before an account is deleted. */
function deletionWarning({ cards, files }: OwnedCounts, isGuest: boolean): string {
  const values = { of: ownedKinds(cards, files), cards, files };
  return joinSentences(pageLanguage(), [
    isGuest ? accountText('delete.guest.text', values) : accountText('delete.account.text', values),
    ...(cards > 0 ? [accountText('delete.links.text')] : []),
    accountText('delete.final.text'),
  ]);
}

/** A word that the sentence chooses by. */
function ownedKinds(cards: number, files: number): string {
  if (cards > 0) return files > 0 ? 'both' : 'cards';
  return files > 0 ? 'files' : 'none';
}
