import { expect, test } from 'vitest';
import { findBackground } from '#card/backgrounds/registry.ts';
import { newCard } from '#card/document/card.ts';
import { everyNode } from '#card/paint/content.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { card as phrases } from '#generated/texts/en.ts';
import { drawOpening } from './opening-drawing.ts';
import { openingMarkup } from './opening-markup.ts';
import { videoEnvelope } from './video-envelope.ts';

const card = { ...newCard(7), toName: '祇園', fromName: '辻', message: 'お誕生日おめでとう' };
const background = findBackground(card.background);

test('names on an envelope are in the letters of the country that the whole card tells', () => {
  if (!background) throw new Error(card.background);
  const { envelope } = drawOpening(card, background);
  if (!envelope) throw new Error('no envelope');
  const markup = openingMarkup(card, { envelope, hasSound: false, phrases });
  expect(markup.match(/<bdi[^>]*>[^<]*/g)).toEqual([
    '<bdi translate="no" lang="ja">祇園',
    '<bdi translate="no" lang="ja">辻',
  ]);
  const preparer = createTextPreparer({
    measurer: { width: (text, { size }) => text.length * size },
    emoji: emojiIndex('||'),
  });
  const families = [...everyNode(videoEnvelope(card, { background, preparer, phrases }))].flatMap((node) =>
    node.kind === 'text' && /\p{Script=Han}/u.test(node.text) ? [node.font.family] : [],
  );
  expect(families).toEqual(['Noto Sans JP', 'Noto Sans JP']);
});
