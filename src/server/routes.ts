/*
 * Every address of the product, in one table: who answers, what it costs, whom it is for, what others may keep of it.
 * The router's list of routes, the queues, the page cache, the languages of addresses, robots.txt, the sitemap and the
 * test of who may do what are made from it. What has no row is no address: `/*` answers it. So do the pages of
 * operators below `/admin`, which nobody else can tell from an unknown address.
 */

/**
 * The kinds of work that requests cause. Each has a queue of its own in `http/admission.ts`, so that saves never wait
 * behind page views, nor pages behind slow file storage.
 */
export type Work = 'page' | 'picture' | 'download' | 'light' | 'change' | 'wish' | 'upload';

/**
 * What answers before the router does: `card page` is `web/card-page/card-page.ts`; `reply page` is
 * `web/replies/reply-page.ts` and `signing page` the folder `web/contributions/pages`, both by way of
 * `web/card-page/pages-before-router.ts`; `health`, `file` (those of the build) and `accounts` stand in `http/app.ts`.
 */
export type PreRouterHandler = 'card page' | 'reply page' | 'signing page' | 'health' | 'file' | 'accounts';

export interface Route {
  /**
   * The file of `src/web/routes` that answers (`.tsx` for a page, `.ts` for a file or a form of scripts), or what
   * answers before the router.
   */
  readonly by: `${string}.ts` | `${string}.tsx` | PreRouterHandler;
  /** The work of a GET or HEAD; null for what is always answered. */
  readonly reads: Work | null;
  /** The work of every other method, where it is more than a small form or JSON. */
  readonly changes?: 'wish' | 'upload';
  /**
   * Who posts to it besides our own pages. `programs`: mail programs that stop a kind of mail (RFC 8058) and services
   * that tell what became of it; they name no origin, and the address holds a proof of its own. `anybody`: what is posted
   * changes nothing.
   */
  readonly postedBy?: 'programs' | 'anybody';
  /** `everyone`: the same for all. `members`: one's own. `owner`: a thing that only its owner may see. */
  readonly for: 'everyone' | 'members' | 'owner';
  /** Whoever has no cookie of ours and asks without a query is shown the same for some seconds. */
  readonly isSharedPage?: true;
  /** It needs no application: in browsers it has a small script and no React. */
  readonly isPlain?: true;
  /**
   * What is read of the query. Links collect parameters of others on their way (`fbclid`, `utm_source`): those change
   * no answer, and are no reason to make one anew.
   */
  readonly query?: readonly string[];
  /**
   * The language is that of the address, and nobody is led to another one. Without it a page has a prefix and visitors
   * are led to their language; a card has its own; files and forms for scripts have that of the page that asks.
   */
  readonly hasOwnLanguage?: true;
  /** Search engines are told of it, or told to stay away. */
  readonly search?: 'listed' | 'refused';
  /** The build for production leaves it out. */
  readonly isForDevelopment?: true;
}

const page = { reads: 'page', for: 'everyone' } as const;
const site = { ...page, isSharedPage: true, search: 'listed' } as const;
const plain = { ...site, isPlain: true } as const;
const own = { reads: 'page', for: 'members', search: 'refused' } as const;
const light = { reads: 'light', for: 'everyone' } as const;
const cards = { reads: 'page', for: 'owner' } as const;
const picture = { reads: 'picture', for: 'owner' } as const;
const download = { reads: 'download', for: 'owner' } as const;
const file = { by: 'file', reads: null, for: 'everyone' } as const;
const health = { by: 'health', reads: null, for: 'everyone' } as const;

