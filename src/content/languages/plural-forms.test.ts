// Shows: every text that counts has the forms that its language needs, and none that it does not know.
import { parse, type Token } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { type Language, languages } from './languages.ts';

/** The forms of every plural in a text, however deep. */
function pluralsOf(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inner = token.cases.flatMap((one) => pluralsOf(one.tokens));
    return token.type === 'plural' ? [token.cases.map(({ key }) => key), ...inner] : inner;
  });
}

/** What `Intl` says of the whole numbers that people count to. */
function formsOf(language: Language): { readonly needed: Set<string>; readonly known: Set<string> } {
  const rules = new Intl.PluralRules(language);
  return {
    needed: new Set(Array.from({ length: 2000 }, (_, number) => rules.select(number))),
    known: new Set(rules.resolvedOptions().pluralCategories),
  };
}

test.each(Object.keys(languages) as Language[])('texts that count have the forms of %s', (language) => {
  const { needed, known } = formsOf(language);
  const faults: string[] = [];
  let counted = 0;
  for (const [area, texts] of Object.entries(catalogs[language])) {
    for (const [id, text] of Object.entries(texts)) {
      for (const forms of pluralsOf(parse(text))) {
        counted += 1;
        const exact = forms.filter((form) => /^=?\d+$/.test(form));
        const named = forms.filter((form) => !exact.includes(form));
        const missing = [...needed].filter(
          (form) => !named.includes(form) && !isExact(form, exact, language),
        );
        const unknown = named.filter((form) => form !== 'other' && !known.has(form as Intl.LDMLPluralRule));
        if (missing.length > 0) faults.push(`${area}: "${id}" lacks ${missing.join(', ')}`);
        if (unknown.length > 0) faults.push(`${area}: "${id}" has ${unknown.join(', ')}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(counted).toBeGreaterThan(30);
});

/** Whether the numbers of a form are all said exactly, as `=0` and `=1`. */
function isExact(form: string, exact: readonly string[], language: Language): boolean {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  return numbers.every((number) => exact.some((one) => Number(one.replace('=', '')) === number));
}
