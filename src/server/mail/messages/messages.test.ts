import { describe, expect, test } from 'vitest';
import {
  confirmSignInMessage,
  contactMessage,
  existingAccountMessage,
  type MessageParts,
  reportMessage,
  resetMessage,
  takenOverMessage,
  verificationMessage,
} from './messages.ts';

const parts = {
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  language: 'en' as const,
  to: 'mina@example.com',
  name: 'Mina O’Hara-Lühr',
  url: 'https://bloom.example/verify?token=a&callbackURL=%2Flogin',
};

describe.each([
  ['verification', verificationMessage],
  ['existing account', existingAccountMessage],
  ['reset', resetMessage],
  ['confirm a sign-in', (to: MessageParts) => confirmSignInMessage({ ...to, provider: 'Facebook' })],
  ['taken over', (to: MessageParts) => takenOverMessage({ ...to, provider: 'Google' })],
])('the message %s', (_name, write) => {
  test('greets by name and has the link, as HTML and as text', () => {
    const { to, subject, text, html } = write(parts);
    expect(to).toBe('mina@example.com');
    expect(subject).toContain('Birthday Bloom');
    expect(text).toMatch(/^Hello Mina O’Hara-Lühr,\n/);
    expect(text).toContain(parts.url);
    expect(html).toContain('href="https://bloom.example/verify?token=a&amp;callbackURL=%2Flogin"');
  });

  test('loads nothing from a server', () => {
    expect(write(parts).html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  });

  test.each(['Mina <b>x</b>', 'win at http://evil.example', 'evil.example', 'call +91 99999', ''])(
    'does not greet %j, which may be no name',
    (name) => {
      expect(write({ ...parts, name }).text).toMatch(/^Hello,\n/);
      expect(write({ ...parts, name }).html).toContain('>Hello,<');
    },
  );
});

test('the site name is escaped in HTML', () => {
  expect(resetMessage({ ...parts, site: 'Cards & <Co>' }).html).toContain('Cards &amp; &lt;Co&gt;');
});

test('a message says why it was sent and by which site', () => {
  for (const { text, html } of [
    verificationMessage(parts),
    existingAccountMessage(parts),
    resetMessage(parts),
  ]) {
    expect(text).toContain('You get this email because');
    expect(text).toContain('If it was not you, please ignore it');
    expect(html).toContain('You get this email because');
    expect(html).toContain('>bloom.example</a>');
  }
});

test('its links to the site are in its language', () => {
  const { html, text } = resetMessage({ ...parts, language: 'hi' });
  expect(text).toContain('\nhttps://bloom.example/hi\n');
  expect(html.match(/href="https:\/\/bloom\.example(?!\/hi["/])/g)).toBeNull();
});

describe('a message of a visitor', () => {
  const { site, origin, language } = parts;
  const job = {
    kind: 'contact',
    name: 'Mina O’Hara',
    email: 'mina@example.com',
    subject: 'Bug report',
    message: 'Dear team,\r\n<script>alert(1)</script> & "more"',
  } as const;
  const write = (differs = {}) =>
    contactMessage({ site, origin, language, to: 'us@bloom.example', job: { ...job, ...differs } });

  test('is sent to the operator, with replies to the visitor', () => {
    expect(write()).toMatchObject({
      kind: 'contact',
      to: 'us@bloom.example',
      replyTo: 'mina@example.com',
      subject: 'Bug report: a message from Mina O’Hara',
    });
  });

  test('is escaped and quoted line by line, as HTML and as text', () => {
    const { html, text } = write();
    expect(text).toContain('> Dear team,\n> <script>alert(1)</script> & "more"\n');
    expect(html).toContain('Dear team,<br>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).not.toContain('<script');
  });

  test.each(['a\r\nBcc: eve@example.com', 'a\u2028b', 'a\u0000b', 'a\u0085b', 'x'.repeat(5_000)])(
    'starts no new header with %j as name or subject',
    (text) => {
      const { subject } = write({ name: text, subject: text });
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
  ])('has no reply address when it is %j', (email) => {
    expect(write({ email })).not.toHaveProperty('replyTo');
  });
});

describe('a report', () => {
  const { site, origin, language } = parts;
  const job = {
    kind: 'report',
    cardId: 'A'.repeat(22),
    design: null,
    reason: 'Something else',
    text: '<script>alert(1)</script>\r\nBcc: eve@example.com',
  } as const;
  const write = (differs = {}) =>
    reportMessage({ site, origin, language, to: 'us@bloom.example', job: { ...job, ...differs } });

  test('is sent to the operator with the link of the card, and what was added as a quote', () => {
    const { to, subject, text, html } = write();
    expect(to).toBe('us@bloom.example');
    expect(subject).toBe('A report of a card: Something else');
    expect(text).toContain(`https://bloom.example/card/${job.cardId}`);
    expect(text).toContain('> <script>alert(1)</script>\n> Bcc: eve@example.com\n');
    expect(html).not.toContain('<script');
  });

  test('names a design, and quotes nothing where nothing was added', () => {
    const { subject, text } = write({ cardId: null, design: 'lift-off', text: '' });
    expect(subject).toBe('A report of a design: Something else');
    expect(text).toContain('https://bloom.example/studio?template=lift-off');
    expect(text).not.toContain('\n>');
  });
});
