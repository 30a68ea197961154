// Shows: the envelope, the candles and the link of a card speak as its wish does.
import { expect, test } from 'vitest';
import { cardPageText } from './languages/card-page-text.ts';
import { phrasesFor } from './phrases-for.ts';
import { chatText } from './share-links.ts';

const teacher = { tone: 'formal', relationship: 'Teacher' };
const brother = { tone: 'sweet', relationship: 'Brother' };

test('Spanish says usted around formal words to a teacher, and tú to a brother', () => {
  expect(phrasesFor({ language: 'es', ...teacher }).makeWish).toBe('Pida un deseo');
  expect(phrasesFor({ language: 'es', ...brother }).makeWish).toBe('Pide un deseo');
  const page = cardPageText({ language: 'es', ...teacher });
  expect(page('sealed.forYouFrom', { from: 'Ana' })).toBe('Para usted, de Ana');
  expect(cardPageText({ language: 'es', ...brother })('answer.name')).toBe('Tu nombre');
});

test('Hindi says तुम to a brother and आप to a teacher, on the card and beside its link', () => {
  expect(phrasesFor({ language: 'hi', ...brother }).envelopeForYou).toBe('तुम्हारे लिए');
  expect(phrasesFor({ language: 'hi', ...teacher }).envelopeForYou).toBe('आपके लिए');
  const link = {
    toName: '',
    fromName: '',
    address: 'https://x.example',
    sharer: 'sender',
    opensOn: null,
  } as const;
  expect(chatText({ ...link, language: 'hi', closeness: 'familiar' })).toContain('तुम्हारे लिए एक कार्ड');
  expect(chatText({ ...link, language: 'hi' })).toContain('आपके लिए एक कार्ड');
});

test('a card says to a brother what its sender chose for him', () => {
  const chosen = { language: 'de', ...brother, closeness: 'polite' } as const;
  expect(phrasesFor(chosen).makeWish).toBe('Wünschen Sie sich etwas');
  expect(cardPageText(chosen)('answer.name')).toBe('Ihr Name');
});

test('where a language makes no difference, its words are the same, and nothing of the notation is left', () => {
  for (const language of ['en', 'ar', 'es', 'hi']) {
    const said = [teacher, brother].map((told) => Object.values(phrasesFor({ language, ...told })));
    expect(said.flat().filter((text) => /closeness|select/.test(text))).toEqual([]);
    if (language === 'en' || language === 'ar') expect(said[0]).toEqual(said[1]);
    else expect(said[0]).not.toEqual(said[1]);
  }
});
