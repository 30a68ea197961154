import { Form, useNavigation } from 'react-router';
import { publishingLimits } from '#content/design-publishing.ts';
import type { UnmetRequirement } from '#server/designs/publishing-requirements.ts';
import { publishingText } from '../texts/publishing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PublishedDesign } from './publish-data.ts';

/** What has become of a design that was sent to the operator, and why; nothing for one that never was. */
export function DesignState({ design: { state, refusal, title } }: { design: PublishedDesign }) {
  if (state === 'own') return null;
  const looks = { public: 'success', refused: 'problem', hidden: 'problem' } as const;
  const why =
    state === 'refused' && refusal
      ? publishingText(refusalIds[refusal])
      : state === 'hidden'
        ? publishingText('state.hidden.text')
        : state === 'waiting'
          ? publishingText('submitted.text')
          : title;
  return (
    <Notice
      tone={state in looks ? looks[state as keyof typeof looks] : 'info'}
      title={publishingText(`state.${state}.title`)}
    >
      {why}
    </Notice>
  );
}

/** Each by its whole id, by which the build finds the texts that browsers need. */
const refusalIds = {
  alike: 'refusal.alike',
  title: 'refusal.title',
  unready: 'refusal.unready',
  misuse: 'refusal.misuse',
  'pen-name': 'refusal.penName',
} as const;

/** Takes a design back that waits or that everybody sees. */
export function WithdrawForm() {
  const sending = useNavigation().formData?.get('intent') === 'withdraw';
  return (
    <Form method="post" className="flex flex-col items-start gap-2">
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        look="secondary"
        busy={sending}
        busyText={publishingText('withdraw.action')}
      >
        {publishingText('withdraw.action')}
      </Button>
      <p className="text-ink-soft text-sm">{publishingText('withdraw.hint')}</p>
    </Form>
  );
}

export function unmetText(one: UnmetRequirement): string {
  const { sentCards, waiting } = publishingLimits;
  if (one.kind === 'young') return publishingText('unmet.young', { count: one.count });
  if (one.kind === 'sent') return publishingText('unmet.sent', { max: sentCards, count: one.count });
  if (one.kind === 'waiting') return publishingText('unmet.waiting', { max: waiting });
  return publishingText(`unmet.${one.kind}`);
}

export function UnmetList({ unmet }: { unmet: readonly UnmetRequirement[] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{publishingText('unmet.title')}</h2>
      <ul className="list-disc ps-5">
        {unmet.map((one) => (
          <li key={one.kind}>{unmetText(one)}</li>
        ))}
      </ul>
      {unmet.some(({ kind }) => kind === 'guest') ? (
        <ButtonLink to="/signup">{publishingText('signUp.action')}</ButtonLink>
      ) : null}
    </div>
  );
}
