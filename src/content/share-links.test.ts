// Spec: 7.12, 7.13
import { describe, expect, test } from 'vitest';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { mailText, type SharedCardFacts, shareLinks } from './share-links.ts';

const address = 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAAAA';
const card: SharedCardFacts = {
  toName: 'Ravi',
  fromName: 'Asha',
  address,
  language: 'en',
  sharer: 'sender',
  opensOn: null,
};

const awkwardNames = [
  'आशा श्रीनिवासन',
  'ليلى عبد الرحمن',
  '王小明',
  'Rao 👨‍👩‍👧‍👦',
  `O'Neill "Kit" & Söhne <b> 100% #1 + ?`,
];

describe('a letter', () => {
  test('has its subject, a warm text and the link on a line of its own', () => {
    expect(mailText(card)).toBe(
      `Dear Ravi,\r\n\r\nI made a birthday card for you, with all my heart. Open it here:\r\n\r\n${address}\r\n\r\nWith love,\r\nAsha`,
    );
    const link = new URL(shareLinks.email(card, 'ravi+home@example.org'));
    expect(link.protocol).toBe('mailto:');
    expect(link.pathname).toBe('ravi%2Bhome@example.org');
    expect(read(link.href, 'subject')).toBe('A Special Birthday Card For You!');
    expect(read(link.href, 'body')).toBe(mailText(card));
    expect(link.href).not.toMatch(/[\s+"<>]/);
    expect(link.href).toContain('%0D%0A');
  });

  test('without names is still a letter', () => {
    const text = mailText({ ...card, toName: ' ', fromName: '' });
    expect(text).toMatch(/^Hello,\r\n/);
    expect(text).toMatch(/\r\nWith love$/);
  });

  test('an address cannot add receivers or headers', () => {
    const { pathname, search } = new URL(shareLinks.email(card, 'a,b@example.org?bcc=c@example.org'));
    expect(pathname).toBe('a%2Cb@example.org%3Fbcc%3Dc@example.org');
    expect(new URLSearchParams(search).has('bcc')).toBe(false);
  });

  test('stays short enough for every mail program with the longest names', () => {
    const toName = 'श्री'.repeat(15);
    expect(
      shareLinks.email({ ...card, toName, fromName: toName }, 'someone@example.org').length,
    ).toBeLessThan(2000);
  });
});

test.each(awkwardNames)('%s arrives whole in every link', (toName) => {
  const named = { ...card, toName };
  const shown = isolatedLine(toName);
  expect(read(shareLinks.email(named, 'a@example.org'), 'body')).toContain(`Dear ${shown},`);
  expect(read(shareLinks.whatsapp(named, '919876543210'), 'text')).toBe(
    `Happy Birthday, ${shown}! 🎂 I made a card for you:\n${address}`,
  );
  expect(read(shareLinks.x(named), 'text')).toBe(`Happy Birthday, ${shown}! 🎂`);
  expect(read(shareLinks.pinterest(named), 'description')).toBe(`Happy Birthday, ${shown}! 🎂`);
});

test('line breaks and half characters in a name break no link', () => {
  const named = { ...card, toName: ' Ravi\r\nBcc: x\u0000\tRao \ud83c' };
  expect(read(shareLinks.whatsapp(named, '4712345678'), 'text')).toBe(
    `Happy Birthday, Ravi Bcc: x Rao \ufffd! 🎂 I made a card for you:\n${address}`,
  );
});

test('each place gets what it reads', () => {
  expect(shareLinks.whatsapp(card, '919876543210')).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=Happy%20Birthday/,
  );
  expect(shareLinks.facebook(card)).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  );
  expect(shareLinks.pinterest(card)).toMatch(/^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?/);
  expect(read(shareLinks.pinterest(card), 'url')).toBe(address);
  expect(read(shareLinks.pinterest(card), 'media')).toBe(`${address}/picture.jpg`);
  expect(shareLinks.x(card)).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
  expect(read(shareLinks.x(card), 'url')).toBe(address);
});

/** As the other side reads it: percent signs only, a plus is a plus. */
function read(link: string, name: string): string {
  const pairs = link.slice(link.indexOf('?') + 1).split('&');
  const found = pairs.find((pair) => pair.startsWith(`${name}=`)) ?? '';
  return decodeURIComponent(found.slice(name.length + 1));
}

/** Facebook takes the address alone. */
const posts = ['whatsapp', 'x', 'pinterest', 'email'] as const;

test('whoever got the card passes it on in a voice of their own', () => {
  for (const language of ['en', 'hi', 'es', 'ar', 'de']) {
    const other: SharedCardFacts = { ...card, language, sharer: 'receiver' };
    for (const channel of posts) {
      const said = decodeURIComponent(shareLinks[channel](other));
      expect(said).not.toMatch(
        /I made|Te hice|मैंने|صنعت|Ich habe|Happy|मुबारक|Feliz|سعيد|Alles Gute|With love|Ravi/,
      );
      expect(said).toContain('Asha');
      expect(said).toContain(address);
    }
  }
});

test('nobody is wished a happy birthday while the card is sealed, and it is said when it opens', () => {
  for (const language of ['en', 'hi', 'es', 'ar', 'de']) {
    for (const toName of ['Ravi', '']) {
      const sealed: SharedCardFacts = { ...card, toName, language, opensOn: '2026-12-24' };
      for (const channel of posts) {
        const said = decodeURIComponent(shareLinks[channel](sealed));
        expect(said).not.toMatch(/Happy|मुबारक|Feliz|سعيد|Alles Gute/);
        expect(said).toMatch(/24|٢٤/);
      }
    }
  }
});
