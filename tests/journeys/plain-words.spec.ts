// Shows: the specification's sentences and links, page by page
// Spec: 1.1, 1.2, 2.4, 2.7, 2.9, 2.27, 2.31, 2.39, 2.92, 2.93, 2.95, 2.102, 9.20
import { about } from '#content/about.ts';
import { expect, test } from '../support/journey.ts';

const pages: readonly { path: string; links?: readonly string[]; words?: readonly string[] }[] = [
  {
    path: '/',
    links: [
      '/gallery',
      '/studio',
      '/discover',
      '/dashboard',
      '/about',
      '/contact',
      '/faqs',
      '/privacy',
      '/terms',
      '/refund',
      '/cookies',
      '/login',
      '/signup',
    ],
    words: ['hello@birthdaybloom.example', 'All rights reserved', 'Made with love by a young founder'],
  },
  { path: '/login', links: ['/signup'], words: ['Forgot password?', 'Remember me'] },
  { path: '/signup', links: ['/terms', '/privacy', '/login'] },
  { path: '/gallery', words: ['Showing 12 template(s)'] },
  {
    path: '/about',
    words: [
      'Our story',
      'The founder',
      'teacher',
      about.mission.text,
      about.vision.text,
      'Love & Care',
      'Community First',
      'Innovation',
    ],
  },
  {
    path: '/contact',
    links: ['/faqs'],
    words: [
      'hello@birthdaybloom.example',
      'India, serving users worldwide',
      'Mon-Fri 9 AM to 6 PM IST',
      'within 24 hours, Monday to Friday',
      'Help Center',
      'Video Tutorials',
    ],
  },
  {
    path: '/refund',
    words: [
      'Last updated September 25, 2025',
      'This text was last changed on November 25, 2026',
      'no payments',
    ],
  },
  { path: '/discover', words: ['Trending', 'New', 'Staff Picks', 'Popular Tags', 'Load More Cards'] },
];

for (const { path, links = [], words = [] } of pages) {
  test(`${path} has its words and links`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const hrefs = new Set([...html.matchAll(/<a [^>]*href="([^"?#]*)/g)].map(([, href]) => href));
    expect(links.filter((link) => !hrefs.has(link))).toEqual([]);
    const text = html
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<!--.*?-->|<wbr[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' ')
      .toLowerCase();
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });
}

test('the form on the contact page leaves room for six lines', async ({ request }) => {
  expect(await (await request.get('/contact')).text()).toMatch(/<textarea[^>]*rows="6"/);
});

test('the gallery begins with the grid', async ({ page }) => {
  await page.goto('/gallery');
  const view = page.getByRole('navigation', { name: 'View' });
  await expect(view.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  await expect(view.getByRole('link', { name: 'List' })).not.toHaveAttribute('aria-current');
});

test('a browser that keeps no cookies is told so on every page that needs one', { tag: '@prove' }, async ({
  page,
}) => {
  // As browsers answer when the setting is off.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  for (const path of ['/login', '/signup', '/reset-password', '/hi/login']) {
    await page.goto(path);
    await expect(
      page.getByText(/Your browser is blocking cookies|कुकीज़ नहीं रखता/).first(),
      path,
    ).toBeVisible();
  }
});
