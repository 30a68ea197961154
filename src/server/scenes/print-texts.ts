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
  return {
    title: text('print.test'),
    base: languages[language].direction,
    names: {
      front: text('print.front'),
      back: text('print.back'),
      left: text('print.left'),
      right: text('print.right'),
    },
    frame: text('print.frame'),
    ruler: text('print.ruler'),
    scale: text('print.scale'),
  };
}
