import { data } from 'react-router';
import { designLimits } from '#content/design-limits.ts';
import { publishingLimits } from '#content/design-publishing.ts';
import { designMoods, designMotifs, designOccasions } from '#content/design-titles.ts';
import { textIn } from '#content/languages/text-in.ts';
import { siteOf } from '#content/site.ts';
import { tones } from '#content/tones.ts';
import { titleOf } from '#server/designs/find.ts';
import { readDesignOfCard, saveDesign } from '#server/designs/own.ts';
import {
  canBeSubmitted,
  type PublishFailure,
  penNameOf,
  publishDesign,
  wasSubmitted,
  withdrawDesign,
} from '#server/designs/publish.ts';
import { unmetRequirements } from '#server/designs/publishing-requirements.ts';
import { PageHead } from '../components/page-head.tsx';
import { FacePictures } from '../designs/face-pictures.tsx';
import {
  type PublishChoices,
  type PublishedDesign,
  type PublishFields,
  shownState,
} from '../designs/publish-data.ts';
import { PublishForm } from '../designs/publish-form.tsx';
import { DesignState, UnmetList, unmetText, WithdrawForm } from '../designs/publish-state.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, refused, stay } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { publishingText } from '../texts/publishing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/publish-design';
import { findPublishSubject, keyOfLook, type PublishSubject } from './publish-subject.ts';

/** Where somebody gives a design to everybody, reads what the operator answered, and takes it back. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { db } = getServices(context);
  const subject = await findPublishSubject(db, url.searchParams, user.id);
  if (!subject) throw data(null, 404);
  const { design } = subject;
  const shown = shownDesign(subject);
  const fields: PublishFields = {
    occasion: design?.occasion ?? '',
    mood: design?.mood ?? '',
    motif: design?.motif ?? '',
    tone: subject.tone,
    penName: '',
  };
  return {
    design: shown,
    pictures: design ? `design=${design.id}` : `card=${subject.cardId}`,
    choices: choices(),
    fields,
    penName: await penNameOf(db, user.id),
    unmet: shown.canBeSubmitted ? await unmetRequirements(db, user.id) : [],
  };
}

function shownDesign({ design }: PublishSubject): PublishedDesign {
  if (!design) return { state: 'own', refusal: null, title: '', canBeSubmitted: true, canBeWithdrawn: false };
  const { state, refusal, hiddenAt } = design;
  return {
    state: shownState(state, hiddenAt !== null),
    refusal,
    title: design.occasion === null ? '' : titleOf(design, pageLanguage()),
    canBeSubmitted: !wasSubmitted(design) && canBeSubmitted(design),
    canBeWithdrawn: wasSubmitted(design),
  };
}

function choices(): PublishChoices {
  const language = pageLanguage();
  const [categories, texts] = [textIn(language, 'categories'), textIn(language, 'designs')];
  const studio = textIn(language, 'studio');
  return {
    occasions: designOccasions.map((value) => ({
      value,
      label: value === 'anyone' ? publishingText('occasion.anyone') : categories(`category.${value}`),
    })),
    moods: designMoods.map((value) => ({ value, label: categories(`tag.${value}`) })),
    motifs: designMotifs.map((value) => ({ value, label: texts(`motif.${value}`) })),
    tones: tones.map(({ key: value }) => ({ value, label: studio(`tone.${value}`) })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const services = getServices(context);
  const { db } = services;
  const userId = user.id;
  const subject = await findPublishSubject(db, url.searchParams, userId);
  if (!subject) throw data(null, 404);
  if (form.intent === 'withdraw' && subject.design) {
    const tooMany = await limit(context, request, 'cardSettings');
    if (tooMany) return refused(form, publishingText('notDone.title'), tooMany);
    const designId = subject.design.id;
    // The page says what became of it meanwhile.
    if (!(await withdrawDesign(db, { userId, designId })))
      return stay({ form, status: 409, message: failure(publishingText('notDone.title')) });
    const message = { title: publishingText('withdrawn.title') };
    return redirectWithToast(context, { to: pageOf(designId), message });
  }
  if (form.intent !== 'publish') throw unknownButton();
  const notSent = publishingText('notSent.title');
  const notTaken = (
    errors: Readonly<Record<string, string>>,
    sentences: readonly string[] = Object.values(errors),
  ) => stay({ form, status: 400, errors, message: failure(notSent, sentences.join(' ')) });
  const asked = readFields(form);
  if ('errors' in asked) return notTaken(asked.errors, [publishingText('problem.words')]);
  const tooMany = await limit(context, request, 'publish');
  if (tooMany) return refused(form, notSent, tooMany);
  const designId = await keptDesign(subject, userId, context);
  if (designId === null) return notTaken({}, [publishingText('full.error', { max: designLimits.own })]);
  const { title, tone } = asked;
  const parts = { ...services, siteName: siteOf(services.config.site).name };
  const penName = form.penName ?? '';
  const published = await publishDesign(parts, { userId, designId, title, tone, penName });
  if (!published.ok) {
    const sentences = sentencesOf(published.error);
    const [sentence = ''] = sentences;
    return notTaken(published.error.reason === 'pen-name' ? { penName: sentence } : {}, sentences);
  }
  const message = {
    title: publishingText('submitted.title'),
    description: publishingText('submitted.text'),
  };
  return redirectWithToast(context, { to: pageOf(designId), message });
}

const pageOf = (designId: string) => `/dashboard/designs/publish?design=${designId}`;

/** The design's id, of a card after its look was kept; null where no more fit in. */
async function keptDesign(
  { design, cardId, look, tone }: PublishSubject,
  userId: string,
  context: Route.ActionArgs['context'],
): Promise<string | null> {
  if (design) return design.id;
  const { db } = getServices(context);
  const remixOf = await readDesignOfCard(db, { id: cardId ?? '', userId });
  const kept = { userId, creationKey: keyOfLook(look), look, tone, name: '', remixOf };
  const saved = await saveDesign(db, kept);
  return saved.ok ? saved.value.id : null;
}

