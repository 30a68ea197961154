// Shows: an abuse walk by HTTP: whoever makes many accounts, asks for many receivers, types addresses, links and look-alike letters as names, headers into fields or other spellings of an address that wants no mail, has no more mail sent than the limits say, and none with a word of theirs
// Spec: 10.13
import { expect, test } from '@playwright/test';
import { type MailProcess, startMailProcess } from '../support/mail-process.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { nextMonth } from '../support/sender.ts';
import { startSigning } from '../support/signing.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

let folder: string;
let mail: MailProcess;
let env: Readonly<Record<string, string>>;

test.beforeAll(async () => {
  folder = temporaryFolder();
  mail = await startMailProcess();
  const own = { MAIL_FROM: 'Bloom <hello@cards.example>', DELIVERY: 'on', DELIVERY_PER_HOUR: '60' };
  env = { ...mail.env, ...mail.trust, ...own };
});

test.afterAll(() => mail?.stop());

/** What an attacker wants in front of strangers. */
const bait = 'WIN-MONEY';

/** Names of accounts: each a way to say something by the header of a mail. */
const names = [
  `${bait} at evil.example`,
  `https://evil.example/${bait}`,
  `call@evil.example`,
  `${bait}\r\nBcc: more@example.org`,
  `\u202e${bait}`,
  'P\u0430ypal Support',
  'Birthday Bloom',
  '\uff37\uff29\uff2e',
  `${bait} ${bait} ${bait} ${bait} ${bait}`,
  '=?utf-8?q?WIN?=',
];

interface Wanted {
  readonly email: string;
  readonly [field: string]: string;
}

async function ask(member: Member, card: string, wanted: Wanted): Promise<Response> {
  const fields = {
    ...{ intent: 'save', language: 'en', opens: 'later', sealDate: nextMonth(), sealTime: '00:00' },
    ...{ sealWhere: 'city', sealCity: 'Berlin, Germany', ...wanted },
  };
  return member.submit(`/dashboard/delivery?card=${card}`, fields);
}

async function attacker(product: Product, { name = 'Mira', days = 10 } = {}): Promise<Member> {
  const member = await newMember(product, 'attacker');
  await ownerRows(product, 'update "user" set name = $2, email_verified = true where id = $1', [
    member.userId,
    name,
  ]);
  await ownerRows(
    product,
    'update account set proved_at = now() - make_interval(days => $2) where user_id = $1',
    [member.userId, days],
  );
  return member;
}

/** As if three mailboxes of the attacker’s own had opened earlier mail, so that the name may stand in the header. */
async function trust(product: Product, { userId }: Member, card: string): Promise<void> {
  await ownerRows(
    product,
    `insert into deliveries (card_id, id, user_id, sender_name, email, address_hash, language, date, time, zone, city,
       state, sent_at, opened_at, created_at)
     select $2, lpad(n::text, 22, '0'), $1, u.name, n || '@own.example', 'own' || n, 'en', '2026-01-01', '08:00', 'UTC', '',
       'sent', now(), now(), now() - interval '9 days'
     from generate_series(1, 3) n, "user" u where u.id = $1`,
    [userId, card],
  );
}