export const routes = {
  '/': { ...plain, by: 'home.tsx' },
  '/gallery': {
    ...plain,
    by: 'gallery.tsx',
    query: ['search', 'category', 'style', 'shown', 'after', 'view', 'to', 'age'],
  },
  '/discover': { ...plain, by: 'discover.tsx', query: ['tab', 'shown', 'to'] },
  // The sitemap has a line for each of them.
  '/designs/:id': { ...page, isSharedPage: true, isPlain: true, by: 'discover-design.tsx', query: ['to'] },
  '/about': { ...plain, by: 'about.tsx' },
  '/contact': { ...page, isPlain: true, by: 'contact.tsx', search: 'listed' },
  '/faqs': { ...plain, by: 'faqs.tsx', query: ['q'] },
  '/video-tutorials': { ...plain, by: 'video-tutorials.tsx' },
  '/signup': { ...page, by: 'signup.tsx', search: 'listed' },
  '/login': { ...page, by: 'login.tsx', search: 'listed' },
  '/privacy': { ...plain, by: 'legal.tsx' },
  '/terms': { ...plain, by: 'legal.tsx' },
  '/refund': { ...plain, by: 'legal.tsx' },
  '/cookies': { ...plain, by: 'legal.tsx' },
  '/dmca': { ...plain, by: 'legal.tsx' },
  '/content': { ...page, by: 'content.tsx' },
  '/parts': { ...page, by: 'style-guide.tsx', isForDevelopment: true },
  '/outbox': { ...page, by: 'outbox.tsx', isForDevelopment: true },
  '/gallery/:id/picture.webp': {
    by: 'gallery-picture.ts',
    reads: 'picture',
    for: 'everyone',
    hasOwnLanguage: true,
  },
  '/designs/:id/preview.jpg': {
    by: 'design-preview.ts',
    reads: 'picture',
    for: 'everyone',
    hasOwnLanguage: true,
  },
  '/likes': { ...light, by: 'likes.ts', query: ['designs'] },
  '/likes/:design': { ...light, by: 'like.ts' },
  '/favourites': { ...light, by: 'favourites.ts' },

  '/login/:provider': { by: 'login-provider.ts', reads: 'change', for: 'everyone' },
  '/signout': { ...page, by: 'signout.ts' },
  '/reset-password': { ...page, by: 'reset-password.tsx', search: 'refused' },
  '/confirm-email': { ...page, by: 'confirm-email.tsx', search: 'refused' },
  '/guest/cards': { ...own, by: 'guest-cards.tsx' },
  '/guest/edit-link': { ...own, by: 'guest-edit-link.tsx' },
  '/guest/link': { ...page, by: 'guest-link.tsx', search: 'refused' },
  '/guest/sign-out': { ...own, by: 'guest-sign-out.tsx' },
  '/session.json': { ...light, by: 'session.ts', search: 'refused' },
  '/language': { ...light, by: 'language.ts' },
  '/profile': { ...own, by: 'profile.tsx', changes: 'upload' },
  '/api/auth/*': { by: 'accounts', reads: 'change', for: 'everyone', search: 'refused' },

  '/studio': { ...cards, by: 'studio.tsx', search: 'refused' },
  '/studio/offline': { ...page, by: 'studio-offline.tsx', hasOwnLanguage: true },
  '/studio/photo': { ...own, by: 'studio-photo.ts', changes: 'upload' },
  '/studio/sound': { ...own, by: 'studio-sound.ts', changes: 'upload' },
  '/studio/drawing': { ...own, by: 'studio-drawing.ts' },
  '/studio/design': { ...own, by: 'studio-design.ts' },
  '/studio/save': { ...own, by: 'studio-save.ts' },
  // What is shared with the installed site. The service worker takes it; here it is dropped, whoever sends it.
  '/studio/shared': {
    ...light,
    by: 'share-target.ts',
    changes: 'upload',
    postedBy: 'anybody',
    hasOwnLanguage: true,
  },
  '/studio/share': { ...own, by: 'studio-share.ts' },
  '/studio/wish': { ...own, by: 'studio-wish.ts', changes: 'wish' },

  '/many': { ...own, by: 'many.tsx', query: ['card', 'template'] },
  '/many/save': { ...own, by: 'many-save.ts' },

  '/dashboard': { ...own, by: 'dashboard.tsx' },
  '/dashboard/designs': { ...own, by: 'dashboard-designs.tsx' },
  '/dashboard/designs/new': { ...cards, by: 'dashboard-designs-new.tsx' },
  '/dashboard/replies': { ...cards, by: 'dashboard-replies.tsx' },
  '/dashboard/seal': { ...cards, by: 'dashboard-seal.tsx' },
  '/dashboard/delivery': { ...cards, by: 'dashboard-delivery.tsx' },
  '/dashboard/signing': { ...cards, by: 'dashboard-signing.tsx' },
  '/dashboard/designs/publish': { ...cards, by: 'publish-design.tsx' },
  '/dashboard/designs/picture': { ...picture, by: 'publish-design-picture.ts' },
  '/dashboard/settings': { ...own, by: 'settings.tsx' },
  '/dashboard/settings/export': { ...own, by: 'export.ts' },

  '/calendar/:secret.ics': { ...light, by: 'people-feed.ts' },
  '/tell': { ...page, isPlain: true, by: 'tell.tsx', query: ['to'], search: 'refused' },
  '/people': { ...own, by: 'people.tsx', search: 'refused' },
  '/people/calendar.ics': { ...own, by: 'people-calendar.ts' },
  '/people/import': { ...own, by: 'people-import.tsx', search: 'refused' },
  '/people/import/lines': { ...own, by: 'people-import-lines.ts' },
  '/people/push': { ...own, by: 'people-push.ts' },
  '/push-worker.js': { ...light, by: 'push-worker.ts' },
  '/people/person': { ...own, by: 'people-person.tsx', search: 'refused' },

  '/card/:id': { ...cards, by: 'card page', query: ['day', 'notes', 'print'] },
  '/card/:id/reply': { ...page, by: 'reply page', changes: 'upload' },
  '/card/:id/reply/voice': { ...light, by: 'reply-voice.ts', changes: 'upload' },
  '/card/:id/formats': { ...cards, by: 'card-formats.tsx' },
  '/card/:id/scene.json': { ...cards, by: 'card-scene.ts', query: ['face', 'envelope', 'notes'] },
  '/card/:id/downloads': { ...cards, by: 'card-downloads.ts' },
  '/card/:id/show': { ...cards, by: 'signing page' },
  '/card/:id/opened': { ...cards, by: 'card-opened.ts' },
  '/card/:id/calendar.ics': { ...light, by: 'card-calendar.ts' },
  '/card/:id/preview.jpg': { ...picture, by: 'card-preview.ts' },
  '/card/:id/picture.jpg': { ...picture, by: 'card-picture.ts', query: ['revision'] },
  '/card/:id/card.png': { ...download, by: 'card-png.ts', query: ['revision'] },
  '/card/:id/card.html': { ...download, by: 'card-keepsake.ts' },
  '/card/:id/print.pdf': { ...download, by: 'card-print.ts', query: ['fold', 'paper', 'as', 'qr', 'test'] },
  '/sign/:secret': { ...page, by: 'signing page', changes: 'upload', search: 'refused' },
  '/sign/:secret/attachment': { ...light, by: 'sign-attachment.ts', changes: 'upload' },
  '/sign/:secret/replies/:id': { ...light, by: 'sign-reply-voice.ts' },
  '/sign/:secret/files/:id': { ...light, by: 'sign-file.ts' },
  '/sign/:secret/preview.jpg': { by: 'sign-preview.ts', reads: 'picture', for: 'everyone' },
  '/signed/:secret': { ...page, by: 'signing page', changes: 'upload', search: 'refused' },
  '/organise/:secret': { ...own, by: 'organise.tsx' },
  '/mail/birthdays/:token': {
    ...page,
    by: 'birthday-mail-link.tsx',
    postedBy: 'programs',
    search: 'refused',
  },
  '/mail/card/:token': { ...page, by: 'delivery-mail-link.tsx', postedBy: 'programs', search: 'refused' },
  '/mail/events/:secret': { ...light, by: 'mail-events.ts', postedBy: 'programs', search: 'refused' },
  '/mail/replies/:token': { ...page, by: 'reply-mail-link.tsx', postedBy: 'programs', search: 'refused' },
  '/report': { ...page, isPlain: true, by: 'report.tsx', search: 'refused' },
  '/files/:id': { by: 'file.ts', reads: 'light', for: 'owner' },
  '/drawings/:id.svg': { ...light, by: 'drawing.ts' },

  '/brand/logo': { ...light, by: 'brand-logo.ts' },
  '/brand/colors.css': { ...light, by: 'brand-colors.ts' },
  '/preview.jpg': { by: 'site-preview.ts', reads: 'picture', for: 'everyone', hasOwnLanguage: true },
  '/offline': { ...light, by: 'offline.ts', hasOwnLanguage: true },
  '/service-worker.js': { ...light, by: 'service-worker.ts' },
  '/site.webmanifest': { ...light, by: 'manifest.ts', hasOwnLanguage: true },
  '/robots.txt': { ...light, by: 'robots.ts' },
  '/sitemap.xml': { ...light, by: 'sitemap.ts', query: ['part'] },
  '/assets/*': file,
  '/fonts/*': file,
  '/emoji/:version/*': file,
  '/audio/*': file,
  '/film/*': file,
  '/licences.txt': file,
  '/healthz': health,
  '/readyz': health,
  '/*': { ...page, by: 'not-found.tsx' },
} as const satisfies Readonly<Record<string, Route>>;

