import { Form, useNavigation } from 'react-router';
import { designTitle } from '#content/languages/design-wishes.ts';
import { findTemplate } from '#content/templates.ts';
import { randomId } from '#server/random-id.ts';
import { findReportTarget } from '#server/reports/read.ts';
import { PageHead } from '../components/page-head.tsx';
import { ReportFields } from '../components/report/report-fields.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, stay } from '../request/account-answer.ts';
import { getServices } from '../request/context.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ServedToast } from '../ui/toast.tsx';
import { useFocusInvalid } from '../ui/use-focus-invalid.ts';
import type { Route } from './+types/report';
import { takeReport, whyNothing } from './report-answers.ts';

/** The form's key makes sending it twice one report. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [card, design] = [url.searchParams.get('card') ?? '', url.searchParams.get('design') ?? ''];
  const { db } = getServices(context);
  const target = await findReportTarget(db, { card, design });
  if (!target.ok) {
    const { status, sentence } = whyNothing(target.error);
    throw new Response(sentence, { status });
  }
  const { cardId } = target.value;
  const reported = target.value.design && findTemplate(target.value.design);
  return {
    formKey: randomId(),
    card: cardId,
    design: target.value.design,
    title: reported ? designTitle(pageLanguage(), reported) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.intent !== 'report') throw unknownButton();
  const taken = await takeReport({ form, request, context });
  if (!taken.ok) {
    const { sentence, ...refusal } = taken.error;
    return stay({ form, ...refusal, message: failure(dashboardText('report.failed.title'), sentence) });
  }
  // Not by a redirect, whose message comes in a cookie: a browser may keep none.
  return stay({ form: {}, message: { title: dashboardText('report.sent.title') } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: dashboardText('report.action'), hidden: true });
}

/** Where a report is made without scripts. With them a dialog has the same fields. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, card, design, title } = loaderData;
  const { errors, typed } = actionData ?? {};
  const form = useFocusInvalid(actionData);
  const isSending = useNavigation().formData?.get('intent') === 'report';
  const back = (
    <ButtonLink to={card ? `/card/${card}` : '/discover'} reloadDocument={card !== null} look="secondary">
      {dashboardText('back.action')}
    </ButtonLink>
  );
  if (actionData && !actionData.message?.destructive) {
    return (
      <div ref={focus} tabIndex={-1} className="pb-10 outline-none">
        <PageHead title={dashboardText('report.sent.title')} lead={dashboardText('report.sent.text')} />
        <p className="text-center">{back}</p>
      </div>
    );
  }
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead
        title={dashboardText('report.action')}
        lead={title ? dashboardText('report.lead.design', { title }) : dashboardText('report.lead.card')}
      />
      <div className="wrap max-w-2xl pb-10">
        <Form
          ref={form}
          method="post"
          noValidate
          aria-label={dashboardText('report.action')}
          className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8"
        >
          <input type="hidden" name="key" value={typed?.key ?? formKey} />
          {card ? <input type="hidden" name="card" value={card} /> : null}
          {design ? <input type="hidden" name="design" value={design} /> : null}
          <ReportFields errors={errors} typed={typed} />
          <input type="hidden" name="intent" value="report" />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" busy={isSending} busyText={dashboardText('report.sending.status')}>
              {dashboardText('report.send.action')}
            </Button>
            {back}
          </div>
        </Form>
      </div>
    </>
  );
}

/** What takes the place of the form is where reading goes on. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
