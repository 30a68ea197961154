// Shows: addresses as they arrive: what chats glue to a link or add to its query, an opened card is remembered;
// previews of links come first in every page; what caches keep is the same for all
// Spec: 2.86
import { Agent, get } from 'node:http';
import { type Language, languages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { addressesFor } from '#server/routes.ts';
import { expect, test } from '../support/journey.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

const publicPages = addressesFor('listed');

let owner: Member;
let id: string;
let sealed: string;

test.beforeAll(async ({ product }) => {
  owner = await newMember(product, 'sender');
  id = await saveCard(owner, { card: { toName: 'Asha' } });
  sealed = await saveCard(owner, { card: { toName: 'Asha' } });
  const change =
    "update cards set seal_date = '2099-01-01', seal_time = '08:00', seal_zone = 'Etc/UTC', seal_city = 'London' where id = $1";
  await ownerRows(product, change, [sealed]);
});

/** The target as it stands, which `fetch` would put right. */
function ask(product: Product, target: string) {
  const { hostname, port } = new URL(product.origin);
  return new Promise<{ status: number; location: string }>((resolve, reject) => {
    const request = { hostname, port, path: target, agent: new Agent() };
    get(request, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' });
    }).on('error', reject);
  });
}

const ends = ['.', ',', ')', '%3E', '!', '*', '_', "'", '%22', ';', ':', ']', '=', '%20', '%E2%80%8B'];
const otherEnds = ['&fbclid=x', '%3Ffbclid=x', '/amp', '/', '//', '/?fbclid=x'];

test('a link to which something was glued leads to the card in one step, and shows no more than the card', async ({
  product,
}) => {
  const gone = await saveCard(owner, { status: 'draft' });
  const missing = 'A'.repeat(22);
  for (const one of [id, sealed, gone, missing]) {
    const card = `/card/${one}`;
    const targets = [...ends, ...otherEnds].flatMap((end) => [`${card}${end}`, `/hi${card}${end}`]);
    const replies = [...ends, ...otherEnds].map((end) => `${card}/reply${end}`);
    for (const target of [...targets, `/${card}`, `//hi/${card}`, `/CARD/${one}`])
      expect(await ask(product, target), target).toEqual({ status: 301, location: card });
    for (const target of replies)
      expect(await ask(product, target), target).toEqual({ status: 301, location: `${card}/reply` });
  }
  const statuses = [id, sealed, gone, missing].map(async (one) => {
    const card = await newVisitor(product).send(`/card/${one}`);
    const reply = await newVisitor(product).send(`/card/${one}/reply`);
    return [card.status, reply.status];
  });
  expect(await Promise.all(statuses)).toEqual([
    [200, 200],
    [200, 403],
    [404, 404],
    [404, 404],
  ]);
});

test('what others add to an address makes no page anew, and the page has nothing of it', async ({
  product,
}) => {
  const visitor = newVisitor(product);
  const pages = ['/', '/gallery', '/discover', '/about', '/faqs', '/hi', '/ar/gallery', `/card/${id}`];
  for (const path of pages) {
    const read = async (query: string) => {
      const answer = await visitor.send(path + query);
      expect(answer.status, path + query).toBe(200);
      return { etag: answer.headers.get('etag'), page: await answer.text() };
    };
    // Pages of the site are made anew every ten seconds.
    await expect(async () => {
      const first = await read('?fbclid=foreign1');
      expect(first.etag).not.toBeNull();
      expect(first.page).not.toContain('foreign1');
      for (const query of ['', '?utm_source=foreign2&gclid=3', '?fbclid=foreign1'])
        expect((await read(query)).etag, path + query).toBe(first.etag);
    }).toPass();
  }
  // Files are as they are without it.
  for (const path of [`/card/${id}/preview.jpg`, `/card/${id}/card.png?revision=1`, '/preview.jpg']) {
    const read = async (address: string) => {
      const answer = await visitor.send(address);
      const { byteLength } = await answer.arrayBuffer();
      return [answer.status, answer.headers.get('cache-control'), byteLength];
    };
    const more = `${path}${path.includes('?') ? '&' : '?'}fbclid=x`;
    expect(await read(more), more).toEqual(await read(path));
  }
});

