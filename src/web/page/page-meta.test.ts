import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

function matches(pathname: string) {
  const loaderData = { site: { name: 'Cards of Jaipur' }, origin: 'https://cards.example' };
  return [{ pathname: '/', loaderData }, { pathname }];
}

test('a page has one address, whatever stands behind it', () => {
  for (const pathname of ['/about', '/about/']) {
    expect(pageMeta(matches(pathname), { title: 'About' })).toEqual(
      expect.arrayContaining([
        { title: 'About · Cards of Jaipur' },
        { tagName: 'link', rel: 'canonical', href: 'https://cards.example/about' },
        { property: 'og:url', content: 'https://cards.example/about' },
        { property: 'og:image', content: 'https://cards.example/preview.jpg' },
      ]),
    );
  }
  expect(pageMeta(matches('/'), {})).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://cards.example/',
  });
});

test('a page that is not for search engines has no address for them', () => {
  const meta = pageMeta(matches('/profile'), { title: 'Profile', hidden: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url|og:image/);
});

test('where the root could not load, the page still has a name', () => {
  expect(pageMeta([undefined], { title: 'About' })).toContainEqual({ title: 'About · Birthday Bloom' });
});