/** What was chosen from the lists; or a sentence at each list from which nothing was. */
function readFields(form: Readonly<Record<string, string>>) {
  const occasion = designOccasions.find((one) => one === form.occasion);
  const mood = designMoods.find((one) => one === form.mood);
  const motif = designMotifs.find((one) => one === form.motif);
  const tone = tones.find(({ key }) => key === form.tone)?.key;
  if (occasion && mood && motif && tone) return { title: { occasion, mood, motif }, tone };
  const missing = Object.entries({ occasion, mood, motif, tone }).filter(([, value]) => !value);
  return { errors: Object.fromEntries(missing.map(([name]) => [name, publishingText('problem.words')])) };
}

/** Why it is not published, and what to do about each reason. */
function sentencesOf(error: PublishFailure): readonly string[] {
  switch (error.reason) {
    case 'missing':
      return [publishingText('gone.title')];
    case 'refused':
      return [publishingText('state.refused.title')];
    case 'alike':
      return [publishingText('problem.alike')];
    case 'unknown':
      return [publishingText('problem.unknown')];
    case 'unmet':
      return error.unmet.map(unmetText);
    case 'pen-name':
      return [publishingText(`problem.penName.${error.problem}`, publishingLimits.penName)];
    case 'faces':
      return error.problems.map(({ face, kind }) =>
        publishingText(`problem.${kind}`, { face: publishingText(`face.${face}.label`) }),
      );
  }
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: publishingText('title'), hidden: true });
}

export default function PublishDesign({ loaderData, actionData }: Route.ComponentProps) {
  const { design, pictures, choices, fields, penName, unmet } = loaderData;
  const { typed = {}, errors = {}, message } = actionData ?? {};
  return (
    <>
      <ServedToast message={message} />
      <PageHead title={publishingText('title')} lead={publishingText('lead')} />
      <div className="wrap flex max-w-4xl flex-col gap-6 pb-10">
        <DesignState design={design} />
        {message?.destructive ? (
          <Notice tone="problem" title={message.title}>
            {message.description}
          </Notice>
        ) : null}
        <section className="sheet flex flex-col gap-6 p-5 shadow-md sm:p-8">
          <FacePictures of={pictures} />
          {design.canBeSubmitted ? <WhatIsSeen /> : null}
          {unmet.length > 0 ? <UnmetList unmet={unmet} /> : null}
          {design.canBeSubmitted && unmet.length === 0 ? (
            <PublishForm
              {...{ choices, errors, penName }}
              fields={{ ...fields, ...(typed as Partial<PublishFields>) }}
            />
          ) : null}
          {design.canBeWithdrawn ? <WithdrawForm /> : null}
        </section>
        <ButtonLink to="/dashboard" look="quiet" className="self-center">
          {publishingText('back.action')}
        </ButtonLink>
      </div>
    </>
  );
}

function WhatIsSeen() {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="font-bold">{publishingText('shown.title')}</dt>
          <dd className="text-ink-soft">{publishingText('shown.text')}</dd>
        </div>
        <div>
          <dt className="font-bold">{publishingText('kept.title')}</dt>
          <dd className="text-ink-soft">{publishingText('kept.text')}</dd>
        </div>
      </dl>
      <p className="text-ink-soft">{publishingText('frozen.text')}</p>
    </div>
  );
}
