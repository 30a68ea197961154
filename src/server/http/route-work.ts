/**
 * The kinds of work that requests cause. Each has a queue of its own in `admission.ts`, so that saves never wait behind
 * page views, nor pages behind slow file storage.
 */
export type Work = 'page' | 'picture' | 'download' | 'light' | 'change' | 'wish' | 'upload';

/** The work of one route's requests. */
interface RouteWork {
  /** By GET or HEAD; null for what is always answered. */
  readonly reads: Work | null;
  /** By every other method: a small form or JSON, unless the route takes uploads. */
  readonly changes: 'change' | 'wish' | 'upload';
}

const page: RouteWork = { reads: 'page', changes: 'change' };
const picture: RouteWork = { reads: 'picture', changes: 'change' };
const download: RouteWork = { reads: 'download', changes: 'change' };
const light: RouteWork = { reads: 'light', changes: 'change' };
const always: RouteWork = { reads: null, changes: 'change' };
/** Takes a file as its body, or a form with one. Only these are sent more than `maxBodyBytes`. */
const upload: RouteWork = { reads: 'page', changes: 'upload' };

/** Every route of the product, by its pattern. A test fails for one that has no row. */
export const routeWork: Readonly<Record<string, RouteWork>> = {
  '/': page,
  '/outbox': page,
  '/login': page,
  '/login/:provider': { reads: 'change', changes: 'change' },
  '/signup': page,
  '/signout': page,
  '/language': light,
  '/session.json': light,
  '/reset-password': page,
  '/confirm-email': page,
  '/guest/cards': page,
  '/guest/edit-link': page,
  '/guest/link': page,
  '/guest/sign-out': page,
  '/gallery': page,
  '/gallery/:id/picture.webp': picture,
  '/studio': page,
  '/studio/offline': page,
  '/studio/photo': upload,
  '/studio/sound': upload,
  '/studio/save': page,
  '/studio/share': page,
  '/studio/wish': { reads: 'page', changes: 'wish' },
  '/dashboard': page,
  '/dashboard/replies': page,
  '/dashboard/seal': page,
  '/mail/replies/:token': page,
  '/dashboard/settings': page,
  '/dashboard/settings/export': page,
  '/profile': upload,
  '/about': page,
  '/contact': page,
  '/brand/logo': light,
  '/brand/colors.css': light,
  '/report': page,
  '/report/send': page,
  '/faqs': page,
  '/video-tutorials': page,
  '/privacy': page,
  '/terms': page,
  '/refund': page,
  '/cookies': page,
  '/dmca': page,
  '/discover': page,
  '/likes': light,
  '/likes/:design': light,
  '/content': page,
  '/parts': page,
  '/drawings/:id.svg': light,
  '/card/:id/formats': page,
  '/card/:id/scene.json': page,
  '/card/:id/downloads': page,
  '/card/:id/calendar.ics': light,
  '/card/:id/preview.jpg': picture,
  '/card/:id/picture.jpg': picture,
  '/card/:id/card.png': download,
  '/card/:id/card.html': download,
  '/card/:id/print.pdf': download,
  '/robots.txt': light,
  '/sitemap.xml': light,
  '/preview.jpg': picture,
  '/offline': light,
  '/service-worker.js': light,
  '/site.webmanifest': light,
  '/files/:id': light,
  '/*': page,

  // Answered before the router.
  '/card/:id': page,
  '/card/:id/reply': page,
  '/healthz': always,
  '/readyz': always,
  '/assets/*': always,
  '/fonts/*': always,
  '/emoji/:version/*': always,
  '/audio/*': always,
  '/film/*': always,
  '/licences.txt': always,
  '/api/auth/*': { reads: 'change', changes: 'change' },
};

/** Addresses that the router does not know: what stands before it answers them. */
export const ownPatterns: readonly string[] = [
  '/card/:id',
  '/card/:id/reply',
  '/healthz',
  '/readyz',
  '/assets/*',
  '/fonts/*',
  '/emoji/:version/*',
  '/audio/*',
  '/film/*',
  '/licences.txt',
  '/api/auth/*',
];

/** The route that answers a request. */
export interface FoundRoute {
  /** As the list of routes writes it: `/card/:id`; `/*` for what no route answers. */
  readonly pattern: string;
  /** A page's data is asked for, at its address with `.data`. */
  readonly isData: boolean;
  /** It answers with a page and not with a file, a picture or JSON. */
  readonly hasPage: boolean;
}

/** Finds the route of a path as the router does, whatever its spelling. */
export type FindRoute = (path: string) => FoundRoute;

/** The work that a request causes; null for what is always answered. */
export function workOf(method: string, { pattern }: Pick<FoundRoute, 'pattern'>): Work | null {
  const work = routeWork[pattern] ?? page;
  return method === 'GET' || method === 'HEAD' ? work.reads : work.changes;
}

/** The path of a request's target as it stands in its first line, without the query. */
export function pathOf(target: string): string {
  // Most are plain; only those with parts that a URL resolves cost more.
  const isPlain = target.startsWith('/') && !/[\\\s]|\/\.|%2e/i.test(target);
  if (isPlain) return target.split(/[?#]/, 1)[0] ?? '';
  const absolute = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(absolute) ? new URL(absolute).pathname : target;
}