test('a card that was opened at an address with a slash is open at the one without', async ({ page }) => {
  const shown = { envelope: 'seal', candles: false, shown: true } as const;
  const own = await saveCard(owner, { card: { toName: 'Asha', opening: shown } });
  await page.goto(`/card/${own}/`);
  await expect(page).toHaveURL(`/card/${own}`);
  await page.locator('[data-skip]').click();
  await expect(page.locator('main')).toHaveAttribute('data-opening', 'open');
  for (const end of ['', '/', '.', '?fbclid=x']) {
    await page.goto(`/card/${own}${end}`);
    await expect(page.locator('main')).toHaveAttribute('data-opening', 'open');
  }
});

/** Hindi has the longest bytes. */
const isMain = (language: Language) => ['en', 'hi'].includes(language);
const every = Object.keys(languages) as Language[];

const previewed = [
  { group: 'in English and Hindi', chosen: every.filter(isMain), tag: [] },
  { group: 'in other languages', chosen: every.filter((one) => !isMain(one)), tag: '@prove' },
];

for (const { group, chosen, tag } of previewed)
  test(`what previews of a link show stands in the first 4 kB of every page ${group}, the charset before it`, {
    tag,
  }, async ({ product }) => {
    const visitor = newVisitor(product);
    const all = chosen.flatMap((language) => publicPages.map((path) => pathIn(language, path)));
    // The longest names, in the script with the longest bytes.
    const name = 'जन्मदिन '.repeat(20).slice(0, 50);
    const cards = await Promise.all(
      chosen.map((language) => saveCard(owner, { card: { toName: name, fromName: name, language } })),
    );
    const ofCards = [...cards, sealed].map((one) => `/card/${one}`);
    for (const path of [...all, ...ofCards, ...cards.map((one) => `/card/${one}/reply`)]) {
      const bytes = Buffer.from(await (await visitor.send(path)).arrayBuffer());
      const head = bytes.subarray(0, 4096).toString();
      const [charset, title] = [/<meta char[sS]et="utf-8"/, /<title>[^<]/].map((tag) => head.search(tag));
      expect(charset, path).toBeGreaterThan(-1);
      expect(title, path).toBeGreaterThan(charset ?? 0);
      for (const tag of ['name="description"', ...ofPreview]) expect(head, path).toContain(tag);
      const [before = ''] = head.split(/<style|<script|<link[^>]*(?:stylesheet|as="font")/, 1);
      expect(before, path).toContain('name="twitter:card"');
    }
  });

const ofPreview = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'].map(
  (name) => `property="${name}" content="`,
);

test('what caches give to everybody is the same for everybody', async ({ product }) => {
  const prefixed = ['/site.webmanifest', '/preview.jpg', '/offline', '/gallery/first-slice/picture.webp'];
  const files = [
    '/robots.txt',
    '/sitemap.xml',
    '/licences.txt',
    '/favicon.svg',
    '/assets/none.js',
    '/none.png',
  ];
  const ofCard = ['', '/preview.jpg', '/card.png', '/picture.jpg?revision=1', '/calendar.ics', '/print.pdf'];
  const paths = [
    ...[...prefixed, ...publicPages].flatMap((path) => [path, pathIn('ar', path)]),
    ...files,
    ...ofCard.flatMap((part) => [`/card/${id}${part}`, `/card/${sealed}${part}`]),
  ];
  const asking: Readonly<Record<string, string>>[] = [
    {},
    { 'accept-language': 'hi' },
    { 'accept-language': 'ar', 'accept-encoding': 'identity' },
    { cookie: 'bb_language=es' },
    { referer: `${product.origin}/hi/gallery` },
  ];
  for (const path of paths) {
    const answers = await Promise.all(
      asking.map(async (headers) => {
        const answer = await newVisitor(product).send(path, { headers });
        const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
        return {
          caching: answer.headers.get('cache-control') ?? '',
          vary: answer.headers.get('vary') ?? '',
          body,
        };
      }),
    );
    for (const { caching, vary, body } of answers) {
      expect(caching, `${path} says how it may be cached`).not.toBe('');
      const isPublic = /public|max-age=[1-9]/.test(caching) && !/language|\*/i.test(vary);
      if (isPublic) expect(body === answers[0]?.body, `${path}: ${caching}, vary ${vary}`).toBe(true);
    }
  }
});