const hostileCard = { toName: bait, fromName: `${bait} Ltd`, message: `${bait}: https://evil.example` };
const publish = (member: Member) => saveCard(member, { status: 'published', card: hostileCard });
const receivers = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}@example.org`);

/** Every mail that was asked for is due now; resolves when nothing more is sent. */
async function sendAll(before: Product): Promise<Product> {
  await ownerRows(
    before,
    `update deliveries set date = (now() at time zone 'Europe/Berlin')::date, time = '00:00', zone = 'Europe/Berlin'
     where state = 'scheduled'`,
    [],
  );
  await before.stop();
  const product = await startProduct({ dataDir: folder, env });
  const open = `select 1 from deliveries where state = 'sending' or (state = 'scheduled' and next_try_at is null)`;
  await expect.poll(() => ownerRows(product, open, []), { timeout: 60_000 }).toEqual([]);
  return product;
}

const to = (one: string) => /^To: (.*?)\r?$/m.exec(one)?.[1] ?? '';
const sentTo = (pattern: RegExp) => mail.mails.filter((one) => pattern.test(to(one)));

test('an abuse walk by HTTP sends no more than the limits and no word of its own', async () => {
  test.setTimeout(240_000);
  let product = await startProduct({ dataDir: folder, env });

  // Accounts that were made a moment ago, and guests.
  const fresh = await attacker(product, { days: 0 });
  expect((await ask(fresh, await publish(fresh), { email: 'fresh@example.org' })).status).toBe(400);
  const unconfirmed = await newMember(product, 'unconfirmed');
  const refused = await ask(unconfirmed, await publish(unconfirmed), { email: 'fresh@example.org' });
  expect(refused.status).toBe(400);

  // Many receivers at once, over several cards: of an account in its first week, and of one that is older.
  for (const [days, prefix] of [
    [2, 'young'],
    [10, 'old'],
  ] as const) {
    const member = await attacker(product, { days });
    const cards = [await publish(member), await publish(member), await publish(member)];
    const asked = receivers(prefix, 30).map((email, n) => ask(member, cards[n % 3] ?? '', { email }));
    await Promise.all(asked);
  }

  // One victim by many accounts in many spellings, with names that say something.
  const spellings = ['victim@gmail.com', 'v.ictim@gmail.com', 'VICTIM+a@gmail.com', 'victim@googlemail.com'];
  for (const [n, name] of names.entries()) {
    const member = await attacker(product, { name });
    const card = await publish(member);
    await trust(product, member, card);
    await ask(member, card, { email: spellings[n % spellings.length] ?? '' });
    await ask(member, card, { email: `named${n}@example.org` });
  }

  // Headers, lists and tags in every field; somebody else's card.
  const injecting = await attacker(product);
  const card = await publish(injecting);
  for (const email of [
    'a@example.org\r\nBcc: more@example.org',
    'a@example.org, more@example.org',
    'a@example.org;more@example.org',
    `"${bait}" <a@example.org>`,
    `${bait} <a@example.org>`,
    'a@example.org%0aBcc:more@example.org',
  ])
    expect((await ask(injecting, card, { email })).status, email).toBe(400);
  await ask(injecting, card, {
    email: 'fields@example.org',
    language: `en\r\n${bait}`,
    sealCity: `${bait}\r\nX: y`,
  });
  await ask(injecting, card, {
    email: 'fields@example.org',
    language: `en\r\n${bait}`,
    subject: bait,
    message: bait,
  });
  const other = await attacker(product);
  expect((await ask(other, card, { email: 'theirs@example.org' })).status).toBe(404);

  // Invitations to sign, with names that say something, and the link of what a stranger wrote.
  const organiser = await attacker(product, { name: bait });
  const signed = await publish(organiser);
  const link = await startSigning(organiser, signed);
  const page = `/dashboard/signing?card=${signed}`;
  const post = (fields: Record<string, string>) => organiser.submit(page, fields);
  const invited = Array.from({ length: 25 }, (_, n) => `${bait} ${n} evil.example`);
  await post({ intent: 'invite', names: invited.join('\n') });
  const rows = await ownerRows<{ id: string }>(product, 'select id from invitations where card_id = $1', [
    signed,
  ]);
  expect(rows).toHaveLength(25);
  for (const [n, { id }] of rows.entries()) {
    await post({ intent: 'mail', invitation: id, email: `invited${n}@example.org` });
    await post({ intent: 'mail', invitation: id, email: `again${n}@example.org` });
  }
  for (let n = 0; n < 5; n += 1) {
    const signer = newVisitor(product);
    const form = {
      name: `${bait} ${n}`,
      words: `${bait} evil.example`,
      key: `${n}`.repeat(22),
    };
    const done = await signer.submit(link, form);
    const own = done.headers.get('location')?.split('?')[0] ?? '';
    expect(own, `note ${n} was taken`).toMatch(/^\/signed\//);
    const asked = { intent: 'mail', email: spellings[n % spellings.length] ?? '' };
    await signer.submit(own, asked);
  }

  product = await sendAll(product);
  await expect.poll(() => ownerRows(product, 'select 1 from mail_jobs', []), { timeout: 30_000 }).toEqual([]);

  const counts = {
    fresh: sentTo(/^fresh/).length,
    young: sentTo(/^young/).length,
    old: sentTo(/^old/).length,
    victim: sentTo(/g(oogle)?mail/).length,
    named: sentTo(/^named/).length,
    invited: sentTo(/^(invited|again)/).length,
    others: sentTo(/more@|theirs@|^a@/).length,
  };
  expect(counts).toMatchObject({ fresh: 0, young: 5, old: 20, victim: 3, others: 0 });
  expect(counts.named).toBe(names.length);
  expect(counts.invited).toBeLessThanOrEqual(20);
  expect(counts.invited).toBeGreaterThan(0);
  // With the letters to senders, which are no mail to others.
  const toOthers = mail.mails.filter((one) => !/attacker/.test(to(one)));
  expect(toOthers.length, 'the hour of the whole site').toBeLessThanOrEqual(60);

  for (const one of toOthers) {
    const plain = one.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]/g, ' ');
    const encoded = [...plain.matchAll(/=\?utf-8\?b\?([^?]+)\?=/gi)].map(([, text = '']) =>
      Buffer.from(text, 'base64').toString(),
    );
    const all = [plain, ...encoded].join('\n');
    expect(all, to(one)).not.toMatch(/WIN|evil\.example|[Bb]cc:|\u202e|P\u0430ypal|call@/);
    expect(one).toMatch(/^From: Bloom <hello@cards\.example>\r?$/m);
    expect(one.match(/^(To|Cc):/gim)).toHaveLength(1);
    // Each start of the product has its own port.
    const hosts = [...plain.matchAll(/https?:\/\/([^\s"/:<>]+)/g)].map(([, host]) => host);
    expect(new Set(hosts), to(one)).toEqual(new Set([new URL(product.origin).hostname]));
  }

  // The victim wants no more: whoever asks, in whatever spelling, by whatever way, nothing comes.
  const [first = ''] = sentTo(/g(oogle)?mail/);
  const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(first.replace(/\r?\n[ \t]/g, '')) ?? [];
  const stopped = await fetch(product.origin + new URL(address).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  // As if a month had passed.
  await ownerRows(product, `update delivery_log set started_at = started_at - interval '31 days'`, []);
  for (const email of spellings) {
    const member = await attacker(product);
    expect((await ask(member, await publish(member), { email })).status, 'the answer tells nothing').toBe(
      302,
    );
  }
  const before = sentTo(/g(oogle)?mail/).length;
  product = await sendAll(product);
  expect(sentTo(/g(oogle)?mail/)).toHaveLength(before);
  const [states] = await ownerRows<{ refused: number }>(
    product,
    `select count(*)::int as refused from deliveries where state = 'refused' and is_suppressed`,
    [],
  );
  expect(states?.refused).toBe(4);
  await product.stop();
});
