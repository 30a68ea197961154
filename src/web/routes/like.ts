import { findDesign } from '#server/designs/find.ts';
import { createLikeCounts } from '#server/likes/counts.ts';
import { hashLikerId, likerCookie, readLikerId } from '#server/likes/liker-cookie.ts';
import type { LikeAnswer, LikeChange } from '#server/likes/write.ts';
import { changeLike } from '#server/likes/write.ts';
import { randomId } from '#server/random-id.ts';
import type { TooMany } from '#server/rate-limits/route-limits.ts';
import { wantsJson } from '#server/request/wants-json.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { ownPath } from '../request/next-path.ts';
import { readForm } from '../request/read-form.ts';
import { errorText } from '../texts/error-text.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';
import type { Route } from './+types/like';

const changes: readonly LikeChange[] = ['on', 'off', 'toggle'];

/** Likes a design or takes the like back: parse, authorise, write. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const { db, config, of } = getServices(context);
  const asked = { language: pageLanguage(), userId: null };
  const design = await findDesign(db, params.design, asked);
  const isJson = wantsJson(request.headers.get('accept'));
  if (!design) return refusal(galleryText('like.noDesign.error'), 404, isJson);
  const form = await readForm(request);
  const change = changes.find((one) => one === form.change);
  if (!change) return refusal(galleryText('like.again.text'), 400, isJson);
  const user = await getUser(context);
  const known = readLikerId(config.origin, request.headers);
  const isFirst = user === null && known === null && change !== 'off';
  const tooMany =
    (await limit(context, request, 'like')) ?? (isFirst ? await limit(context, request, 'firstLike') : null);
  const answer = isJson ? toScript : toForm;
  const page = { context, form, design };
  if (tooMany) return answer(page, { tooMany });
  const id = isFirst ? randomId() : known;
  const liker = { userId: user?.id ?? null, browser: id && hashLikerId(id) };
  const like = await changeLike(db, { design: design.id, liker, change });
  of(createLikeCounts).note(design.id, like.likes);
  return answer(page, { like, cookies: isFirst && id ? [likerCookie(config.origin, id)] : [] });
}

function refusal(error: string, status: number, isJson: boolean): Response {
  return isJson ? Response.json({ error }, { status }) : new Response(error, { status });
}

interface Page extends Pick<Route.ActionArgs, 'context'> {
  readonly form: Readonly<Record<string, string>>;
  readonly design: { readonly title: string };
}

type Outcome =
  | { readonly tooMany: TooMany }
  | { readonly like: LikeAnswer; readonly cookies: readonly string[] };

function toScript(_: Page, outcome: Outcome): Response {
  if ('tooMany' in outcome) {
    const { sentence, status } = outcome.tooMany;
    return Response.json(
      { error: errorText(sentence) },
      { status, headers: tooManyHeaders(outcome.tooMany) },
    );
  }
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of outcome.cookies) headers.append('set-cookie', cookie);
  return Response.json(outcome.like, { headers });
}

/** The page that the form came from. */
function toForm({ context, form, design }: Page, outcome: Outcome): Response {
  const message: ToastMessage =
    'tooMany' in outcome
      ? {
          title: galleryText('like.failed.title'),
          description: errorText(outcome.tooMany.sentence),
          destructive: true,
        }
      : {
          title: outcome.like.liked ? galleryText('like.done.title') : galleryText('like.undone.title'),
          description: galleryText('design.selected.text', { title: design.title }),
        };
  return redirectWithToast(context, {
    to: ownPath(form.back) ?? '/discover',
    message,
    ...('cookies' in outcome && { cookies: outcome.cookies }),
  });
}
