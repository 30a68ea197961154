// Shows: what stands around a wish speaks as the wish does, in languages with two ways to say “you”.
import { describe, expect, test } from 'vitest';
import { tones } from '#content/tones.ts';
import { wishes as bengali } from '#generated/texts/bn-wishes.ts';
import { wishes as german } from '#generated/texts/de-wishes.ts';
import { wishes as spanish } from '#generated/texts/es-wishes.ts';
import { wishes as french } from '#generated/texts/fr-wishes.ts';
import { wishes as hindi } from '#generated/texts/hi-wishes.ts';
import { wishes as indonesian } from '#generated/texts/id-wishes.ts';
import { closenessOf, waysToSayYou } from './closeness.ts';
import { relationships } from './relationships.ts';
import { wishesFor } from './wishes/wishes.ts';

const cases = tones.flatMap(({ key: tone }) => [...relationships, 'anyone'].map((of) => [tone, of] as const));
const before = String.raw`(?<![\p{L}\p{M}])`;
const after = String.raw`(?![\p{L}\p{M}])`;
const says = (words: string) => new RegExp(`${before}(${words})${after}`, 'iu');

describe.each([
  {
    language: 'fr',
    wishes: french,
    familiar: says('tu|toi|ton|ta|tes|te|t’\\p{L}+'),
    polite: says('vous|votre|vos'),
  },
  {
    language: 'de',
    wishes: german,
    familiar: says('du|dich|dir|dein|deine|deinem|deinen|deiner|deines'),
    // With a capital: sie is she and they.
    polite: /(?<!\p{L})(Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)(?!\p{L})/u,
  },
  {
    language: 'id',
    wishes: indonesian,
    familiar: says('kamu|dirimu|(?!(?:ilmu|tamu)(?!\\p{L}))\\p{L}{2,}mu'),
    polite: says('anda'),
  },
  { language: 'es', wishes: spanish, familiar: says('tú|ti|contigo'), polite: says('usted|reciba') },
  {
    language: 'bn',
    wishes: bengali,
    familiar: says('তুমি|তোমার|তোমাকে|তোমায়|তোমারই|তোমাদের'),
    polite: says('আপনি|আপনার|আপনাকে|আপনারই'),
  },
  {
    language: 'hi',
    wishes: hindi,
    familiar: says('तुम|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|तुमने|तुमसे'),
    polite: says('आप|आपका|आपकी|आपको|आपने|आपसे'),
  },
])('the words around a card in $language', ({ language, wishes, familiar, polite }) => {
  // A mother is addressed in Hindi with both, from line to line.
  const clear = cases.filter(([, of]) => of !== 'Mother');

  test.each(clear)('speak as the %s wishes for %s do', (tone, relationship) => {
    const said = wishesFor(wishes, tone, relationship).join(' ');
    const foreign = closenessOf({ language, tone, relationship }) === 'polite' ? familiar : polite;
    expect(said).not.toMatch(foreign);
  });
});

test('a card that tells nothing is familiar in German and Spanish and polite in Hindi, and English knows no difference', () => {
  const told = { tone: null, relationship: null };
  expect(closenessOf({ ...told, language: 'de' })).toBe('familiar');
  expect(closenessOf({ ...told, language: 'es' })).toBe('familiar');
  expect(closenessOf({ ...told, language: 'hi' })).toBe('polite');
  expect(closenessOf({ ...told, language: 'xx' })).toBe('familiar');
  expect(closenessOf({ language: 'de', tone: 'funny', relationship: 'Teacher/she' })).toBe('polite');
  expect(closenessOf({ language: 'hi', tone: 'sweet', relationship: 'Brother' })).toBe('familiar');
  expect(closenessOf({ language: 'hi', tone: 'sweet', relationship: 'Uncle/mama' })).toBe('polite');
});

test('what its sender chose counts, and both ways are named in the words of a language that has two', () => {
  const teacher = { language: 'de', tone: 'formal', relationship: 'Teacher' };
  expect(closenessOf({ ...teacher, closeness: 'familiar' })).toBe('familiar');
  expect(closenessOf({ language: 'de', closeness: 'polite' })).toBe('polite');
  expect(waysToSayYou('de')).toEqual({ familiar: 'du', polite: 'Sie' });
  for (const language of ['en', 'ar', 'pt', 'xx']) expect(waysToSayYou(language), language).toBeNull();
});