/** An address of the product as the table writes it: `/card/:id`. */
export type Address = keyof typeof routes;

/** An address that something before the router answers. */
export type PreRouterAddress = {
  [A in Address]: (typeof routes)[A]['by'] extends PreRouterHandler ? A : never;
}[Address];

/** The row of an address. */
export function routeOf(address: Address): Route {
  return routes[address];
}

/** Every address that this build has. */
export const addresses = (Object.keys(routes) as Address[]).filter(
  (address) => process.env.NODE_ENV !== 'production' || !routeOf(address).isForDevelopment,
);

/** Whether something before the router answers at an address. */
export function isBeforeRouter(address: Address): address is PreRouterAddress {
  return !routeOf(address).by.includes('.');
}

/** Whether a page stands at an address, and not a file, a picture or JSON. */
export function hasPage(address: Address): boolean {
  const { by } = routeOf(address);
  return by.endsWith('.tsx') || by === 'card page' || by === 'reply page' || by === 'signing page';
}

/** The addresses of pages without React. */
export const plainAddresses = addresses.filter((address) => routeOf(address).isPlain);

/** The row that says what a page is, by its path as links have it; undefined where there is none. */
export function rowOf(path: string): Route | undefined {
  const address = path.replace(/^\/designs\/[\w-]+$/, '/designs/:id');
  return Object.hasOwn(routes, address) ? routeOf(address as Address) : undefined;
}

/** The addresses that search engines are told of, or told to stay away from. */
export function addressesFor(search: 'listed' | 'refused'): readonly Address[] {
  return addresses.filter((address) => routeOf(address).search === search);
}
