import { data, Form } from 'react-router';
import { isPublic, readAccess } from '#server/cards/access.ts';
import {
  chooseMail,
  isStopped,
  mailChoices,
  noteOpened,
  readDeliveryLink,
} from '#server/deliveries/receiver.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { mailChoiceHeaders } from '../request/mail-choice.ts';
import { readForm } from '../request/read-form.ts';
import { deliveryText } from '../texts/delivery.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/delivery-mail';

/**
 * Behind the link in a mail: leads to the card, stops such mail, reports it. The address proves whose mail it is, so
 * nobody has to log in. Asking for the page counts and stops nothing, because programs open links to look at them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = requireLink(params.token, context, 404);
  const { db } = getServices(context);
  const [access, isOff] = await Promise.all([readAccess(db, link.cardId), isStopped(db, link)]);
  return data(
    { cardId: isPublic(access) ? link.cardId : null, isStopped: isOff },
    { headers: mailChoiceHeaders },
  );
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const link = requireLink(params.token, context, 403);
  const { db } = getServices(context);
  const form = await readForm(request);
  if (form.intent === 'open') {
    await noteOpened(db, link, new Date());
    return new Response(null, { status: 303, headers: { location: `/card/${link.cardId}` } });
  }
  // By the mail program's own button (RFC 8058).
  const asked = form['List-Unsubscribe'] === 'One-Click' ? 'never' : form.intent;
  const choice = mailChoices.find((known) => known === asked);
  if (!choice) throw data(null, 400);
  await chooseMail(db, link, choice);
  return null;
}

function requireLink(token: string, context: Route.LoaderArgs['context'], otherwise: number) {
  const link = readDeliveryLink(getServices(context).secret, token);
  if (!link) throw data(null, otherwise);
  return link;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: deliveryText('receiver.title'), hidden: true });
}

export default function DeliveryMail({ loaderData: { cardId, isStopped } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={deliveryText('receiver.title')}
        lead={cardId === null ? deliveryText('receiver.gone') : undefined}
      />
      <div className="wrap flex max-w-xl flex-col gap-10 pb-10">
        {cardId === null ? null : (
          <Form method="post" reloadDocument className="flex justify-center">
            <Button type="submit" name="intent" value="open">
              {deliveryText('receiver.open.action')}
            </Button>
          </Form>
        )}
        <section className="sheet flex flex-col gap-4 p-5 sm:p-8">
          <h2 className="text-xl">
            {isStopped ? deliveryText('receiver.stopped') : deliveryText('receiver.stop.title')}
          </h2>
          <Form method="post" className="flex flex-col items-start gap-3">
            {isStopped ? (
              <Button type="submit" name="intent" value="resume" look="secondary" size="small">
                {deliveryText('receiver.resume.action')}
              </Button>
            ) : (
              <>
                <Button type="submit" name="intent" value="sender" look="secondary" size="small">
                  {deliveryText('receiver.sender.action')}
                </Button>
                <Button type="submit" name="intent" value="never" look="secondary" size="small">
                  {deliveryText('receiver.never.action')}
                </Button>
                <Button type="submit" name="intent" value="report" look="secondary" size="small">
                  {deliveryText('receiver.report.action')}
                </Button>
                <p className="text-ink-soft text-sm">{deliveryText('receiver.report.hint')}</p>
              </>
            )}
            {cardId === null ? null : (
              <a href={`/report?card=${cardId}`} className="link text-sm">
                {deliveryText('receiver.reportCard.action')}
              </a>
            )}
          </Form>
        </section>
      </div>
    </>
  );
}
