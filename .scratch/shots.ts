import { chromium } from '@playwright/test';
import { startProduct } from '../tests/support/product.ts';
import { saveCard } from '../tests/support/saved-card.ts';
import { newMember } from '../tests/support/visitor.ts';

const product = await startProduct();
const member = await newMember(product, 'Asha');
for (const [i, toName] of [
  'Ravi',
  'आशा देवी',
  'ليلى',
  '小明',
  'Grandmother Wilhelmina Theodora of the Long Valley',
].entries())
  await saveCard(member, {
    status: i % 2 ? 'draft' : 'published',
    card: {
      toName,
      background: ['bg-balloons', 'bg-cake', 'bg-stars', 'from-pink-purple-blue', 'bg-flowers'][i] as string,
    },
  });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH as string,
  args: ['--no-sandbox'],
});
const pages = process.argv.slice(2);
for (const [w, h] of [
  [390, 844],
  [1280, 800],
] as const) {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    baseURL: product.origin,
    storageState: {
      cookies: [],
      origins: [{ origin: product.origin, localStorage: [{ name: 'bb_cookie_consent', value: 'true' }] }],
    },
  });
  await context.addCookies(member.cookies());
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.screenshot({
      path: `/tmp/shots/${path.replace(/[^a-z0-9]+/gi, '_')}-${w}.png`,
      fullPage: true,
    });
  }
  await context.close();
}
await browser.close();
await product.stop();
