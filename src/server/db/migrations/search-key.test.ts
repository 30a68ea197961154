import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

async function searchKey(text: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select search_key(${text}) as key`);
  return rows[0]?.key ?? '';
}

test.each([
  ['case', 'ASHA', 'asha'],
  ['accents', 'Zoë Müller-Ångström', 'zoe muller-angstrom'],
  ['letters that have no accent but look so', 'Søren Łukasz Đorđe', 'soren lukasz dorde'],
  ['two letters in one', 'Straße, Æsop, œuvre, ﬁ', 'strasse, aesop, oeuvre, fi'],
  ['the Turkish i', 'İSTANBUL ırmak', 'istanbul irmak'],
  ['Greek, with the sigma at the end', 'ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Cyrillic', 'Йосиф Ёлкин', 'иосиф елкин'],
  ['Arabic points and the stroke that stretches', 'مُحَمَّد أحـمـد', 'محمد احمد'],
  ['Persian letters', 'کیان', 'كيان'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['wide letters', 'Ｍｉｎａ　Ｔａｎ', 'mina tan'],
  ['what is not seen', 'A\u200dB\u200e\u00adC\ufe0f', 'abc'],
  ['space', '  a \n\t b\u00a0 c ', 'a b c'],
])('%s', async (_, text, key) => {
  expect(await searchKey(text)).toBe(key);
});

test.each(['आशालता', 'ஆஷா', 'আশা', '王小明', 'さくら', '지우', '🎂'])(
  'keeps %s apart from the rest',
  async (name) => {
    const key = await searchKey(name);
    expect(key).toBe(name.normalize('NFKD').toLowerCase());
    expect(await searchKey(name.normalize('NFD'))).toBe(key);
  },
);
