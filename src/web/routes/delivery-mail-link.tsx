import { data, Form } from 'react-router';
import { isPublic, readAccess } from '#server/cards/access.ts';
import { getInvitationSecret } from '#server/contributions/invitations.ts';
import { type DeliveryLink, readDeliveryLink } from '#server/deliveries/delivery-link.ts';
import {
  chooseMail,
  type MailChoice,
  mailChoices,
  noteOpened,
  readStopped,
} from '#server/deliveries/receiver.ts';
import type { Services } from '#server/services.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { getServices } from '../request/context.ts';
import { mailChoiceHeaders } from '../request/mail-choice.ts';
import { readForm } from '../request/read-form.ts';
import { deliveryText } from '../texts/delivery.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/delivery-mail-link';

/**
 * Behind the link in a mail: leads to the card or to where it is signed, stops such mail, reports it. The address proves
 * whose mail it is, so nobody has to log in. Asking for the page counts and stops nothing, because programs open links to
 * look at them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = requireLink(params.token, context, 404);
  const services = getServices(context);
  const { db } = services;
  const [access, target, stopped] = await Promise.all([
    readAccess(db, link.cardId),
    targetOf(services, link),
    readStopped(db, link),
  ]);
  const { about } = link;
  return data(
    {
      about: (typeof about === 'string' ? about : 'invitation') as About,
      // Others cannot see a draft, but they can sign it.
      mayOpen: target !== null && (about !== 'card' || isPublic(access)),
      cardId: isPublic(access) ? link.cardId : null,
      ...stopped,
    },
    { headers: mailChoiceHeaders },
  );
}

/** The path where the mail leads; null where it leads nowhere any more, or has a link of its own. */
async function targetOf(services: Services, { cardId, about }: DeliveryLink): Promise<string | null> {
  if (typeof about === 'string') return about === 'card' ? `/card/${cardId}` : null;
  const secret = await getInvitationSecret(services, { cardId, id: about.invitationId });
  return secret && `/sign/${secret}`;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const link = requireLink(params.token, context, 403);
  const services = getServices(context);
  const { db } = services;
  const form = await readForm(request);
  if (form.intent === 'open') {
    const location = await targetOf(services, link);
    if (location === null) throw data(null, 404);
    await noteOpened(db, link, new Date());
    return new Response(null, { status: 303, headers: { location } });
  }
  // By the mail program's own button (RFC 8058).
  const asked = form['List-Unsubscribe'] === 'One-Click' ? 'never' : form.intent;
  const choice = mailChoices.find((known) => known === asked);
  if (!choice) throw data(null, 400);
  await chooseMail(db, link, choice);
  return null;
}

function requireLink(token: string, context: Route.LoaderArgs['context'], otherwise: number) {
  const link = readDeliveryLink(getServices(context).deliveryKey, token);
  if (!link) throw data(null, otherwise);
  return link;
}

export { headers } from '../request/headers.ts';

type About = 'card' | 'note' | 'invitation';

const titles = {
  card: 'receiver.title',
  invitation: 'receiver.invitation.title',
  note: 'receiver.note.title',
} as const satisfies Readonly<Record<About, string>>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: deliveryText(titles[loaderData?.about ?? 'card']), hidden: true });
}

export default function DeliveryMail({
  loaderData: { about, mayOpen, cardId, from, mayResume },
}: Route.ComponentProps) {
  const isInvitation = about === 'invitation';
  const gone = isInvitation ? deliveryText('receiver.invitation.gone') : deliveryText('receiver.gone');
  return (
    <>
      <PageHead title={deliveryText(titles[about])} lead={mayOpen || about === 'note' ? undefined : gone} />
      <div className="wrap flex max-w-xl flex-col gap-10 pb-10">
        {mayOpen ? (
          <Form method="post" reloadDocument className="flex justify-center">
            <Button type="submit" name="intent" value="open">
              {isInvitation ? deliveryText('receiver.sign.action') : deliveryText('receiver.open.action')}
            </Button>
          </Form>
        ) : null}
        <section className="sheet flex flex-col gap-4 p-5 sm:p-8">
          <h2 className="text-xl">{deliveryText(headings[from ?? 'nobody'])}</h2>
          <Form method="post" className="flex flex-col items-start gap-3">
            {mayResume ? <Choice intent="resume">{deliveryText('receiver.resume.action')}</Choice> : null}
            {from === null && about !== 'note' ? (
              <Choice intent="sender">{deliveryText('receiver.sender.action')}</Choice>
            ) : null}
            {from === 'everybody' ? null : (
              <Choice intent="never">{deliveryText('receiver.never.action')}</Choice>
            )}
            {about === 'note' ? null : (
              <>
                <Choice intent="report">{deliveryText('receiver.report.action')}</Choice>
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

const headings = {
  nobody: 'receiver.stop.title',
  sender: 'receiver.stopped.sender',
  everybody: 'receiver.stopped',
} as const;

function Choice({ intent, children }: { intent: MailChoice; children: string }) {
  return (
    <Button type="submit" name="intent" value={intent} look="secondary" size="small">
      {children}
    </Button>
  );
}
