import { describe, expect, test } from 'vitest';
import {
  confirmSignInMessage,
  contactMessage,
  existingAccountMessage,
  type MessageParts,
  resetMessage,
  takenOverMessage,
  verificationMessage,
} from './messages.ts';

const parts = {
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  to: 'mina@example.com',
  name: 'Mina O’Hara-Lühr',
  url: 'https://bloom.example/verify?token=a&callbackURL=%2Flogin',
};

describe.each([
  ['verification', verificationMessage],
  ['existing account', existingAccountMessage],
  ['reset', resetMessage],
  ['confirm a sign-in', (letter: MessageParts) => confirmSignInMessage({ ...letter, provider: 'Facebook' })],
  ['taken over', (letter: MessageParts) => takenOverMessage({ ...letter, provider: 'Google' })],
])('the %s letter', (_name, letter) => {
  test('greets by name and carries the link in both parts', () => {
    const { to, subject, text, html } = letter(parts);
    expect(to).toBe('mina@example.com');
    expect(subject).toContain('Birthday Bloom');
    expect(text).toMatch(/^Hello Mina O’Hara-Lühr,\n/);
    expect(text).toContain(parts.url);
    expect(html).toContain('href="https://bloom.example/verify?token=a&amp;callbackURL=%2Flogin"');
  });

  test('fetches nothing', () => {
    expect(letter(parts).html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  });

  test.each(['Mina <b>x</b>', 'win at http://evil.example', 'evil.example', 'call +91 99999', ''])(
    'leaves out %j, which need not be a name',
    (name) => {
      expect(letter({ ...parts, name }).text).toMatch(/^Hello,\n/);
      expect(letter({ ...parts, name }).html).toContain('>Hello,<');
    },
  );
});

test('the site name is text in the HTML part', () => {
  expect(resetMessage({ ...parts, site: 'Cards & <Co>' }).html).toContain('Cards &amp; &lt;Co&gt;');
});

test('a letter says why it came and where from', () => {
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

describe('a message of a visitor', () => {
  const { site, origin } = parts;
  const letter = {
    kind: 'contact',
    name: 'Mina O’Hara',
    email: 'mina@example.com',
    subject: 'Bug report',
    message: 'Dear team,\r\n<script>alert(1)</script> & "more"',
  } as const;
  const write = (differs = {}) =>
    contactMessage({ site, origin, to: 'us@bloom.example', letter: { ...letter, ...differs } });

  test('goes to the operator, whose answer goes to the visitor', () => {
    expect(write()).toMatchObject({
      kind: 'contact',
      to: 'us@bloom.example',
      replyTo: 'mina@example.com',
      subject: 'Bug report: a message from Mina O’Hara',
    });
  });

  test('is text and nothing else, line by line, in both parts', () => {
    const { html, text } = write();
    expect(text).toContain('> Dear team,\n> <script>alert(1)</script> & "more"\n');
    expect(html).toContain('Dear team,<br>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).not.toContain('<script');
  });

  test.each(['a\r\nBcc: eve@example.com', 'a\u2028b', 'a\u0000b', 'a\u0085b', 'x'.repeat(5_000)])(
    'writes no header with %j for a name or a subject',
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
  ])('is answered to no such address as %j', (email) => {
    expect(write({ email })).not.toHaveProperty('replyTo');
  });
});
