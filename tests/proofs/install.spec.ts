// Shows: the browser finds the site installable: manifest, icons, shortcuts
// Spec: 10.8
import { expect, test } from '../support/journey.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

test('the browser finds nothing that is in the way of installing the site', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await page.goto('/');
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every page of a test is a private window. Chromium's headless shell cannot install anything and finds no errors at
  // all, so what a browser asks for is looked at below as well.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons, shortcuts, ...manifest } = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Birthday Bloom',
    display: 'standalone',
    start_url: '/',
    scope: '/',
    theme_color: '#fff8ec',
    background_color: '#fff8ec',
  });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of shortcuts) expect((await page.request.get(url)).ok()).toBe(true);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png');
});
