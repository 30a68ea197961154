// Shows: every kind of mail is registered, has its words in every language, and says only what can be trusted
import { describe, expect, test } from 'vitest';
import { offeredLanguages as languages } from '#content/languages/languages.ts';
import { mailSite, messageOf } from '#tests/support/mail-messages.ts';
import { createMessageWriter, type MailJob, mailKinds, sampleMessages } from './mail-kinds.ts';

test('every kind is registered under a name of its own', () => {
  const files = import.meta.glob<Record<string, unknown>>('./kinds/*.ts', { eager: true });
  const defined = Object.values(files).flatMap((file) => Object.values(file));
  expect(new Set(mailKinds)).toEqual(new Set(defined));
  expect(new Set(mailKinds.map(({ kind }) => kind)).size).toBe(defined.length);
});

test('no two kinds say the same', () => {
  const subjects = mailKinds.map((kind) => sampleMessages(kind, mailSite)[0]?.subject);
  expect(new Set(subjects).size).toBe(mailKinds.length);
});

test.each(mailKinds.map((kind) => [kind.kind, kind] as const))(
  'every language has its own words in a message of the kind %s',
  (_name, kind) => {
    const messages = sampleMessages(kind, mailSite);
    expect(messages.map(({ language }) => language)).toEqual(kind.isToOperator ? ['en'] : languages);
    for (const part of ['subject', 'text'] as const)
      expect(new Set(messages.map((message) => message[part])).size).toBe(messages.length);
  },
);

test.each([
  ['another kind', { kind: 'greeting', to: 'mina@example.com' }],
  ['other data', { kind: 'reset', receiver: 'mina@example.com' }],
])('what another release stored cannot be read: %s', async (_name, job) => {
  expect(await createMessageWriter(mailSite)(job)).toBe('unreadable');
});

const reader = { to: 'mina@example.com', name: 'Mina O’Hara-Lühr' };
const toReaders = [
  { kind: 'verification', ...reader },
  { kind: 'reset', ...reader },
  { kind: 'confirm-sign-in', ...reader, provider: 'facebook', pending: 'one' },
  { kind: 'existing-account', ...reader },
  { kind: 'taken-over', ...reader, provider: 'google' },
] as const satisfies readonly MailJob[];

describe.each(toReaders.map((job) => [job.kind, job] as const))('the message %s', (kind, job) => {
  test('greets by name and has the link, as HTML and as text', async () => {
    const { to, subject, text, html } = await messageOf(job);
    const page = { 'existing-account': '/login', 'taken-over': '/dashboard' }[kind as string];
    const url = page ? mailSite.origin + page : await mailSite.links.reset();
    expect(to).toBe('mina@example.com');
    expect(subject).toContain('Birthday Bloom');
    expect(text).toMatch(/^Hello Mina O’Hara-Lühr,\n/);
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
  });

  test('loads nothing from a server', async () => {
    expect((await messageOf(job)).html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  });

  test.each(['Mina <b>x</b>', 'win at http://evil.example', 'evil.example', 'call +91 99999', ''])(
    'does not greet %j, which may be no name',
    async (name) => {
      const { text, html } = await messageOf({ ...job, name });
      expect(text).toMatch(/^Hello,\n/);
      expect(html).toContain('>Hello,<');
    },
  );

  test('says why it was sent and by which site', async () => {
    const { text, html } = await messageOf(job);
    expect(text).toContain('You’re getting this email because');
    expect(html).toContain('You’re getting this email because');
    expect(html).toContain('>bloom.example</a>');
    if (kind !== 'taken-over') expect(text).toContain('If it wasn’t you, please ignore it');
  });
});

test('the site name is escaped in HTML', async () => {
  const { html } = await messageOf({ kind: 'reset', ...reader }, { site: 'Cards & <Co>' });
  expect(html).toContain('Cards &amp; &lt;Co&gt;');
});

test('its links to the site are in its language', async () => {
  const { html, text } = await messageOf({ kind: 'reset', ...reader, language: 'hi' });
  expect(text).toContain('\nhttps://bloom.example/hi\n');
  expect(html.match(/href="https:\/\/bloom\.example(?!\/hi["/])/g)).toBeNull();
});

describe('a message of a visitor', () => {
  const job = {
    kind: 'contact',
    name: 'Mina O’Hara',
    email: 'mina@example.com',
    subject: 'Bug report',
    message: 'Dear team,\r\n<script>alert(1)</script> & "more"',
  } as const;

  test('is sent to the operator, with replies to the visitor', async () => {
    expect(await messageOf(job)).toMatchObject({
      kind: 'contact',
      to: 'us@bloom.example',
      replyTo: 'mina@example.com',
      subject: 'Bug report: a message from Mina O’Hara',
    });
  });

  test('is escaped and quoted line by line, as HTML and as text', async () => {
    const { html, text } = await messageOf(job);
    expect(text).toContain('> Dear team,\n> <script>alert(1)</script> & "more"\n');
    expect(html).toContain('Dear team,<br>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).not.toContain('<script');
  });

  test.each(['a\r\nBcc: eve@example.com', 'a\u2028b', 'a\u0000b', 'a\u0085b', 'x'.repeat(5_000)])(
    'starts no new header with %j as name or subject',
    async (text) => {
      const { subject } = await messageOf({ ...job, name: text, subject: text });
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(subject.length).toBeLessThan(350);
    },
  );

  test.each([
    'a@b.example, eve@c.example',
    'a@b.example\r\nX-Evil: 1',
    'Bank <a@b.example>',
    '"a b"@c.example',
    'a;b@c.example',
    'nobody',
    '',
  ])('has no reply address when it is %j', async (email) => {
    expect(await messageOf({ ...job, email })).not.toHaveProperty('replyTo');
  });
});

describe('a report', () => {
  const job = {
    kind: 'report',
    cardId: 'A'.repeat(22),
    design: null,
    reason: 'Something else',
    text: '<script>alert(1)</script>\r\nBcc: eve@example.com',
  } as const;

  test('is sent to the operator with the link of the card, and what was added as a quote', async () => {
    const { to, subject, text, html } = await messageOf(job);
    expect(to).toBe('us@bloom.example');
    expect(subject).toBe('A report of a card: Something else');
    expect(text).toContain(`https://bloom.example/card/${job.cardId}`);
    expect(text).toContain('> <script>alert(1)</script>\n> Bcc: eve@example.com\n');
    expect(html).not.toContain('<script');
  });

  test('names a design, and quotes nothing where nothing was added', async () => {
    const { subject, text } = await messageOf({ ...job, cardId: null, design: 'lift-off', text: '' });
    expect(subject).toBe('A report of a design: Something else');
    expect(text).toContain('https://bloom.example/studio?template=lift-off');
    expect(text).not.toContain('\n>');
  });
});
