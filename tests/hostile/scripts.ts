import type { Page } from '@playwright/test';
import { newCard } from '#card/document/card.ts';
import { openChromium } from '../support/chromium.ts';
import type { Product } from '../support/product.ts';
import { type Member, saveCard, signUpMember } from '../support/visitor.ts';
import type { Report } from './report.ts';

const attempt = 'alert(1)';

/** Programs as text, each short enough for a name. */
const short = [
  `<script>${attempt}</script>`,
  `"><script>${attempt}</script>`,
  `</script><script>${attempt}</script>`,
  `<img src=x onerror=${attempt}>`,
  `"><img src=x onerror=${attempt}>`,
  `'"><svg/onload=${attempt}>`,
  `<svg onload=${attempt}>`,
  `<svg><script>${attempt}</script>`,
  `</title><script>${attempt}</script>`,
  `</text><script>${attempt}</script>`,
  `]]><script>${attempt}</script>`,
  `--><script>${attempt}</script>`,
  `<body onload=${attempt}>`,
  `<input autofocus onfocus=${attempt}>`,
  `<details open ontoggle=${attempt}>`,
  `<video src=x onerror=${attempt}>`,
  `<a href=javascript:${attempt}>x</a>`,
  `<iframe src=javascript:${attempt}>`,
  `<iframe srcdoc=<script>${attempt}</script>>`,
  `<object data=javascript:${attempt}>`,
  `<math href=javascript:${attempt}>x</math>`,
  `<base href=//evil.example/>`,
  `<link rel=stylesheet href=//evil.example>`,
  `<style>@import'//evil.example'</style>`,
  `" onmouseover="${attempt}" x="`,
  `' onfocus='${attempt}' autofocus='`,
  `javascript:${attempt}`,
  `{{constructor.constructor('${attempt}')()}}`,
  `\${${attempt}}`,
  `'-${attempt}-'`,
  `";${attempt};//`,
  `\\u003cscript>${attempt}\\u003c/script>`,
];

/** The same ones, as filters let them through. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) =>
    text.replace(/<(\/?)(\w)/g, (_, slash: string, letter: string) => `<${slash}${letter.toUpperCase()}`),
  (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  (text) => text.replace(/</g, '\u200b<'),
  (text) => encodeURIComponent(text),
  (text) => text.replace(/ /g, '/'),
  (text) => text.replace(/</g, '<\u00ad'),
  (text) => text.replace(/</g, '\uff1c'),
  (text) => text.replace(/alert/g, 'al\u0065rt'),
  (text) => `${text}\u202e`,
];

/** Programs that fit into a message together. */
const perMessage = 9;

/** Puts `count` programs into every field and looks at all pages that show them, in a browser. */
export async function tryScripts({ product, count }: { product: Product; count: number }): Promise<Report> {
  const all = disguises.flatMap((disguise) => short.map(disguise)).slice(0, count);
  const member = await signUpMember(product, 'scripts');
  const ids = await saveAll(member, all);
  await using browser = await openChromium();
  const faults: string[] = [];
  let pages = 0;
  const context = await browser.newContext();
  await context.addCookies(member.cookies());
  const page = await context.newPage();
  watch(page, product, faults);
  const typed = all.slice(0, Math.ceil(count / 25)).map((text) => encodeURIComponent(text));
  const addresses = [
    ...ids.map((id) => `/card/${id}`),
    '/dashboard',
    ...ids.slice(0, Math.ceil(count / 75)).map((id) => `/studio?cardId=${id}`),
    '/profile',
    '/dashboard/settings',
    ...typed.flatMap((text) => [`/dashboard?q=${text}`, `/login?error=${text}&next=${text}`]),
    ...typed
      .slice(0, 12)
      .flatMap((text) => [`/gallery?name=${text}&q=${text}`, `/faqs?q=${text}#${text}`, `/${text}`]),
  ];
  for (const address of addresses) {
    pages += 1;
    await page.goto(product.origin + address, { waitUntil: 'load' });
    const words = page.getByText('Read the words');
    if (await words.isVisible()) await words.click();
  }
  return { cases: all.length, faults, figures: { 'pages looked at': `${pages}` } };
}

async function saveAll(member: Member, all: readonly string[]): Promise<string[]> {
  const form = {
    intent: 'save',
    fullName: all[1] ?? '',
    website: `https://x.example/${all[0]}`,
    avatar: '',
  };
  await member.submit('/profile', form);
  const ids: string[] = [];
  for (let at = 0; at < all.length; at += perMessage) {
    const some = all.slice(at, at + perMessage);
    const [first = '', second = ''] = some.map((text) => [...text].slice(0, 60).join(''));
    const message = [...some.join(' ')].slice(0, 990).join('');
    const signature = { kind: 'typed', text: second } as const;
    const card = { ...newCard(3), toName: first, fromName: second, heading: first, message, signature };
    ids.push(await saveCard(member, { card }));
  }
  return ids;
}

/** Nothing may run, ask, or be refused by the policy: what the policy refuses has come too far. */
function watch(page: Page, { origin }: Product, faults: string[]): void {
  const report = (what: string) => faults.push(`${page.url().slice(0, 120)}: ${what}`);
  page.on('dialog', (dialog) => {
    report('ran');
    void dialog.dismiss();
  });
  page.on('console', (line) => {
    if (/Content Security Policy|Refused to/i.test(line.text())) report(line.text().slice(0, 200));
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) report(`asked ${url.slice(0, 100)}`);
  });
}
