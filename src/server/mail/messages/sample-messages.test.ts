import { expect, test } from 'vitest';
import { offeredLanguages as languages } from '#content/languages/languages.ts';
import { mailKinds, sampleMessages } from './sample-messages.ts';

const site = {
  site: 'Birthday Bloom',
  origin: 'https://bloom.example',
  operator: 'us@bloom.example',
  languages,
};

test.each(mailKinds)('every language has its own words in a message of the kind %s', async (kind) => {
  const messages = await sampleMessages(kind, site);
  const isForOperator = kind === 'contact' || kind === 'report';
  expect(messages.map(({ language }) => language)).toEqual(isForOperator ? ['en'] : languages);
  expect(new Set(messages.map(({ subject }) => subject)).size).toBe(messages.length);
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
});
