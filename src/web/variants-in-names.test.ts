import { expect, test } from 'vitest';
import { cardSchema, newCard } from '#card/document/card.ts';
import { drawingTitle } from '#card/document/card-text.ts';
import { cardDescription } from '#card/layout/wording.ts';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { fullNameSchema } from '#content/account-forms.ts';
import { contactSchema } from '#content/contact-form.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { replySchema } from '#content/reply-form.ts';
import { reportSchema } from '#content/report-form.ts';
import { cardFolder } from '#server/exports/names.ts';
import { soundName } from '#server/files/sounds/name.ts';
import { wordsOf } from '#server/scenes/card-words.ts';
import { cardFileName } from './components/card-file-name.ts';
import { receiverNameFrom } from './gallery/receiver-name.ts';
import { typedText } from './studio/document/field-problem.ts';

/** Variants of 葛, 辻 and 神, and compatibility ideographs that NFC would replace by 福, 祥 and 神. */
const name = '葛\u{e0100}辻\u{e0100}神\ufe00\ufa1b\ufa1a\ufa19';

const card = { ...newCard(1), toName: name, fromName: name, heading: name, message: name };
const stored = cardSchema.parse(card);
const { heading, text, toName } = wordsOf(stored, 'en');

test.each([
  ['what somebody typed', typedText(name)],
  ['the stored card', stored.toName + stored.message],
  ['the drawn text', normaliseText(name)],
  ['a line', isolatedLine(name)],
  ['the words of a page', heading + text + toName],
  ['the title of a drawing', drawingTitle(stored, drawnPhrases('en'))],
  ['the description of a card', cardDescription(stored, drawnPhrases('en'))],
  ['the name of an account', fullNameSchema.parse(name)],
  ['an answer', JSON.stringify(replySchema.parse({ text: name, name }))],
  ['a report', reportSchema.parse({ reason: 'other', text: name }).text],
  [
    'a message to the site',
    contactSchema.parse({ name, email: 'a@example.org', subject: 'general', message: name }).message,
  ],
  ['a name in the address of the gallery', receiverNameFrom(new URLSearchParams({ to: name }))],
  ['the name of a sound', soundName(`${name}.mp3`, 'upload', 'en')],
  ['the name of a file', cardFileName(stored, 'png')],
  ['a folder of the archive', cardFolder(name, 'id')],
])('%s keeps the variants of Japanese names', (_, kept) => {
  expect(kept).toContain(name);
});
