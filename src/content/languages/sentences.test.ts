import { describe, expect, it } from 'vitest';
import { textIn } from './text-in.ts';

const account = textIn('en', 'account');

describe('sentences that depend on numbers', () => {
  it.each([
    [{ of: 'none', cards: 0, files: 0 }, '.'],
    [{ of: 'cards', cards: 1, files: 0 }, ', with your card.'],
    [{ of: 'cards', cards: 1200, files: 0 }, ', with your 1,200 cards.'],
    [{ of: 'files', cards: 0, files: 1 }, ', with the photo or sound you added.'],
    [{ of: 'both', cards: 2, files: 3 }, ', with your 2 cards and 3 photos and sounds.'],
  ])('says what goes with an account: %o', (things, end) => {
    expect(account('delete.account.text', things)).toBe(
      `Your account and your profile are deleted for good${end}`,
    );
    expect(account('delete.guest.text', things)).toBe(`Your profile is deleted for good${end}`);
  });

  it('speaks of one card and of several', () => {
    expect(account('guestLink.otherGuest.text', { cards: 1 })).toBe(
      'You made a card in this browser as another guest. Make a private edit link for it first, or you won’t find it again.',
    );
    expect(account('guestSignOut.cardsLost.text', { cards: 3 })).toBe(
      'Your 3 cards stay on the web, but you can’t edit them again without the private edit link.',
    );
    expect(account('devices.others.text', { others: 1 })).toBe('You’re logged in on one other device.');
  });
});

it('names a file by what it is', () => {
  const text = textIn('en', 'errors');
  expect(text('upload.tooLarge', { what: 'photo', max: 15 })).toBe(
    'This photo is larger than 15 MB. Please choose a smaller one.',
  );
  expect(text('upload.broken', { what: 'sound' })).toBe(
    'The upload of the sound was interrupted. Please try again.',
  );
});
