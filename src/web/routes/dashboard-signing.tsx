import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { data, Form, useFetcher } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { contributionSchema, signingSchema } from '#content/contribution-form.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { readSeal } from '#content/read-seal.ts';
import { fieldsOfSeal } from '#content/seal-form.ts';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { getNoteSecret, getSigning, listNotes } from '#server/contributions/read.ts';
import { parseNoteId, type SigningParts } from '#server/contributions/types.ts';
import {
  arrangeNote,
  markNotesSeen,
  mergeNotes,
  moveNote,
  type NoteChange,
  noteChanges,
  renewNoteLink,
  renewSigningLink,
  setSigning,
  setTaken,
  signOnBehalf,
  startSigning,
} from '#server/contributions/write.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { randomId } from '#server/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { Invite } from '../contributions/invite.tsx';
import { NoteList } from '../contributions/note-list.tsx';
import { type ShownSigning, type SigningData, signingAddress } from '../contributions/signing-data.ts';
import { BehalfForm, SettingsForm, SigningButton } from '../contributions/signing-forms.tsx';
import { cardTitle } from '../dashboard/tiles.ts';
import { pageMeta } from '../page/page-meta.ts';
import { failure, fieldErrors, stay, tooOften } from '../request/account-answer.ts';
import { getServices, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { limit } from '../request/rate-limit.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { citiesList } from '../texts/cities.ts';
import { errorText } from '../texts/error-text.ts';
import { signingText } from '../texts/signing.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ServedToast, toast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-signing';

/** Where the organiser of a card asks others to sign it, and sees, hides and arranges what they wrote. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<SigningData & { formKey: string }> {
  const user = await requireUser(url, context);
  const { db, secret, config } = getServices(context);
  const found = await getCardForViewer(db, url.searchParams.get('card'), user.id);
  if (found.state !== 'found' || !found.isOwner) throw data(null, 404);
  const owned = { id: found.id, userId: user.id } as OwnedCardId;
  const parts = { db, secret };
  const until = new Date().toISOString();
  const [signing, notes, opened] = await Promise.all([
    getSigning(parts, owned),
    listNotes(db, owned),
    openNote(parts, owned, url.searchParams.get('note')),
  ]);
  const { toName, language } = found.card;
  return {
    ...{ cardId: found.id, title: cardTitle(found.card), toName, language, until },
    isDraft: found.access.status === 'draft',
    signing: signing && shownSigning(signing, { origin: config.origin, found }),
    notes: notes.map(({ createdAt, updatedAt: _, ...note }) => ({ ...note, at: createdAt.toISOString() })),
    opened: opened && { id: opened.id, ownLink: opened.secret && `${config.origin}/signed/${opened.secret}` },
    formKey: randomId(),
  };
}

async function openNote(parts: SigningParts, owned: OwnedCardId, asked: string | null) {
  const id = parseNoteId(asked);
  return id && { id, secret: await getNoteSecret(parts, owned, id) };
}

function shownSigning(
  { secret, signBy, ...signing }: NonNullable<Awaited<ReturnType<typeof getSigning>>>,
  { origin, found: { id, card } }: { readonly origin: string; readonly found: { id: string; card: Card } },
): ShownSigning {
  const text = textIn(languageFrom(card.language), 'signing');
  const name = isolatedLine(card.toName);
  const { sealDate, sealCity } = fieldsOfSeal(signBy, citiesList());
  return {
    ...signing,
    address: secret && `${origin}/sign/${secret}`,
    said: name ? text('invite.chat.to', { name }) : text('invite.chat'),
    opening: `${origin}/card/${id}`,
    signBy: { date: sealDate, time: signBy?.time.slice(0, 5) ?? '', city: sealCity },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const { db, secret } = getServices(context);
  const owned = await requireOwnedCard(db, url.searchParams.get('card'), user.id);
  if (!owned.ok) throw data(null, 404);
  const parts = { db, secret };
  const { intent = '' } = form;
  if (intent === 'seen') {
    const until = new Date(form.until ?? '');
    if (!Number.isNaN(until.getTime())) await markNotesSeen(parts, owned.value, until);
    return stay({ form, message: null });
  }
  const tooMany = await limit(context, request, 'cardSettings');
  if (tooMany) return tooOften(form, signingText('organise.notChanged'), tooMany);
  const asked: Asked = { parts, owned: owned.value, form };
  if (intent === 'start') {
    await startSigning(parts, owned.value);
    return redirectWithToast(context, {
      to: signingAddress(owned.value.id),
      message: { title: signingText('organise.title') },
    });
  }
  if (intent === 'settings') return changeSettings(asked);
  if (intent === 'behalf') return writeOnBehalf(asked);
  if (intent in ofSigning) {
    await ofSigning[intent as keyof typeof ofSigning](asked);
    const title = intent === 'renew' ? signingText('organise.renewed') : signingText('organise.done');
    return stay({ form: {}, message: { title } });
  }
  return changeNoteOf(asked, intent);
}

interface Asked {
  readonly parts: SigningParts;
  readonly owned: OwnedCardId;
  readonly form: Readonly<Record<string, string>>;
}

/** What one button changes. */
const ofSigning = {
  pause: ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'notes', taken: false }),
  resume: ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'notes', taken: true }),
  'keep-open': ({ parts, owned }: Asked) => setTaken(parts, owned, { what: 'late', taken: true }),
  renew: ({ parts, owned }: Asked) => renewSigningLink(parts, owned),
};

