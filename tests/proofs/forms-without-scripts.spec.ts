// Shows: every form of every page, pressed without JavaScript, is taken from its own page; mail about answers is
// stopped by a press; who keeps no cookies is told so after a log-in and a link
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { newGuest, newMember, newVisitor, saveCard, signUpMember, type Visitor } from '../support/visitor.ts';

/*
 * Every form, pressed in a browser that runs no scripts. A browser that withholds its origin, because the page's referrer
 * policy says so, is refused as another site.
 */

/** Somebody new, and the address of one of their pages. */
type Place = (product: Product) => Promise<{ readonly who: Visitor; readonly path: string }>;

const asVisitor =
  (path: string): Place =>
  async (product) => ({ who: newVisitor(product), path });

const asGuest =
  (path: string): Place =>
  async (product) => {
    const who = await newGuest(product);
    await saveCard(who);
    return { who, path };
  };

/** `CARD` stands for a card of theirs that is published and has an answer. */
const asMember =
  (path: string): Place =>
  async (product) => {
    const who = await newMember(product);
    await saveCard(who, { status: 'draft' });
    const card = await saveCard(who);
    await answer(product, card);
    return { who, path: path.replace('CARD', card) };
  };

const places: Readonly<Record<string, Place>> = {
  home: asVisitor('/'),
  'log-in': asVisitor('/login'),
  'sign-up': asVisitor('/signup'),
  'cards of a guest': asVisitor('/guest/link'),
  contact: asVisitor('/contact'),
  Discover: asVisitor('/discover'),
  'report of a design': asVisitor('/report?design=lift-off'),
  'a card': async (product) => ({ ...(await asMember('/card/CARD')(product)), who: newVisitor(product) }),
  'report of a card': async (product) => ({
    ...(await asMember('/report?card=CARD')(product)),
    who: newVisitor(product),
  }),
  'mail about answers': async (product) => ({
    who: newVisitor(product),
    path: (await unsubscribeAddress(product)).path,
  }),
  'a guest’s dashboard': asGuest('/dashboard'),
  'a guest’s edit link': asGuest('/guest/edit-link'),
  drafts: asMember('/dashboard'),
  'created cards': asMember('/dashboard?tab=created'),
  'a card’s seal': asMember('/dashboard/seal?card=CARD'),
  'a card’s answers': asMember('/dashboard/replies?card=CARD'),
  settings: asMember('/dashboard/settings'),
  profile: asMember('/profile'),
};

async function answer(product: Product, card: string): Promise<void> {
  const body = new URLSearchParams({ text: 'Thank you!', name: 'Asha' });
  const sent = await newVisitor(product).send(`/card/${card}/reply`, { method: 'POST', body });
  expect(sent.status).toBe(200);
}

async function unsubscribeAddress(product: Product) {
  const owner = await newMember(product, 'answered');
  await ownerRows(product, 'update "user" set email_verified = true where id = $1', [owner.userId]);
  await answer(product, await saveCard(owner));
  const { text } = await mailTo(product, owner.email, 'reply');
  const [path = ''] = /\/mail\/replies\/\S+/.exec(text) ?? [];
  return { owner, path };
}

/** Of the forms that every page has, the home page's are enough. */
const buttons = (page: Page) => {
  const frame = new URL(page.url()).pathname === '/' ? '' : ':not([action="/language"])';
  return page.locator(`form[method=post]${frame} button`).filter({ visible: true });
};

/** Opens what is folded, so that every button is seen. */
async function unfold(page: Page): Promise<void> {
  await page.locator('body').evaluate((body) => {
    for (const details of body.querySelectorAll('details')) details.open = true;
  });
}

/**
 * The buttons of forms that say their order by a button alone, though they have fields and one order, or that of the
 * log-in before others: password managers send such forms without pressing a button.
 */
function buttonsNeeded(page: Page): Promise<(string | null)[]> {
  return page.locator('form[method=post]').evaluateAll((forms) => {
    const needed = forms.filter((form): form is HTMLFormElement => {
      if (!(form instanceof HTMLFormElement) || new FormData(form).has('intent')) return false;
      const orders = [...form.querySelectorAll<HTMLButtonElement>('button[name=intent]')];
      const hasFields = form.querySelector('input:not([type=hidden]), textarea, select') !== null;
      return hasFields && (orders.length === 1 || orders[0]?.value === 'login');
    });
    return needed.map(({ textContent }) => textContent);
  });
}

/** Fills in the form of a button so that it is sent. */
async function fillIn(button: Locator): Promise<void> {
  await button.evaluate(({ form }: HTMLButtonElement) => {
    if (!form) throw new Error('The button has no form.');
    form.noValidate = true;
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.type === 'checkbox') field.checked = true;
      else if (field.type === 'email') field.value ||= 'somebody@example.org';
      else if (field.type === 'password') field.value = 'a quiet garden with bees';
      else if (['text', 'textarea'].includes(field.type)) field.value ||= 'Some words';
    }
  });
}

