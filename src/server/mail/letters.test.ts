import { describe, expect, test } from 'vitest';
import { existingAccountLetter, resetLetter, verificationLetter } from './letters.ts';

const parts = {
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  to: 'mina@example.com',
  name: 'Mina O’Hara-Lühr',
  url: 'https://bloom.example/verify?token=a&callbackURL=%2Flogin',
};

describe.each([
  ['verification', verificationLetter],
  ['existing account', existingAccountLetter],
  ['reset', resetLetter],
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
  expect(resetLetter({ ...parts, site: 'Cards & <Co>' }).html).toContain('Cards &amp; &lt;Co&gt;');
});