async function changeSettings({ parts, owned, form }: Asked) {
  const parsed = signingSchema.safeParse(form);
  const opens = form.sealDate ? 'later' : 'now';
  const signBy = readSeal(
    { ...form, opens, sealTime: 'other', sealOther: form.sealOther || '20:00', sealWhere: 'city' },
    Date.now(),
    citiesList(),
  );
  if (parsed.success && signBy.ok) {
    await setSigning(parts, owned, { ...parsed.data, signBy: signBy.value });
    return stay({ form: {}, message: { title: signingText('organise.settings.saved') } });
  }
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  if (!signBy.ok) for (const [field, wrong] of Object.entries(signBy.error)) errors[field] = errorText(wrong);
  const [sentence] = Object.values(errors);
  return stay({ form, status: 400, errors, message: failure(signingText('organise.notChanged'), sentence) });
}

async function writeOnBehalf({ parts, owned, form }: Asked) {
  const parsed = contributionSchema.safeParse({ ...form, audience: 'everyone' });
  const key = parseFormKey(form.key);
  if (!parsed.success || !key) {
    const errors = parsed.success ? {} : fieldErrors(parsed.error);
    const [sentence] = Object.values(errors);
    return stay({
      form,
      status: 400,
      errors,
      message: failure(signingText('organise.notChanged'), sentence),
    });
  }
  const stored = await signOnBehalf(parts, owned, { ...parsed.data, key });
  if (stored.ok) return stay({ form: {}, message: { title: signingText('organise.done') } });
  const message = failure(signingText('organise.notChanged'), errorText(stored.error.sentence));
  return stay({ form, status: 409, message });
}

async function changeNoteOf({ parts, owned, form }: Asked, intent: string) {
  const id = parseNoteId(form.note);
  const notThere = () =>
    stay({
      form,
      status: 400,
      message: failure(signingText('organise.notChanged'), errorText(['note.notThere'])),
    });
  if (!id) return notThere();
  if (intent === 'merge') {
    const into = parseNoteId(form.into);
    const merged = into && (await mergeNotes(parts, owned, { from: id, into }));
    if (!merged) return notThere();
    if (merged.ok) return stay({ form, message: { title: signingText('organise.done') } });
    const { reason, sentence } = merged.error;
    if (reason === 'missing') return notThere();
    const message = failure(signingText('organise.notChanged'), errorText(sentence));
    return stay({ form, status: 409, message });
  }
  const before = form.before ? parseNoteId(form.before) : null;
  const isDone = noteChanges.includes(intent as NoteChange)
    ? await arrangeNote(parts, owned, { id, change: intent as NoteChange })
    : intent === 'move'
      ? await moveNote(parts, owned, { id, before })
      : intent === 'renew-note'
        ? await renewNoteLink(parts, owned, id)
        : null;
  if (isDone === null) throw unknownButton();
  return isDone ? stay({ form, message: { title: signingText('organise.done') } }) : notThere();
}

/** Shows the result where the list stands. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (answer.message) toast(answer.message);
  return answer;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: signingText('organise.title'), hidden: true });
}

export default function DashboardSigning({ loaderData, actionData }: Route.ComponentProps) {
  const { cardId, title, toName, language, isDraft, signing, notes, opened, until, formKey } = loaderData;
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
              <OpeningLink {...{ cardId, toName, isDraft }} address={signing.opening} />
            </Part>
            <Part title={signingText('organise.notes.title', { count: shown })}>
              <NoteList {...{ cardId, notes, opened }} />
              <Folded title={signingText('organise.behalf.title')} isOpen={'key' in typed}>
                <BehalfForm {...form} formKey={typed.key ?? formKey} />
              </Folded>
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
              <Folded title={signingText('organise.renew')}>
                <p>{signingText('organise.renew.hint')}</p>
                <SigningButton cardId={cardId} intent="renew">
                  {signingText('organise.renew.action')}
                </SigningButton>
              </Folded>
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
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={`/card/${cardId}`} reloadDocument look="secondary">
            {signingText('organise.preview.action')}
          </ButtonLink>
          {notes.length > 0 ? (
            <ButtonLink to={`/card/${cardId}/show`} reloadDocument look="secondary">
              {signingText('organise.party')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={isDraft ? '/dashboard' : '/dashboard?tab=created'} look="quiet">
            {signingText('organise.back')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="group border-line border-t pt-1">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-4 pt-1 pb-4 *:w-full">{children}</div>
    </details>
  );
}

interface OpeningLinkProps {
  cardId: string;
  toName: string;
  isDraft: boolean;
  address: string;
}

/** Apart from the signing link, with a warning: the wrong one in a chat spoils the surprise. */
function OpeningLink({ cardId, toName, isDraft, address }: OpeningLinkProps) {
  const name = isolatedLine(toName);
  return (
    <Folded
      title={name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')}
    >
      {isDraft ? (
        <>
          <p>{signingText('organise.open.draft')}</p>
          <ButtonLink to={`/studio?cardId=${cardId}`} look="secondary" size="small" className="self-start">
            {signingText('organise.open.studio')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{signingText('organise.open.hint')}</p>
          <TextField
            label={
              name ? signingText('organise.open.title', { name }) : signingText('organise.open.nameless')
            }
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </Folded>
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
