import { expect, test } from 'vitest';
import { createText } from './create-text.ts';
import { languageFrom, offeredLanguages } from './languages.ts';
import { compiledMessages, textIn } from './text-in.ts';

test('a text is said with what stands in its braces, and with the plural of its language', () => {
  const text = textIn('en', 'mail');
  expect(text('reply.subject.for', { count: 1, name: 'Asha' })).toBe('A reply to your card for Asha');
  expect(text('reply.subject.for', { count: 1200, name: 'Asha' })).toBe('1,200 new replies to your cards');
});

test('what a name looks like is not read as notation', () => {
  expect(textIn('en', 'mail')('hello.name', { name: "{count} # 'x'" })).toBe("Hello {count} # 'x',");
});

test('texts are compiled once for a language and an area', () => {
  expect(textIn('es', 'errors')).toBe(textIn('es', 'errors'));
  expect(textIn('es', 'errors')).not.toBe(textIn('en', 'errors'));
});

test('what a language lacks is said in English, so that nobody reads an id', () => {
  const ids = Object.keys(compiledMessages('en', 'errors'));
  for (const language of offeredLanguages) {
    expect(Object.keys(compiledMessages(language, 'errors')).sort()).toEqual(ids.sort());
  }
  const text = createText<'errors'>('hi', compiledMessages('hi', 'errors'));
  expect(text('load.home')).not.toBe('load.home');
});

test('a language that is not known is English', () => {
  expect([languageFrom('ar'), languageFrom('xx'), languageFrom('toString')]).toEqual(['ar', 'en', 'en']);
});
