// Shows: pages, studio, dashboard, cards and error pages in every language but English: axe finds nothing; in those with
// scripts of their own nothing is in Latin letters, nor in refusals and names of files
import type { Page } from '@playwright/test';
import { axeFindings, expect, test } from '../support/journey.ts';
import { latinWords, leftInLatin, type SaidText, textsOn } from '../support/latin-words.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { openEachPart } from '../support/studio.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

/*
 * Every page in each language: axe finds nothing, and in languages with scripts of their own whatever is in Latin letters
 * is left in English.
 */

test.use({ viewport: { width: 1280, height: 800 }, locale: 'hi-IN' });
test.describe.configure({ timeout: 180_000 });

const words = {
  es: { toName: 'Lucía', fromName: 'Mateo', message: 'Que cumplas muchos más.' },
  hi: { toName: 'आशा', fromName: 'रवि', message: 'हमेशा खुश रहो।' },
  ar: { toName: 'ليلى', fromName: 'كريم', message: 'كل عام وأنت بخير.' },
  pt: { toName: 'Luíza', fromName: 'João', message: 'Muitos anos de vida.' },
  fr: { toName: 'Zoé', fromName: 'Loïc', message: 'Très bel anniversaire.' },
  id: { toName: 'Sari', fromName: 'Budi', message: 'Panjang umur dan sehat selalu.' },
  bn: { toName: 'শ্রেয়া', fromName: 'অরিন্দম', message: 'সবসময় ভালো থেকো।' },
  de: { toName: 'Käthe', fromName: 'Jörg', message: 'Alles Gute für dich.' },
} as const;

const publicPages = [
  '',
  '/gallery',
  '/gallery?view=list',
  '/discover',
  '/discover?tab=staff-picks',
  '/about',
  '/contact',
  '/faqs',
  '/video-tutorials',
  '/content',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password?token=none',
  '/confirm-email',
  '/confirm-email?token=none',
  '/guest/edit-link',
  '/report?design=first-slice',
  '/report?design=none',
  '/nothing-here',
  '/offline',
];

/** Long, and full of names of laws, firms and techniques: only whole sentences count. */
const legalPages = ['/privacy', '/terms', '/refund', '/cookies', '/dmca'];

/** Until a day that does not come soon, as its owner would. */
async function sealCard(product: Product, id: string): Promise<void> {
  await ownerRows(
    product,
    "update cards set seal_date = '2099-01-01', seal_time = '08:00', seal_zone = 'Asia/Kolkata', seal_city = 'Mumbai, India' where id = $1",
    [id],
  );
}

