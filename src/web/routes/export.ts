import { redirect } from 'react-router';
import { failure } from '../request/account-answer.ts';
import { attachment } from '../request/attachment.ts';
import { getServices, limit, requestContext, requireViewer } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { accountText } from '../texts/account.ts';
import { errorText } from '../texts/error-text.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/export';

const settings = '/dashboard/settings';

/** GET does not start an export. */
export function loader() {
  return redirect(settings);
}

/** All stored data of the user, as one file. A rejection is shown on the settings page. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const { userId } = await requireViewer(new URL(settings, url), context);
  // The router's data request would get the whole file as one text. Only a plain form gets it.
  if (!context.get(requestContext).isDocument) return redirect(settings);
  const refuse = (sentence: string) =>
    redirectWithToast(context, {
      to: settings,
      message: failure(accountText('export.failed.title'), sentence),
    });
  const tooMany = await limit(context, request, 'export');
  if (tooMany) return refuse(errorText(tooMany.sentence));
  const started = getServices(context).exports.start({ userId, language: pageLanguage() }, request.signal);
  if (!started.ok) return refuse(errorText(started.error.sentence));
  const { fileName, zip } = started.value;
  return new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(fileName, 'birthday-cards.zip'),
      'cache-control': 'no-store',
    },
  });
}
