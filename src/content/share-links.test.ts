// Spec: 7.12, 7.13
import { describe, expect, test } from 'vitest';
import { isolatedLine } from '#card/text/normalise-text.ts';
import {
  facebookLink,
  mailLink,
  mailText,
  pinterestLink,
  type SharedCardFacts,
  whatsAppLink,
  xLink,
} from './share-links.ts';

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
    const link = new URL(mailLink('ravi+home@example.org', card));
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
    const { pathname, search } = new URL(mailLink('a,b@example.org?bcc=c@example.org', card));
    expect(pathname).toBe('a%2Cb@example.org%3Fbcc%3Dc@example.org');
    expect(new URLSearchParams(search).has('bcc')).toBe(false);
  });

  test('stays short enough for every mail program with the longest names', () => {
    const toName = 'श्री'.repeat(15);
    expect(mailLink('someone@example.org', { ...card, toName, fromName: toName }).length).toBeLessThan(2000);
  });
});

test.each(awkwardNames)('%s arrives whole in every link', (toName) => {
  const named = { ...card, toName };
  const shown = isolatedLine(toName);
  expect(read(mailLink('a@example.org', named), 'body')).toContain(`Dear ${shown},`);
  expect(read(whatsAppLink('919876543210', named), 'text')).toBe(
    `Happy Birthday, ${shown}! 🎂 I made a card for you:\n${address}`,
  );
  expect(read(xLink(named), 'text')).toBe(`Happy Birthday, ${shown}! 🎂`);
  expect(read(pinterestLink(named), 'description')).toBe(`Happy Birthday, ${shown}! 🎂`);
});

test('line breaks and half characters in a name break no link', () => {
  const named = { ...card, toName: ' Ravi\r\nBcc: x\u0000\tRao \ud83c' };
  expect(read(whatsAppLink('4712345678', named), 'text')).toBe(
    `Happy Birthday, Ravi Bcc: x Rao \ufffd! 🎂 I made a card for you:\n${address}`,
  );
});

test('each place gets what it reads', () => {
  expect(whatsAppLink('919876543210', card)).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=Happy%20Birthday/,
  );
  expect(facebookLink(card)).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  );
  expect(pinterestLink(card)).toMatch(/^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?/);
  expect(read(pinterestLink(card), 'url')).toBe(address);
  expect(read(pinterestLink(card), 'media')).toBe(`${address}/picture.jpg`);
  expect(xLink(card)).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
  expect(read(xLink(card), 'url')).toBe(address);
});

/** As the other side reads it: percent signs only, a plus is a plus. */
function read(link: string, name: string): string {
  const pairs = link.slice(link.indexOf('?') + 1).split('&');
  const found = pairs.find((pair) => pair.startsWith(`${name}=`)) ?? '';
  return decodeURIComponent(found.slice(name.length + 1));
}

test('whoever got the card passes it on in a voice of their own', () => {
  for (const language of ['en', 'hi', 'es', 'ar', 'de']) {
    const other: SharedCardFacts = { ...card, language, sharer: 'receiver' };
    for (const link of [whatsAppLink('', other), xLink(other), pinterestLink(other), mailLink('', other)]) {
      const said = decodeURIComponent(link);
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
      for (const link of [
        whatsAppLink('', sealed),
        xLink(sealed),
        pinterestLink(sealed),
        mailLink('', sealed),
      ]) {
        expect(decodeURIComponent(link)).not.toMatch(/Happy|मुबारक|Feliz|سعيد|Alles Gute/);
        expect(decodeURIComponent(link)).toMatch(/24|٢٤/);
      }
    }
  }
});
