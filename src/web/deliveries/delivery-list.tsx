import { Form, Link } from 'react-router';
import { TextAround } from '../components/text-around.tsx';
import { deliveryAddress } from '../share/card-to-share.ts';
import { deliveryText } from '../texts/delivery.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import type { ShownDelivery } from './delivery-data.ts';

/** The mails of a card: what became of each, and what its sender can do. */
export function DeliveryList({ cardId, mails }: { cardId: string; mails: readonly ShownDelivery[] }) {
  return (
    <ul className="flex flex-col">
      {mails.map((mail) => (
        <li
          key={`${mail.id} ${mail.email} ${mail.state} ${mail.moment}`}
          className="flex flex-col gap-2 border-line border-t py-4"
        >
          <bdi translate="no" className="font-bold [overflow-wrap:anywhere]">
            {mail.email}
          </bdi>
          <p>
            <DeliveryStateText mail={mail} />
            {mail.isAnswered ? (
              <>
                {' · '}
                <Link to={`/dashboard/replies?card=${cardId}`} className="link">
                  {deliveryText('state.answered')}
                </Link>
              </>
            ) : null}
          </p>
          {mail.reason !== null && mail.reason !== 'not-taken' ? (
            <p className="text-ink-soft text-sm">{deliveryText(`reason.${mail.reason}`)}</p>
          ) : null}
          {mail.state === 'sent' && mail.mayRepeat ? (
            <p className="text-ink-soft text-sm">{deliveryText('repeat.hint')}</p>
          ) : null}
          <Actions {...{ cardId, mail }} />
        </li>
      ))}
    </ul>
  );
}

interface StateProps {
  mail: Pick<ShownDelivery, 'state' | 'moment' | 'isDue' | 'sentAt' | 'openedAt'>;
}

export function DeliveryStateText({ mail: { state, moment, isDue, sentAt, openedAt } }: StateProps) {
  if (state === 'scheduled')
    return isDue ? deliveryText('state.due') : deliveryText('state.scheduled', { moment });
  if (state !== 'sent') return deliveryText(`state.${state}`);
  if (openedAt) {
    return (
      <TextAround say={(date) => deliveryText('state.opened', { date })}>
        <LocalDate iso={openedAt} withTime />
      </TextAround>
    );
  }
  return (
    <TextAround say={(date) => deliveryText('state.sent', { date })}>
      <LocalDate iso={sentAt ?? ''} withTime />
    </TextAround>
  );
}

function Actions({
  cardId,
  mail: { id, email, state, mayRepeat, mayEdit },
}: {
  cardId: string;
  mail: ShownDelivery;
}) {
  const of = <span className="sr-only"> {deliveryText('to', { email })}</span>;
  return (
    <Form method="post" action={deliveryAddress(cardId)} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {mayRepeat ? (
        <Button type="submit" name="intent" value="again" look="secondary" size="small">
          {state === 'sent' ? deliveryText('repeat.action') : deliveryText('again.action')}
          {of}
        </Button>
      ) : null}
      {mayEdit ? (
        <ButtonLink to={`${deliveryAddress(cardId)}&edit=${id}`} look="quiet" size="small">
          {deliveryText('edit.action')}
          {of}
        </ButtonLink>
      ) : null}
      {state === 'scheduled' ? (
        <Button type="submit" name="intent" value="cancel" look="quiet" size="small">
          {deliveryText('cancel.action')}
          {of}
        </Button>
      ) : null}
    </Form>
  );
}
