import type { PrintedText, TestTexts } from '#card/print/print-card.ts';
import { type Language, languages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';

/** Below the code that leads to the card. */
export function codeNote(language: Language): PrintedText {
  const text = textIn(language, 'card-page')('print.scan');
  return { text, base: languages[language].direction };
}

/** On the sheets to try the printer with. */
export function testTexts(language: Language): TestTexts & { readonly title: string } {
  const text = textIn(language, 'card-page');
  const base = languages[language].direction;
  const [left, right] = [text('print.left'), text('print.right')];
  return {
    title: text('print.test'),
    base,
    names: {
      front: text('print.front'),
      back: text('print.back'),
      first: base === 'ltr' ? left : right,
      second: base === 'ltr' ? right : left,
    },
    frame: text('print.frame'),
    ruler: text('print.ruler'),
    scale: text('print.scale'),
  };
}
