// Shows: Hindi and Bengali are found by the Latin letters that people type
import { expect, test } from 'vitest';
import { hasLatinWord } from './latin-key.ts';
import { latinKeysOf } from './latin-keys-of.ts';

const isFound = (text: string, typed: string) => hasLatinWord(latinKeysOf(text), typed);

test.each([
  ['जन्मदिन', ['janmadin', 'janamdin', 'janmdin', 'janam']],
  ['भाई के लिए', ['bhai', 'bhaai', 'liye']],
  ['बहन', ['bahan', 'behen', 'bahen']],
  ['माँ', ['maa', 'ma']],
  ['पाँच मोमबत्तियाँ', ['paanch', 'panch', 'mombatti', 'mombattiyan']],
  ['दोस्त', ['dost', 'dosth']],
  ['शुभकामनाएँ', ['shubh', 'shubhkamnaye', 'subhkamna']],
  ['फ़ोटो', ['photo', 'foto']],
  ['जन्मदिन', ['jonmodin', 'janmadin']],
  ['জন্মদিন', ['jonmodin', 'janmadin', 'jonmo']],
  ['বন্ধু', ['bondhu', 'bandhu']],
  ['ভাই', ['bhai']],
  ['ভালোবাসা', ['bhalobasha', 'valobasa']],
  ['বাড়ি', ['bari', 'baari']],
  ['যাত্রা', ['jatra']],
  ['শুভ', ['shubho', 'subho']],
  ['আপু', ['apu', 'aapu']],
])('%s', (text, typed) => {
  for (const one of typed) expect(isFound(text, one), one).toBe(true);
});

test('other words are not found, nor by less than a word', () => {
  expect(isFound('जन्मदिन', 'kal')).toBe(false);
  expect(isFound('मामा', 'ma')).toBe(false);
  expect(isFound('मोमबत्ती', 'm')).toBe(false);
  expect(isFound('बहन', 'बहन')).toBe(false);
  expect(isFound('birthday', 'birthday')).toBe(false);
  expect(isFound('আজ', 'kal')).toBe(false);
});
