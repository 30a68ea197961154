// Shows: what the studio says of a save that failed
import { expect, test } from 'vitest';
import { failureText } from './saved-message.ts';

const lost = { reason: 'unreachable', error: 'No answer.' } as const;
const offline = { as: 'draft', isOnline: false, isStored: true } as const;

test('without a network a draft is said to be kept in the browser only where it is', () => {
  expect(failureText(lost, offline)).toContain('Your card is kept in this browser');
  expect(failureText(lost, { ...offline, isStored: false })).toContain('This browser can’t keep it');
});

test('whatever else failed is said as it was answered', () => {
  const refused = { reason: 'refused', error: 'The account is full.' } as const;
  expect(failureText(refused, offline)).toBe('The account is full.');
  expect(failureText(lost, { ...offline, isOnline: true })).toBe('No answer.');
  expect(failureText(lost, { ...offline, as: 'published' })).toBe('No answer.');
});
