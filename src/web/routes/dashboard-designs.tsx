import { data, useSearchParams } from 'react-router';
import { designLimits } from '#content/design-limits.ts';
import { findDesignIds, findDesigns } from '#server/designs/find.ts';
import { deleteDesign, listOwnDesigns, parseDesignName, renameDesign } from '#server/designs/own.ts';
import { listFavourites } from '#server/favourites/read.ts';
import { changeFavourites } from '#server/favourites/write.ts';
import { clamp } from '#std/clamp.ts';
import { parseRandomId } from '#std/random-id.ts';
import { PageHead } from '../components/page-head.tsx';
import { FavouriteDesigns } from '../designs/favourite-designs.tsx';
import { OwnDesigns } from '../designs/own-designs.tsx';
import { shownState } from '../designs/publish-data.ts';
import { BrowserFavourites } from '../favourites/browser-favourites.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { failure, misfilled, refused, stay } from '../request/account-answer.ts';
import { getServices, limit, requireUser } from '../request/context.ts';
import { redirectWithToast } from '../request/flash.ts';
import { readForm, unknownButton } from '../request/read-form.ts';
import { favouritesText } from '../texts/favourites.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { ServedToast } from '../ui/toast.tsx';
import type { Route } from './+types/dashboard-designs';

/** Favourites shown at first, and each time more are asked for. */
const pageSize = 24;

/** One's own designs, and the favourites among all. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser(url, context);
  const { read } = getServices(context);
  const [own, marked] = await Promise.all([
    read((db) => listOwnDesigns(db, user.id)),
    // Those that are gone would leave gaps.
    read(async (db) => findDesignIds(db, await listFavourites(db, user.id, 'design'), user.id)),
  ]);
  const wanted = Math.floor(Number(url.searchParams.get('shown'))) || 0;
  const shown = clamp(wanted, pageSize, Math.max(pageSize, marked.length));
  const asked = { language: pageLanguage(), userId: user.id };
  const found = await read((db) => findDesigns(db, marked.slice(0, shown), asked));
  return data(
    {
      own: own.map((design) => ({
        ...{ id: design.id, name: design.name, createdAt: design.createdAt.toISOString() },
        isDeletable: design.isDeletable,
        state: shownState(design.state, design.isHidden),
      })),
      favourites: found.map(({ id, title, credit }) => ({ id, title, by: credit?.penName ?? null })),
      more: marked.length > shown ? shown + pageSize : null,
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser(url, context);
  const form = await readForm(request);
  const title = favouritesText('design.failed.title');
  const tooMany = await limit(context, request, 'designs');
  if (tooMany) return refused(form, title, tooMany);
  const { db } = getServices(context);
  const { intent, design = '' } = form;
  const back = (title: string) =>
    redirectWithToast(context, { to: `/dashboard/designs${url.search}`, message: { title } });
  if (intent === 'unmark') {
    await changeFavourites(db, { userId: user.id, kind: 'design', targets: [design], change: 'off' });
    return back(favouritesText('takenOut.title'));
  }
  const id = parseRandomId(design);
  if (!id || (intent !== 'rename' && intent !== 'delete')) throw unknownButton();
  const own = { userId: user.id, id };
  if (intent === 'delete') {
    return (await deleteDesign(db, own)) ? back(favouritesText('deleted.title')) : missing(form, title);
  }
  const name = parseDesignName(form.name);
  if (name === null) {
    const error = favouritesText('name.tooLong.error', { max: designLimits.name });
    return misfilled(form, title, { name: error });
  }
  return (await renameDesign(db, own, name)) ? back(favouritesText('renamed.title')) : missing(form, title);
}

function missing(form: Readonly<Record<string, string>>, title: string) {
  return stay({ form, status: 404, message: failure(title, favouritesText('design.missing.error')) });
}

export { headers } from '../request/headers.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: favouritesText('page.title'), hidden: true });
}

export default function DashboardDesigns({ loaderData, actionData }: Route.ComponentProps) {
  const { own, favourites, more } = loaderData;
  const [query] = useSearchParams();
  return (
    <>
      <ServedToast message={actionData?.message} />
      <PageHead title={favouritesText('page.title')} lead={favouritesText('page.lead')} />
      <div className="wrap flex flex-col gap-10 pb-12">
        <BrowserFavourites />
        <OwnDesigns designs={own} refused={actionData ?? null} />
        <FavouriteDesigns {...{ favourites, more, query }} />
      </div>
    </>
  );
}
