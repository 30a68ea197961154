// Shows: the pages of a reply without scripts speak to its receiver as the card does.
import { expect, test } from 'vitest';
import { Markup } from '../card-page/frame/markup.ts';
import { replyPage, replyRefused, replyStored } from './documents.ts';

const frame = { siteName: 'Bloom', style: new Markup(''), script: '/x.js', colors: null };
const form = { id: 'a', address: 'https://x.example/card/a', fromName: 'Ana', typed: {}, signers: [] };

test.each([
  ['polite', 'Ihr Name', 'Selbst eine Karte machen', 'आप भी बनाएँ'],
  ['familiar', 'Dein Name', 'Mach selbst eine Karte', 'तुम भी बनाओ'],
] as const)('%s', (closeness, name, make, send) => {
  const clues = { language: 'de', closeness };
  expect(replyPage(frame, { ...form, problem: null, clues }).text).toContain(name);
  expect(replyRefused(frame, 'Nein.', clues).text).toContain(make);
  expect(replyStored(frame, 'a', { ...clues, language: 'hi' }).text).toContain(send);
});
