import { ageFrom } from '#content/ages.ts';
import { splitPath } from '#content/languages/page-address.ts';
import { findDesign } from '#server/designs/find.ts';
import { isWithoutName, parseDesignWidth } from '#server/scenes/design-pictures.ts';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { getServices, getUser } from '../request/context.ts';
import { galleryText } from '../texts/gallery.ts';
import type { Route } from './+types/gallery-picture';

/** The picture of a design, or its cover, with the name and the age that the visitor gave. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { db, scenes } = getServices(context);
  const { language } = splitPath(url.pathname);
  const found =
    (await findDesign(db, params.id, { language, userId: null })) ??
    (await findDesign(db, params.id, { language, userId: (await getUser(context))?.id ?? null }));
  if (!found) return new Response(galleryText('picture.missing.error'), { status: 404 });
  const asked = {
    width: parseDesignWidth(url.searchParams.get('width')),
    toName: receiverNameFrom(url.searchParams),
    age: ageFrom(url.searchParams),
    isCover: url.searchParams.has('cover'),
  };
  const picture = await scenes.design(found, asked);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/webp',
      // A picture for somebody is private, and so is one's own design. Above the rate limit it comes without name and age.
      'cache-control':
        isWithoutName(asked) && found.isForEverybody ? 'public, max-age=3600' : 'private, max-age=60',
    },
  });
}