for (const language of Object.keys(words) as (keyof typeof words)[]) {
  const at = (path: string) => `/${language}${path}`;
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn';

  /** What is wrong with a page. `isSaid` leaves out texts that nobody translates. */
  async function look(
    page: Page,
    found: string[],
    name: string,
    isSaid = (_: SaidText) => true,
  ): Promise<void> {
    const left = isLatin ? [] : leftInLatin((await textsOn(page)).filter(isSaid));
    found.push(...[...left, ...(await axeFindings(page))].map((fault) => `${name} ${fault}`));
  }

  async function memberWithCards(product: Product): Promise<Member & { cards: string[] }> {
    const member = await newMember(product, words[language].fromName);
    const card = { language, ...words[language] };
    const audio = { kind: 'song', id: 'marigold-morning' } as const;
    const stickers = [{ slot: 0, key: 'cake' }];
    const cards = [
      await saveCard(member, { card: { ...card, audio, stickers, age: 30 } }),
      await saveCard(member, { card, status: 'draft' }),
      await saveCard(member, {
        card: { ...card, opening: { envelope: 'seal', candles: true, shown: true } },
      }),
    ];
    const { toName: name, message: text } = words[language];
    const reply = new URLSearchParams({ reaction: 'love', text, name });
    await newVisitor(product, 'receiver').send(`/card/${cards[0]}/reply`, { method: 'POST', body: reply });
    return { ...member, cards };
  }

  test(`public pages in ${language}`, async ({ page, expectTrouble }) => {
    expectTrouble(/answer (40\d|41\d|503)|console error/);
    const found: string[] = [];
    for (const path of publicPages) {
      await page.goto(at(path));
      await look(page, found, path);
    }
    for (const path of legalPages) {
      await page.goto(at(path));
      await look(page, found, path, ({ text }) => latinWords(text).length > 4);
    }
    expect(found).toEqual([]);
  });

  test(`pages of an account in ${language}`, async ({ page, product, expectTrouble }) => {
    expectTrouble(/answer (40\d|41\d)|console error/);
    const member = await memberWithCards(product);
    await page.context().addCookies(member.cookies());
    const [published, draft, sealed] = member.cards as [string, string, string];
    await sealCard(product, sealed);
    const found: string[] = [];
    for (const path of [
      '/dashboard',
      '/dashboard?tab=created',
      '/dashboard?tab=shared',
      `/dashboard?tab=created&q=${encodeURIComponent(words[language].toName)}`,
      '/dashboard?q=xyz',
      `/dashboard/replies?card=${published}`,
      `/dashboard/seal?card=${published}`,
      '/dashboard/settings',
      '/profile',
      `/card/${published}/formats`,
      `/studio?cardId=${draft}`,
      '/studio?cardId=AAAAAAAAAAAAAAAAAAAAAA',
    ]) {
      await page.goto(at(path));
      await page.waitForLoadState('networkidle');
      await look(page, found, path, ({ text }) => text.trim() !== member.email && !text.includes('xyz'));
    }
    expect(found.map((text) => text.replaceAll(published, 'ID').replaceAll(draft, 'ID'))).toEqual([]);
  });

  test(`the studio in ${language}`, async ({ page, product }) => {
    const member = await newMember(product, words[language].fromName);
    await page.context().addCookies(member.cookies());
    await page.goto(at('/studio'));
    const found: string[] = [];
    await look(page, found, 'studio');
    let index = 0;
    await openEachPart(page, async () => {
      await page.waitForLoadState('networkidle');
      await look(page, found, `panel ${index}`);
      index += 1;
    });
    // The dialogs behind the buttons of the head.
    const dialogs = page.locator('button[aria-haspopup=dialog]');
    for (let index = 0; index < (await dialogs.count()); index += 1) {
      await dialogs.nth(index).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await look(page, found, `dialog ${index}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect([...new Set(found.map((text) => text.replace(/^(panel|dialog) \d+/, '')))]).toEqual([]);
  });

  test(`cards in ${language}, and what is there instead of one`, async ({ page, product, expectTrouble }) => {
    expectTrouble(/answer (40\d|41\d|503)|console error/);
    const member = await memberWithCards(product);
    const [published, draft, opening] = member.cards as [string, string, string];
    await page.context().addCookies([{ name: 'bb_language', value: language, url: product.origin }]);
    const found: string[] = [];
    for (const path of [
      `/card/${published}`,
      `/card/${opening}`,
      `/card/${published}/reply`,
      `/card/${draft}`,
      `/card/${draft}/reply`,
      '/card/AAAAAAAAAAAAAAAAAAAAAA',
      `/card/${published}/card.html`,
    ]) {
      if (path.endsWith('card.html')) {
        await page.setContent(await (await member.send(path)).text());
      } else await page.goto(path);
      await look(page, found, path.replace(/[\w-]{22}/, 'ID'));
    }
    await sealCard(product, opening);
    // A page that was made a moment ago is shown again: nothing told the server that the row has changed.
    await expect(async () => {
      await page.goto(`/card/${opening}`);
      await expect(page.locator('[data-sealed]')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await look(page, found, 'sealed');
    expect(found).toEqual([]);
  });

  if (isLatin) continue;

  test(`refusals in ${language}`, async ({ product }) => {
    const member = await memberWithCards(product);
    const [published] = member.cards as [string];
    const from = { referer: `${product.origin}/${language}/studio` };
    const stranger = newVisitor(product, 'stranger');
    const json = { 'content-type': 'application/json', ...from };
    const html = { accept: 'text/html', ...from };
    const form = (fields: Record<string, string>) => new URLSearchParams(fields);
    const asked: readonly (readonly [path: string, init?: RequestInit])[] = [
      ['/assets/none.js', {}],
      ['/fonts/none.woff2', {}],
      [`/${language}/likes.data`, {}],
      ['/studio/save', { method: 'POST', headers: json, body: '{}' }],
      ['/studio/save', { method: 'POST', headers: json, body: 'x' }],
      ['/studio/wish', { method: 'POST', headers: json, body: '{}' }],
      ['/studio/share', { method: 'POST', headers: json, body: '{}' }],
      ['/studio/photo', { method: 'POST', body: 'x' }],
      ['/studio/sound?kind=upload', { method: 'POST', body: 'x' }],
      ['/studio/sound', { method: 'POST', body: 'x' }],
      ['/studio/save', { method: 'POST', headers: json, body: 'x'.repeat(300 * 1024) }],
      [`/${language}/contact`, { method: 'POST', headers: html, body: 'x'.repeat(300 * 1024) }],
      ['/contact', { method: 'POST', headers: { origin: 'https://other.example' }, body: 'x' }],
      [`/card/${published}`, { method: 'DELETE' }],
      [`/card/${published}/reply`, { method: 'DELETE' }],
      [
        `/card/${published}/reply`,
        { method: 'POST', headers: { accept: 'application/json' }, body: form({}) },
      ],
      [`/card/${published}/reply`, { method: 'POST', headers: html, body: form({}) }],
      [`/card/${published}/reply`, { method: 'POST', headers: html, body: 'x' }],
      ['/card/AAAAAAAAAAAAAAAAAAAAAA/reply', { method: 'POST', headers: html, body: form({ text: 'x' }) }],
      ['/card/AAAAAAAAAAAAAAAAAAAAAA/card.png', {}],
      ['/card/AAAAAAAAAAAAAAAAAAAAAA/print.pdf', {}],
      ['/card/AAAAAAAAAAAAAAAAAAAAAA/card.html', {}],
      [`/${language}/gallery/none/picture.webp`, {}],
      ['/files/AAAAAAAAAAAAAAAAAAAAAA', {}],
      ['/drawings/none.svg', {}],
      [`/${language}/report?design=lift-off`, { method: 'POST', body: form({ intent: 'report' }) }],
      ['/likes/none', { method: 'POST', body: form({}) }],
      [
        '/api/auth/sign-in/email',
        { method: 'POST', headers: json, body: '{"email":"a@b.example","password":"wrong one"}' },
      ],
      [
        '/api/auth/sign-up/email',
        { method: 'POST', headers: json, body: '{"email":"x","password":"y","name":""}' },
      ],
      ['/api/auth/none', {}],
      [
        `/${language}/login`,
        {
          method: 'POST',
          headers: html,
          body: form({ intent: 'login', email: 'a@b.example', password: 'x' }),
        },
      ],
      [
        `/${language}/signup`,
        { method: 'POST', headers: html, body: form({ intent: 'signup', email: 'x' }) },
      ],
      [
        `/${language}/reset-password`,
        { method: 'POST', headers: html, body: form({ intent: 'forgot', email: '' }) },
      ],
      [
        `/${language}/contact`,
        { method: 'POST', headers: html, body: form({ intent: 'contact', email: 'x' }) },
      ],
    ];
    const found: string[] = [];
    for (const [path, init = {}] of asked) {
      for (const visitor of [member, stranger]) {
        const headers = { ...from, ...(init.headers as Record<string, string>) };
        const answer = await visitor.send(path, { ...init, headers });
        const name = `${init.method ?? 'GET'} ${path} ${answer.status}`;
        found.push(
          ...saidIn(answer.headers.get('content-type') ?? '', await answer.text()).map(
            (said) => `${name}: ${said}`,
          ),
        );
      }
    }
    const shown = found.map((text) => text.replace(/[\w-]{22}/g, 'ID'));
    expect([...new Set(shown)]).toEqual([]);
  });

  test(`files in ${language} are named in it`, async ({ product }) => {
    const member = await memberWithCards(product);
    const found: string[] = [];
    for (const file of ['card.png', 'card.html', 'print.pdf']) {
      const answer = await member.send(`/card/${member.cards[0]}/${file}`);
      const name = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
      const stem = decodeURIComponent(name).replace(/\.\w+$/, '');
      if (!stem || latinWords(stem).length > 0) found.push(`${file}: ${stem}`);
    }
    expect(found).toEqual([]);
  });
}

/** Of an answer: its plain text, the sentences in JSON, the visible words of a page. */
function saidIn(type: string, body: string): string[] {
  const said = type.startsWith('application/json')
    ? Object.entries(JSON.parse(body || '{}') as Record<string, unknown>)
        // The `message` of accounts is for programs: pages say its `sentence`.
        .filter(([key, value]) => typeof value === 'string' && ['error', 'title', 'stored'].includes(key))
        .map(([, value]) => String(value))
    : type.startsWith('text/html')
      ? [...body.replace(/<(script|style|code)[\s\S]*?<\/\1>/g, '').matchAll(/>([^<]+)</g)].map(
          ([, text]) => `${text}`,
        )
      : type.startsWith('text/plain')
        ? [body]
        : [];
  return said
    .filter((text) => latinWords(text.replace(/&\w+;/g, ' ')).length > 0)
    .map((text) => text.trim().slice(0, 160));
}
