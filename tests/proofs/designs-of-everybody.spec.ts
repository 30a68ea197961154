// Shows: pages of designs for search engines and messengers, in each language; hidden ones are nowhere; what is the same for
// all is cached; thousands of them in the site map; without scripts
import sharp from 'sharp';
import { mostOthers } from '#content/gallery.ts';
import { offeredLanguages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { templates } from '#content/templates.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { manyDesigns } from '../support/many-designs.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { newVisitor } from '../support/visitor.ts';

// A site of its own: others count on ours alone.
test.use({ settings: { LOG_LEVEL: 'warn' } });

async function addDesigns(product: Product, count: number): Promise<readonly string[]> {
  await ownerRows(product, 'delete from designs');
  for (const [text, values] of manyDesigns(count)) await ownerRows(product, text, values);
  const rows = await ownerRows<{ id: string }>(product, 'select id from designs order by published_at desc');
  return rows.map(({ id }) => id);
}

let onEnd = async () => {};
test.afterEach(async () => {
  await onEnd();
  onEnd = async () => {};
});

const textOf = async (product: Product, path: string) => (await newVisitor(product).send(path)).text();

test('its page tells search engines and messengers what it is, who made it and under which licence', async ({
  page,
  product,
}) => {
  const [id = ''] = await addDesigns(product, 2);
  for (const language of offeredLanguages) {
    const path = pathIn(language, `/designs/${id}`);
    const html = await textOf(product, path);
    const address = product.origin + path;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html.match(/hreflang=/gi)).toHaveLength(offeredLanguages.length + 1);
    const [, said = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(said)).toMatchObject({
      '@type': 'VisualArtwork',
      ...{ url: address, inLanguage: language, image: `${address}/preview.jpg` },
      creator: { '@type': 'Person', name: 'Meera Ink' },
      license: 'https://creativecommons.org/licenses/by/4.0/',
    });
    expect(html).toContain(`<meta property="og:image" content="${address}/preview.jpg"/>`);
  }
  const picture = Buffer.from(
    await (await newVisitor(product).send(`/designs/${id}/preview.jpg`)).arrayBuffer(),
  );
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  expect(picture.length).toBeLessThan(250 * 1024);
  expect(await textOf(product, '/designs/side-a')).toContain(`"license":"${product.origin}/terms"`);
  // The content policy reports what it refuses to the console, which must stay empty.
  for (const path of [`/designs/${id}`, '/ar/designs/side-a']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('a pen name is text, wherever it stands', async ({ page, product }) => {
  const [id = ''] = await addDesigns(product, 1);
  const name = '</script><script>alert(1)</script>"';
  await ownerRows(product, 'update pen_names set name = $1', [name]);
  // Another address than that of the story before, whose page is kept for ten seconds.
  const path = `/designs/${id}?to=Asha`;
  const html = await textOf(product, path);
  expect(html).not.toContain('<script>alert');
  const [, said = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(said).creator.name).toBe(name);
  await page.goto(path);
  await expect(page.getByText(`by ${name}`)).toBeVisible();
  await ownerRows(product, "update pen_names set name = 'Meera Ink'");
});

test('what is hidden, withdrawn or waits is nowhere, and cannot be liked', async ({ product }) => {
  const [id = '', shown = ''] = await addDesigns(product, 2);
  const changes = [
    'hidden_at = now()',
    "hidden_at = null, state = 'withdrawn'",
    "state = 'waiting'",
    "state = 'refused'",
    "state = 'own'",
  ];
  for (const change of changes) {
    await ownerRows(product, `update designs set ${change} where id = $1`, [id]);
    // Each asks for a page of its own: what is cached for all is ten seconds old at most.
    const visitor = newVisitor(product);
    const status = async (path: string, init = {}) => (await visitor.send(path, init)).status;
    expect(await status(`/designs/${id}?to=${encodeURIComponent(change)}`), change).toBe(404);
    expect(await status(`/designs/${id}/preview.jpg`), change).toBe(404);
    expect(await status(`/gallery/${id}/picture.webp`), change).toBe(404);
    const body = new URLSearchParams({ change: 'on' });
    expect(await status(`/likes/${id}`, { method: 'POST', body }), change).toBe(404);
    const gallery = `/gallery?shown=${templates.length + 2}`;
    for (const path of [gallery, '/discover?tab=new&shown=9', '/discover?tab=trending&shown=9']) {
      const html = await textOf(product, `${path}&to=${encodeURIComponent(change)}`);
      expect(html, `${path}: ${change}`).not.toContain(id);
      expect(html, path).toContain(shown);
    }
    expect(await textOf(product, '/sitemap.xml')).not.toContain(id);
  }
  for (const odd of ['none', '..%2fside-a', '%00', 'A'.repeat(22), 'x'.repeat(5_000), '<b>']) {
    expect((await newVisitor(product).send(`/designs/${odd}`)).status, odd.slice(0, 20)).toBe(404);
  }
});

test('numbers are told from ten on', async ({ product }) => {
  const [id = ''] = await addDesigns(product, 1);
  const told = async (cards: number, remixes: number) => {
    await ownerRows(product, 'update designs set recent_cards = $1, remixes = $2', [cards, remixes]);
    const html = await textOf(product, `/discover?tab=new&to=${cards}`);
    return [/\d+ cards? in the last/, /\d+ remix/].map((pattern) => pattern.exec(html)?.[0] ?? null);
  };
  expect(await told(9, 9)).toEqual([null, null]);
  expect(await told(10, 12)).toEqual(['10 cards in the last', '12 remix']);
  expect(await textOf(product, '/discover?tab=remixed')).toContain(id);
});

test('the likes of a page are asked for, and no others', async ({ product }) => {
  const [one = '', other = ''] = await addDesigns(product, 2);
  const visitor = newVisitor(product);
  const body = new URLSearchParams({ change: 'on' });
  await visitor.send(`/likes/${one}`, { method: 'POST', headers: { accept: 'application/json' }, body });
  const asked = async (designs: string) => (await visitor.send(`/likes?designs=${designs}`)).json();
  expect(await asked(`${one},${other},side-a`)).toEqual({
    [one]: { liked: true, likes: 1 },
    [other]: { liked: false, likes: 0 },
    'side-a': { liked: false, likes: 0 },
  });
  expect(await asked('')).toEqual({});
  expect(await asked('<b>,../x,no-design')).toEqual({});
  expect(
    Object.keys(
      await asked(
        Array.from({ length: 900 }, () => one)
          .join(',')
          .slice(0, 4_000),
      ),
    ),
  ).toEqual([one]);
});

test('without scripts a like leads back to the page of the design', async ({ openAs, product }) => {
  const [id = ''] = await addDesigns(product, 1);
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto(`/designs/${id}`);
  await page.locator('[data-like] button').click();
  await expect(page).toHaveURL(`/designs/${id}`);
  await expectMessage(page, 'Card Liked!');
});

test('thousands of designs: the same pages, and a site map in parts', async () => {
  // Counts are a minute old: they begin with what is there.
  const site = await startProduct();
  onEnd = () => site.stop();
  await addDesigns(site, 4_500);
  const indexed = async () => (await textOf(site, '/sitemap.xml')).match(/<loc>[^<]+/g) ?? [];
  const files = (await indexed()).map((line) => line.slice('<loc>'.length + site.origin.length));
  expect(files).toEqual(['pages', 1, 2, 3].map((part) => `/sitemap.xml?part=${part}`));
  const addresses = new Set<string>();
  for (const file of files) {
    const listed = (await textOf(site, file)).match(/<loc>[^<]+/g) ?? [];
    expect(listed.length).toBeLessThanOrEqual(50_000);
    for (const line of listed) addresses.add(line);
  }
  const designs = [...addresses].filter((line) => line.includes('/designs/'));
  expect(designs).toHaveLength((4_500 + templates.length) * offeredLanguages.length);

  const page = async (query: string) => {
    const html = await textOf(site, `/gallery?${query}`);
    return {
      tiles: html.match(/\/studio\?template=/g)?.length,
      isWhole: html.includes(`of ${templates.length + 4_500} designs`),
      more: /id="more"[^>]*href="\/gallery\?([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    };
  };
  const first = await page(`shown=${templates.length + mostOthers}`);
  expect(first).toEqual({
    tiles: templates.length + mostOthers,
    isWhole: true,
    more: expect.stringMatching(/^after=/),
  });
  const second = await page(first.more);
  expect(second).toEqual({ tiles: 12, isWhole: true, more: expect.stringMatching(/^after=.*&shown=24$/) });
  expect((await page(second.more)).tiles).toBe(24);
});