for (const [name, place] of Object.entries(places)) {
  test(`${name}: every form is taken from its own page`, async ({ openAs, product, expectTrouble }) => {
    // A form may be refused for what was typed.
    expectTrouble(/answer 4(00|01|09|22)|status of 4(00|01|09|22)/);
    let count = 1;
    for (let index = 0; index < count; index += 1) {
      const { who, path } = await place(product);
      const page = await openAs({ javaScriptEnabled: false }, who);
      await page.goto(path);
      await unfold(page);
      expect(await buttonsNeeded(page), path).toEqual([]);
      count = await buttons(page).count();
      expect(count, path).toBeGreaterThan(0);
      const button = buttons(page).nth(index);
      await fillIn(button);
      const label = `${path}: ${await button.textContent()}`;
      const posted = page.waitForResponse((response) => response.request().method() === 'POST');
      await button.click();
      const status = (await posted).status();
      expect([200, 302, 303, 400, 401, 409, 422], `${label} ${status}`).toContain(status);
      await page.context().close();
    }
  });
}

test('mail about answers is stopped, and comes again, by a press', async ({ openAs, product }) => {
  const { owner, path } = await unsubscribeAddress(product);
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto(path);
  await page.getByRole('button', { name: 'Turn off these emails' }).click();
  await expect(page.getByRole('button', { name: 'Turn these emails on' })).toBeVisible();
  const sql = 'select from reply_mails where user_id = $1 and stopped_at is not null';
  expect(await ownerRows(product, sql, [owner.userId])).toHaveLength(1);
});

/** What a browser shows that runs no scripts and keeps no cookies: each request is that of a stranger. */
async function openWithoutCookies(product: Product, path: string, init?: RequestInit): Promise<string> {
  const answer = await newVisitor(product).send(path, init);
  const to = answer.headers.get('location');
  return to === null ? answer.text() : openWithoutCookies(product, to.replace(product.origin, ''));
}

const noCookies = 'Your browser is blocking cookies';

test('a right log-in of a browser that keeps no cookies ends with the reason, and so does each way beside it', async ({
  product,
}) => {
  const member = await newMember(product, 'without-cookies');
  const { email, password } = member;
  const account = { email, password };
  const newAccount = {
    name: 'Asha Rao',
    email: `new-${email}`,
    password,
    confirmPassword: password,
    agreeToTerms: 'on',
  };
  const ways: [path: string, form: Record<string, string>][] = [
    ['/login?next=%2Fprofile', { intent: 'login', ...account }],
    ['/login?next=%2Fprofile', { intent: 'guest' }],
    ['/signup?next=%2Fprofile', { intent: 'signup', ...newAccount }],
  ];
  for (const [path, form] of ways) {
    const body = new URLSearchParams(form);
    const page = await openWithoutCookies(product, path, { method: 'POST', body });
    expect(page, form.intent).toContain(noCookies);
    expect(page, 'the way on is kept').toContain('/signup?next=%2Fprofile');
  }
  expect(await openWithoutCookies(product, '/login/google?error=state_mismatch')).toContain(noCookies);
  expect(await openWithoutCookies(product, '/login'), 'who has not tried yet').not.toContain(noCookies);
});

test('that a message or a report was sent is said without cookies', async ({ product }) => {
  const message = { name: 'Asha Rao', email: 'asha@example.org', subject: 'bug', message: 'No candles.' };
  const body = new URLSearchParams({ intent: 'contact', ...message });
  expect(await openWithoutCookies(product, '/contact', { method: 'POST', body })).toContain('Message Sent!');
  const design = 'lift-off';
  const report = new URLSearchParams({ intent: 'report', design, reason: 'spam', key: 'B'.repeat(22) });
  const reported = await openWithoutCookies(product, `/report?design=${design}`, {
    method: 'POST',
    body: report,
  });
  expect(reported).toContain('Report Submitted');
});

test('links of our mail say so, too, and do not call themselves expired', async ({ product }) => {
  const { email, post } = await signUpMember(product, 'links-without-cookies');
  expect((await post('/api/auth/request-password-reset', { email })).ok).toBe(true);
  const guest = await newGuest(product);
  const made = await guest.submit('/guest/edit-link', { intent: 'make' });
  const [editLink = ''] = /\/guest\/link\?key=[\w-]+/.exec(await made.text()) ?? [];
  const links = [
    linkIn(await mailTo(product, email, 'verification')),
    linkIn(await mailTo(product, email, 'reset')),
    editLink,
  ];
  for (const link of links) {
    const page = await openWithoutCookies(product, link.replace(product.origin, ''));
    expect(page, link).toContain(noCookies);
    expect(page, link).not.toMatch(/no longer works|doesn’t work any more/);
  }
  expect(await openWithoutCookies(product, '/confirm-email')).toContain('This link no longer works.');
});

test('where cookies are kept, a log-in leads on to pages of this site only', async ({ product }) => {
  const member = await newMember(product, 'kept');
  for (const [kept, to] of [
    ['/studio?template=3', '/studio?template=3'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
  ] as const) {
    const answer = await member.send(`/login?kept=${encodeURIComponent(kept)}`);
    expect(answer.headers.get('location')).toBe(to);
  }
});
