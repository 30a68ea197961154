// Shows: what `npm run texts` finds in catalogs: lacking, changed, misspelt and doubled texts.
import { expect, test } from 'vitest';
import { compareTexts, textsTwice } from './compare-texts.ts';
import { readPo } from './generate/texts.ts';

const english = readPo(`# Sample.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

#. Not page.title: the dialog’s title.
#. It has little room.
msgctxt "dialog.title"
msgid "Cards"
msgstr ""

msgctxt "page.title"
msgid "Cards"
msgstr ""

msgctxt "cards.count"
msgid ""
"{count, plural, one {# card of “{name}”}\\n"
"other {# cards of \\"{name}\\"}}"
msgstr ""
`);

/** A catalog in Spanish with the given entries. */
function spanish(...entries: readonly (readonly [id: string, english: string, translation: string])[]) {
  const blocks = entries.map(
    ([id, from, text]) => `msgctxt "${id}"\nmsgid "${from}"\nmsgstr ${JSON.stringify(text)}\n`,
  );
  return readPo(['msgid ""\nmsgstr "Language: es\\n"\n', ...blocks].join('\n'));
}

test('a catalog is read with its notes, and with texts of several lines', () => {
  expect([...english.keys()]).toEqual(['dialog.title', 'page.title', 'cards.count']);
  expect(english.get('dialog.title')?.note).toBe('Not page.title: the dialog’s title. It has little room.');
  expect(english.get('cards.count')?.english).toBe(
    '{count, plural, one {# card of “{name}”}\nother {# cards of "{name}"}}',
  );
});

test('what a language lacks is found, also where a tool left the place empty', () => {
  const own = spanish(['dialog.title', 'Cards', ''], ['page.title', 'Cards', 'Tarjetas']);
  expect(compareTexts(english, own).lacking).toEqual(['dialog.title', 'cards.count']);
});

test('what changed in English since it was translated is found', () => {
  const own = spanish(['dialog.title', 'Cards', 'Tarjetas'], ['page.title', 'Card', 'Tarjeta']);
  expect(compareTexts(english, own).changed).toEqual([
    '"page.title" was made from “Card”, which is now “Cards”',
  ]);
});

test('what a tool took over from another sentence counts as changed', () => {
  const own = readPo('#, fuzzy\nmsgctxt "page.title"\nmsgid "Cards"\nmsgstr "Tarjeta"\n');
  expect(compareTexts(english, own).changed).toHaveLength(1);
});

test('a misspelt id, another argument and broken notation are problems', () => {
  const own = spanish(
    ['page.titel', 'Cards', 'Tarjetas'],
    ['page.title', 'Cards', 'Tarjetas {n'],
    ['cards.count', '', '{count, plural, one {# tarjeta} other {# tarjetas}}'],
  );
  expect(compareTexts(english, own).problems).toEqual([
    'there is no "page.titel" in English',
    expect.stringMatching(/^"page.title" cannot be read/),
    '"cards.count" names {count}, English {count, name}',
  ]);
});

test('a text with two ids needs a note that says why', () => {
  expect(textsTwice(english)).toEqual([]);
  const bare = new Map([...english].map(([id, entry]) => [id, { ...entry, note: '' }]));
  expect(textsTwice(bare)).toEqual(['"dialog.title" and "page.title" say the same, and no note says why']);
});

test('what cannot be read is refused, and not skipped', () => {
  expect(() => readPo('msgctxt "a"\nmsgid "A"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "B"\nmsgstr ""\n')).toThrow(
    'twice',
  );
  expect(() => readPo('msgctxt "a"\nmsgid "A"\nmsgid_plural "As"\nmsgstr[0] ""\n')).toThrow('plural');
});
