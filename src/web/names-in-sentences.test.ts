import { describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { drawingTitle } from '#card/document/card-text.ts';
import { cardDescription } from '#card/layout/wording.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { listIn } from '#content/languages/lists.ts';
import { chatText, greeting, mailText, shareLinks } from '#content/share-links.ts';
import { soundOf } from '#content/sounds.ts';
import { fillWish } from '#content/wishes/wishes.ts';
import { cardFolder } from '#server/exports/names.ts';
import { soundName } from '#server/files/sounds/name.ts';
import { messageOf } from '#tests/support/mail-messages.ts';
import { hostileName, seenName, turnedWords } from '#tests/support/reordered-words.ts';
import { cardFileName, qrFileName } from './components/card-file-name.ts';
import { cardTitle, deletionWarning } from './dashboard/tiles.ts';

const card = { ...newCard(1), toName: hostileName, fromName: hostileName, message: hostileName };
const shared = {
  ...card,
  address: 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAAAA',
  sharer: 'sender',
  opensOn: null,
} as const;
const sound = {
  kind: 'upload',
  file: newCard(1).background,
  name: `${hostileName}.mp3`,
  seconds: 3,
} as const;
const written = await messageOf({
  kind: 'contact',
  name: hostileName,
  email: 'b@example.org',
  subject: hostileName,
  message: `Hello ${hostileName}`,
});
const greeted = await messageOf({ kind: 'verification', to: 'a@bloom.example', name: seenName.slice(0, 4) });

describe.each<[place: string, text: string]>([
  ['the drawing of a card', drawingTitle(card, drawnPhrases('en'))],
  ['the description of a card', cardDescription(card, drawnPhrases('en'))],
  ['a tile of the dashboard', cardTitle(card)],
  ['the question before a card is deleted', deletionWarning(card)],
  ['a post', greeting(shared)],
  ['a chat', chatText(shared)],
  ['an email with a card', mailText(shared)],
  [
    'the link that writes that email',
    new URL(shareLinks.email(shared, 'c@example.org')).searchParams.get('body') ?? '',
  ],
  [
    'the label of a sound',
    `Play ${soundOf(sound, { choices: listIn('en', 'choices'), phrases: drawnPhrases('en') })?.title} once`,
  ],
  ['a generated wish', fillWish('Happy birthday{, name}!', card)],
  ['the subject of a message to us', written.subject],
  ['a message to us', written.text],
  ['an email of ours', greeted.text],
])('a hostile name in %s', (_place, text) => {
  test('contains the name', () => expect(text).toContain(seenName.slice(0, 4)));
  test('does not reorder our own words', () => expect(turnedWords({ text })).toBe(''));
});

test("a hostile name cannot hide or reorder a file's extension", () => {
  for (const name of [
    cardFileName({ toName: hostileName, language: 'en' }, 'png'),
    qrFileName({ toName: hostileName, language: 'en' }, 'svg'),
    cardFolder(hostileName, 'a'),
    soundName(`${hostileName}.mp3`, 'upload', 'en'),
  ]) {
    expect(name).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  }
});
