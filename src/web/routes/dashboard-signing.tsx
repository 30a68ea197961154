import { type ReactNode, useEffect } from 'react';
import { data, Form, useFetcher } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { mayRepeat } from '#content/deliveries/states.ts';
import { fieldsOfSeal } from '#content/seal-form.ts';
import { readableEmail } from '#server/accounts/readable-email.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { markNotesSeen } from '#server/contributions/arrange.ts';
import { listInvitations } from '#server/contributions/invitations.ts';
import {
  findOrganisedCard,
  getOrganiserLink,
  listOrganisers,
  removeOrganiser,
} from '#server/contributions/organisers.ts';
import { getNoteSecret, getSigning, listNotes } from '#server/contributions/read.ts';
import { parseNoteId, type SigningParts } from '#server/contributions/types.ts';
import { startSigning } from '#server/contributions/write.ts';
import { listInvitationMails } from '#server/deliveries/read.ts';
import type { Delivery } from '#server/deliveries/types.ts';
import { randomId } from '#server/random-id.ts';
import type { NewReport } from '#server/reports/read.ts';
import { storeReport } from '#server/reports/write.ts';
import { PageHead } from '../components/page-head.tsx';
import { HelpersPart, Invite, OpeningLink } from '../contributions/card-links.tsx';
import { invitationText, reminderOf } from '../contributions/chat-texts.ts';
import { NamedInvitations } from '../contributions/named-invitations.tsx';
import { NoteList } from '../contributions/note-list.tsx';
import { type ShownSigning, type SigningData, signingAddress } from '../contributions/signing-data.ts';
import { BehalfForm, SettingsForm, SigningButton } from '../contributions/signing-forms.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import type { InvitationMail } from '../deliveries/delivery-data.ts';
import { pageMeta } from '../page/page-meta.ts';
import { refused, stay } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { signingText } from '../texts/signing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Notice } from '../ui/notice.tsx';
import { ServedToast, toast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-signing';
import { actOnSigning, mailTo } from './dashboard-signing-actions.ts';

/** Where the organiser of a card asks others to sign it, and sees, hides and arranges what they wrote. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<SigningData & { formKey: string }> {
  const user = await requireUser(url, context);
  const { db, secret, config } = getServices(context);
  const found = await findOrganisedCard(db, url.searchParams.get('card'), user.id);
  if (!found) throw data(null, 404);
  const { owned, card, isOwner } = found;
  const parts = { db, secret };
  const until = new Date().toISOString();
  const [signing, notes, invitations, mails, help, opened] = await Promise.all([
    getSigning(parts, owned),
    listNotes(db, owned),
    listInvitations(parts, owned),
    listInvitationMails(db, owned),
    isOwner ? readHelp(parts, owned) : null,
    openNote(parts, owned, url.searchParams.get('note')),
  ]);
  const { toName, language } = card;
  const { origin } = config;
  const signLink = (link: string | null) => link && `${origin}/sign/${link}`;
  const invited = invitations.map(({ secret: link, ...one }) => ({
    ...one,
    address: signLink(link),
    mail: shownMail(mails.get(one.id)),
  }));
  const maySend = config.delivery !== null && isOwner && user.email !== null;
  return {
    ...{ cardId: owned.id, title: cardTitle(card), toName, language, until, isOwner, invited },
    senderEmail: maySend ? readableEmail(user.email ?? '') : null,
    isDraft: found.access.status === 'draft',
    signing: signing && shownSigning(signing, { origin, id: owned.id, card }),
    reminder: reminderOf(invited, { card, signBy: signing?.signBy ?? null }),
    notes: notes.map(({ createdAt, updatedAt: _, ...note }) => ({ ...note, at: createdAt.toISOString() })),
    opened: opened && { id: opened.id, ownLink: opened.secret && `${origin}/signed/${opened.secret}` },
    help: help && { link: help.link && `${origin}/organise/${help.link}`, people: help.people },
    formKey: randomId(),
  };
}

function shownMail(mail: Delivery | undefined): InvitationMail | null {
  if (!mail) return null;
  const { email, state, reason, sentAt, openedAt } = mail;
  return {
    ...{ state, reason, mayRepeat: mayRepeat(mail, new Date()) },
    email: readableEmail(email),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

async function readHelp(parts: SigningParts, owned: OwnedCardId) {
  const [link, people] = await Promise.all([getOrganiserLink(parts, owned), listOrganisers(parts.db, owned)]);
  return { link, people };
}

async function openNote(parts: SigningParts, owned: OwnedCardId, asked: string | null) {
  const id = parseNoteId(asked);
  return id && { id, secret: await getNoteSecret(parts, owned, id) };
}

function shownSigning(
  { secret, signBy, ...signing }: NonNullable<Awaited<ReturnType<typeof getSigning>>>,
  { origin, id, card }: { readonly origin: string; readonly id: string; readonly card: Card },
): ShownSigning {
  const { sealDate, sealCity } = fieldsOfSeal(signBy, citiesList());
  return {
    ...signing,
    address: secret && `${origin}/sign/${secret}`,
    said: invitationText(card),
    opening: `${origin}/card/${id}`,
    signBy: { date: sealDate, time: signBy?.time.slice(0, 5) ?? '', city: sealCity },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const services = getServices(context);
  const { db, secret } = services;
  const found = await findOrganisedCard(db, url.searchParams.get('card'), user.id);
  if (!found) throw data(null, 404);
  const { owned, isOwner } = found;
  const parts = { db, secret };
  const { intent } = form;
  if (intent === 'seen') {
    const until = new Date(form.until ?? '');
    if (!Number.isNaN(until.getTime())) await markNotesSeen(parts, owned, until);
    return stay({ form, message: null });
  }
  const tooMany = await limit(context, request, intent === 'report' ? 'report' : 'cardSettings');
  if (tooMany) return refused(form, signingText('organise.notChanged'), tooMany);
  if (intent === 'start') {
    await startSigning(parts, owned);
    const message = { title: signingText('organise.title') };
    return redirectWithToast(context, { to: signingAddress(owned.id), message });
  }
  if (intent === 'mail' && isOwner) return mailTo({ services, owned, form, language: found.card.language });
  if (intent === 'leave' && !isOwner) {
    await removeOrganiser(db, owned, user.id);
    return redirectWithToast(context, { to: '/dashboard', message: { title: signingText('organise.left') } });
  }
  const reporter = { userId: user.id, headers: request.headers };
  const report = (reported: NewReport) => storeReport(services, reported, reporter);
  return actOnSigning({ parts, owned, isOwner, form, report });
}

/** Shows the result where the list stands. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (answer.message) toast(answer.message);
  return answer;
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signingText('organise.title'), hidden: true });
}

export default function DashboardSigning({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, toName, language, isDraft, isOwner, signing, notes, opened, until, formKey } =
    loaderData;
  const { invited, reminder, help, senderEmail } = loaderData;
  const { typed = {}, errors = {} } = actionData ?? {};
  const shown = notes.filter(({ isHidden }) => !isHidden).length;
  const form = { cardId, typed, errors };
  useMarkSeen({ cardId, until, hasNew: notes.some(({ isNew }) => isNew) });
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={signingText('organise.title')} lead={title} />
      <div className="wrap flex max-w-2xl flex-col gap-6 pb-10">
        {signing ? (
          <>
            {signing.isPaused || signing.isOver ? (
              <Notice
                tone="problem"
                title={signing.isPaused ? signingText('organise.paused') : signingText('organise.over')}
              >
                <SigningButton cardId={cardId} intent={signing.isPaused ? 'resume' : 'keep-open'}>
                  {signing.isPaused ? signingText('organise.resume') : signingText('organise.keepOpen')}
                </SigningButton>
              </Notice>
            ) : null}
            <Part title={signingText('organise.invite.title')}>
              {signing.address ? (
                <Invite address={signing.address} said={signing.said} {...{ toName, language }} />
              ) : (
                <p>{signingText('organise.invite.lost')}</p>
              )}
              <NamedInvitations {...{ cardId, invited, reminder, senderEmail, typed, errors }} />
              {isOwner ? <OpeningLink {...{ cardId, toName, isDraft }} address={signing.opening} /> : null}
              {help ? <HelpersPart {...{ cardId, help }} /> : null}
            </Part>
            <Part title={signingText('organise.notes.title', { count: shown })}>
              <NoteList {...{ cardId, notes, opened }} />
              <Details title={signingText('organise.behalf.title')} isOpen={'key' in typed}>
                <BehalfForm {...form} formKey={typed.key ?? formKey} />
              </Details>
            </Part>
            <Part title={signingText('organise.settings.title')}>
              <SettingsForm {...form} signing={signing} />
              <div className="flex flex-wrap gap-3">
                {signing.isPaused ? null : (
                  <SigningButton cardId={cardId} intent="pause">
                    {signingText('organise.pause')}
                  </SigningButton>
                )}
              </div>
              <Details title={signingText('organise.renew')}>
                <p>{signingText('organise.renew.hint')}</p>
                <SigningButton cardId={cardId} intent="renew">
                  {signingText('organise.renew.action')}
                </SigningButton>
              </Details>
            </Part>
          </>
        ) : (
          <Form method="post" action={signingAddress(cardId)} className="sheet flex flex-col gap-4 p-5">
            <p>{signingText('organise.start.text')}</p>
            <Button type="submit" name="intent" value="start" className="self-start">
              {signingText('organise.start.action')}
            </Button>
          </Form>
        )}
        <Leaving {...{ cardId, isOwner, isDraft }} hasNotes={notes.length > 0} />
      </div>
    </>
  );
}

interface LeavingProps extends Pick<SigningData, 'cardId' | 'isOwner' | 'isDraft'> {
  hasNotes: boolean;
}

/** The card itself, its notes on a screen and on paper, and the way back. */
function Leaving({ cardId, isOwner, isDraft, hasNotes }: LeavingProps) {
  return (
    <div className="flex flex-wrap gap-4">
      {isOwner ? (
        <ButtonLink to={`/card/${cardId}`} reloadDocument look="secondary">
          {signingText('organise.preview.action')}
        </ButtonLink>
      ) : (
        <SigningButton cardId={cardId} intent="leave">
          {signingText('organise.leave')}
        </SigningButton>
      )}
      {isOwner && hasNotes ? (
        <>
          <ButtonLink to={`/card/${cardId}/show`} reloadDocument look="secondary">
            {signingText('organise.party')}
          </ButtonLink>
          {prints().map(([label, query]) => (
            <ButtonLink
              key={query}
              to={`/card/${cardId}/print.pdf?${query}`}
              reloadDocument
              download
              look="secondary"
            >
              {label}
            </ButtonLink>
          ))}
        </>
      ) : null}
      <ButtonLink to={isDraft ? '/dashboard' : '/dashboard?tab=created'} look="quiet">
        {signingText('organise.back')}
      </ButtonLink>
    </div>
  );
}

/** Tells the server what was seen: a note that comes meanwhile stays new. */
function useMarkSeen({ cardId, until, hasNew }: { cardId: string; until: string; hasNew: boolean }): void {
  const { submit } = useFetcher();
  // The server records what its owner has seen.
  useEffect(() => {
    if (hasNew) {
      const options = {
        method: 'post',
        action: signingAddress(cardId),
        defaultShouldRevalidate: false,
      } as const;
      void submit({ intent: 'seen', until }, options);
    }
  }, [submit, cardId, until, hasNew]);
}

/** On paper with every note: the booklet is folded once, the poster hangs on a wall. */
const prints = () =>
  [
    [signingText('organise.print.booklet.a4'), 'as=booklet&paper=a4&qr=1'],
    [signingText('organise.print.booklet.letter'), 'as=booklet&paper=letter&qr=1'],
    [signingText('organise.print.poster'), 'as=poster'],
  ] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
