import { designLimits, isFavouriteKey, mostBrowserFavourites } from '#content/design-limits.ts';
import { favouriteKinds } from '#server/db/tables/designs.ts';
import { listFavourites } from '#server/favourites/read.ts';
import { changeFavourites, favouriteChanges } from '#server/favourites/write.ts';
import { wantsJson } from '#server/request/wants-json.ts';
import { failure } from '../request/account-answer.ts';
import { getServices, getUser, limit, requireUser, tooManyHeaders } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { ownPath } from '../request/next-path.ts';
import { readForm } from '../request/read-form.ts';
import { errorText } from '../texts/error-text.ts';
import { favouritesText } from '../texts/favourites.ts';
import type { Route } from './+types/favourites';

/** What whoever asks marked of a kind: pages are the same for everybody and cannot say so. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const kind = favouriteKinds.find((one) => one === url.searchParams.get('kind'));
  const user = await getUser(context);
  const { read } = getServices(context);
  const targets = kind && user ? await read((db) => listFavourites(db, user.id, kind)) : [];
  return Response.json({ targets }, { headers: { 'cache-control': 'no-store' } });
}

/** Marks things or takes the mark back: parse, authorise, write. A form may come from a page without scripts. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const isJson = wantsJson(request.headers.get('accept'));
  const form = await readForm(request);
  const back = ownPath(form.back) ?? '/dashboard/designs';
  const outcome = await change(form, request, context);
  if (isJson) {
    const { status, headers, ...answer } = outcome;
    return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
  if (outcome.status === 401) await requireUser(new URL(back, request.url), context);
  const message = outcome.error
    ? failure(favouritesText('failed.title'), outcome.error)
    : { title: favouritesText(outcome.isMarked ? 'added.title' : 'takenOut.title') };
  const place = outcome.error ? '' : `#${form.target}`;
  return redirectWithToast(context, { to: back.replace(/#.*|$/, place), message });
}

interface Outcome {
  readonly status: number;
  readonly error?: string;
  readonly isMarked?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

async function change(
  form: Readonly<Record<string, string>>,
  request: Request,
  context: Route.ActionArgs['context'],
): Promise<Outcome> {
  const kind = favouriteKinds.find((one) => one === form.kind);
  const asked = favouriteChanges.find((one) => one === form.change);
  const targets = (form.target ?? '').split(',');
  if (!kind || !asked || targets.length > mostBrowserFavourites || !targets.every(isFavouriteKey))
    return { status: 400, error: favouritesText('unknown.error') };
  const user = await getUser(context);
  if (!user) return { status: 401, error: favouritesText('loggedOut.error') };
  const tooMany = await limit(context, request, 'favourites');
  if (tooMany)
    return { status: tooMany.status, error: errorText(tooMany.sentence), headers: tooManyHeaders(tooMany) };
  const own = { userId: user.id, kind, targets };
  const changed = await changeFavourites(getServices(context).db, { ...own, change: asked });
  if (changed.ok) return { status: 200, isMarked: changed.value };
  return changed.error === 'full'
    ? { status: 409, error: favouritesText('full.error', { max: designLimits.favourites }) }
    : { status: 404, error: favouritesText('unknown.error') };
}
