import { ageFrom } from '#content/ages.ts';
import { splitPath } from '#content/languages/page-address.ts';
import { findTemplate } from '#content/templates.ts';
import { isForEverybody, parseTemplateWidth } from '#server/scenes/template-pictures.ts';
import { receiverNameFrom } from '../gallery/receiver-name.ts';
import { getServices } from '../request/context.ts';
import { galleryText } from '../texts/gallery.ts';
import type { Route } from './+types/gallery-picture';

/** The picture of a template in the gallery, or its cover, with the name and the age that the visitor gave. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const template = findTemplate(params.id);
  if (!template) return new Response(galleryText('picture.missing.error'), { status: 404 });
  const asked = {
    width: parseTemplateWidth(url.searchParams.get('width')),
    toName: receiverNameFrom(url.searchParams),
    age: ageFrom(url.searchParams),
    language: splitPath(url.pathname).language,
    isCover: url.searchParams.has('cover'),
  };
  const picture = await getServices(context).scenes.template(template, asked);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/webp',
      // A picture for somebody is private. Above the rate limit it comes without name and age.
      'cache-control': isForEverybody(asked) ? 'public, max-age=3600' : 'private, max-age=60',
    },
  });
}
