// Spec: 2.94, 5.14
import { expect, test } from 'vitest';
import { saidOfIssue } from '#tests/support/said.ts';
import { contactSubjects } from './contact.ts';
import { contactSchema } from './contact-form.ts';

const form = { name: 'Asha', email: 'asha@example.org', subject: 'bug', message: 'The cake is missing.' };

function complaints(change: Record<string, unknown>): Record<string, string> {
  const parsed = contactSchema.safeParse({ ...form, ...change });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), saidOfIssue(issue)]));
}

test('the subjects are the six of the form', () => {
  const values = contactSubjects.map(({ value }) => value);
  expect(values).toEqual(['general', 'support', 'feedback', 'bug', 'partnership', 'other']);
  for (const subject of values) expect(complaints({ subject })).toEqual({});
});

test('every field is needed, and each says so in its own words', () => {
  const wanted = {
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    subject: 'Please choose what your message is about.',
    message: 'Please write a message.',
  };
  expect(complaints({ name: ' ', email: '', subject: '', message: ' \r\n ' })).toEqual(wanted);
  expect(complaints({ name: undefined, email: null, subject: 3, message: {} })).toEqual(wanted);
  expect(complaints({ email: 'asha@', subject: 'pigeon' })).toEqual({
    email: 'Please enter a valid email address, like name@example.com.',
    subject: wanted.subject,
  });
});

test('a message may have 5,000 characters as people count them', () => {
  const tooLong = { message: 'Your message can have at most 5,000 characters.' };
  expect(complaints({ message: '🎂'.repeat(5000) })).toEqual({});
  expect(complaints({ message: '🎂'.repeat(5001) })).toEqual(tooLong);
  // Browsers send each line end as two characters.
  expect(complaints({ message: `${'a\r\n'.repeat(2499)}ab` })).toEqual({});
  expect(complaints({ message: 'a\u0000b' })).toEqual({
    message: 'Your message contains a character that can’t be shown.',
  });
});

test('what is stored is trimmed and whole', () => {
  expect(contactSchema.parse({ ...form, message: '  One\r\ntwo \ud800 ' }).message).toBe('One\ntwo \ufffd');
});
