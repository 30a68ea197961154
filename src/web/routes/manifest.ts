import { siteIn } from '#content/languages/language-content.ts';
import { languages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { themeColors } from '../page/theme.ts';
import { getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/manifest';

const icons = [192, 512].flatMap((side) =>
  // The flower stands inside of the circle that every mask leaves, on a ground that fills the square.
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
);

function shortcuts() {
  return [
    { name: siteText('makeCard.action'), short_name: siteText('manifest.studio.short'), url: '/studio' },
    { name: siteText('manifest.gallery.name'), short_name: siteText('pages.gallery'), url: '/gallery' },
    {
      name: siteText('manifest.cards.name'),
      short_name: siteText('manifest.cards.short'),
      url: '/dashboard',
    },
  ].map((shortcut) => ({
    ...shortcut,
    url: pathIn(pageLanguage(), shortcut.url),
    icons: icons.slice(0, 1),
  }));
}

/** Where what is shared with the installed site goes: see docs/decisions/0115-shared-with-the-site.md. */
function shareTarget() {
  return {
    action: pathIn(pageLanguage(), '/studio/shared'),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      // Voice notes of chats are `.opus`, under several types.
      files: [{ name: 'files', accept: ['image/*', 'audio/*', 'application/ogg', '.opus'] }],
    },
  };
}

/** The web app manifest: what the site is called and looks like when it is installed. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { name, tagline } = siteIn(pageLanguage(), getServices(context).config.site);
  const manifest = {
    // Whatever language it is installed in, it is the same app.
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: pageLanguage(),
    dir: languages[pageLanguage()].direction,
    categories: ['lifestyle', 'photo'],
    start_url: pathIn(pageLanguage(), '/'),
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons,
    shortcuts: shortcuts(),
    share_target: shareTarget(),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
