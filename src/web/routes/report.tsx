import { createContext } from 'react-router';
import { reportSchema } from '#content/report-form.ts';
import { sealedCardMessage } from '#server/cards/types.ts';
import { findDesign } from '#server/designs/find.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { randomId } from '#server/random-id.ts';
import { findReportTarget } from '#server/reports/read.ts';
import { storeReport } from '#server/reports/write.ts';
import { formFailureTexts } from '../components/form-failure-texts.ts';
import { PageHead } from '../components/page-head.tsx';
import { ReportFields } from '../components/report/report-fields.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, fieldErrors, misfilled, refused, stay } from '../request/account-answer.ts';
import { getServices, getUser, limit } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { errorText } from '../texts/error-text.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/report';

/** Whether this request reported what its page is about. */
const isReported = createContext(false);

/** The form's key makes sending it twice one report. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [card, design] = [url.searchParams.get('card') ?? '', url.searchParams.get('design') ?? ''];
  const { db } = getServices(context);
  const target = await findReportTarget(db, { card, design });
  if (!target.ok) {
    // A design is hidden by the very report of which the page says that it came.
    if (context.get(isReported)) return { formKey: '', card: null, design, title: null };
    const { status, sentence } = whyNothing(target.error);
    throw new Response(sentence, { status });
  }
  const { cardId } = target.value;
  const language = pageLanguage();
  const reported =
    target.value.design && (await findDesign(db, target.value.design, { language, userId: null }));
  return {
    formKey: randomId(),
    card: cardId,
    design: target.value.design,
    title: reported ? reported.title : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.intent !== 'report') throw unknownButton();
  const parsed = reportSchema.safeParse(form);
  if (!parsed.success) return misfilled(form, notSent(), fieldErrors(parsed.error));
  const refuse = (status: number, sentence: string) =>
    stay({ form, status, message: failure(notSent(), sentence) });
  const key = parseFormKey(form.key);
  if (!key) return refuse(400, dashboardText('report.incomplete.text'));
  const tooMany = await limit(context, request, 'report');
  if (tooMany) return refused(form, notSent(), tooMany);
  const services = getServices(context);
  const { card, design } = form;
  const target = await findReportTarget(services.db, { ...(card && { card }), ...(design && { design }) });
  if (!target.ok) {
    const { status, sentence } = whyNothing(target.error);
    return refuse(status, sentence);
  }
  const user = await getUser(context);
  const reporter = { userId: user?.id ?? null, headers: request.headers };
  await storeReport(services, { ...parsed.data, key, target: target.value }, reporter);
  context.set(isReported, true);
  // Not by a redirect, whose message comes in a cookie: a browser may keep none.
  return stay({ form: {}, message: { title: dashboardText('report.sent.title') } });
}

const notSent = () => dashboardText('report.failed.title');

/** Why nothing can be reported. */
function whyNothing(why: 'missing' | 'sealed'): { status: number; sentence: string } {
  return why === 'sealed'
    ? { status: 403, sentence: errorText(sealedCardMessage) }
    : { status: 404, sentence: dashboardText('report.cardGone.error') };
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: dashboardText('report.action'), hidden: true });
}

/** Where a card or a design is reported. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, card, design, title } = loaderData;
  const { errors, typed } = actionData ?? {};
  const back = (
    <ButtonLink to={card ? `/card/${card}` : '/discover'} reloadDocument={card !== null} look="secondary">
      {dashboardText('back.action')}
    </ButtonLink>
  );
  if (actionData && !actionData.message?.destructive) {
    return (
      <div data-part="page" className="pb-10">
        <PageHead title={dashboardText('report.sent.title')} lead={dashboardText('report.sent.text')} />
        <p className="text-center">{back}</p>
      </div>
    );
  }
  return (
    <div data-part="page">
      <ServedToast message={actionData?.message} />
      <PageHead
        title={dashboardText('report.action')}
        lead={title ? dashboardText('report.lead.design', { title }) : dashboardText('report.lead.card')}
      />
      <div className="wrap max-w-2xl pb-10">
        <form
          method="post"
          noValidate
          {...formFailureTexts(notSent())}
          aria-label={dashboardText('report.action')}
          className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8"
        >
          <input type="hidden" name="key" value={typed?.key ?? formKey} />
          {card ? <input type="hidden" name="card" value={card} /> : null}
          {design ? <input type="hidden" name="design" value={design} /> : null}
          <ReportFields errors={errors} typed={typed} />
          <input type="hidden" name="intent" value="report" />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" busyText={dashboardText('report.sending.status')}>
              {dashboardText('report.send.action')}
            </Button>
            {back}
          </div>
        </form>
      </div>
    </div>
  );
}
