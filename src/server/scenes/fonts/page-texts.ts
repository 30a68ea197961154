import type { Card } from '#card/document/card.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { compiledMessages } from '#content/languages/text-in.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { transcribedSound } from '#content/sounds.ts';
import { wordsOf } from '../card-words.ts';
import { type FontTexts, splitByFamily } from './font-faces.ts';

/** What stands in texts where a value is filled in. */
const common = ['0123456789', ',.:;!?…–-()%/&@"\'’“”'];

/** What stands on a card; its envelope is addressed in the same fonts. */
export function cardTexts(scenes: readonly Scene[], card: Card): FontTexts[] {
  const { envelopeTo, envelopeFrom, envelopeComma, envelopeForYou, envelopeCardForYou } = phrasesFor(card);
  const said = [envelopeTo, envelopeFrom, envelopeComma, envelopeForYou, envelopeCardForYou];
  const envelope = [card.toName, card.fromName, ...said.map(withoutNames)];
  return drawnTexts(scenes).map(({ texts, ...font }) => ({ ...font, texts: [...texts, ...envelope] }));
}

/** What stands on a card alone. */
export function drawnTexts(scenes: readonly Scene[]): FontTexts[] {
  return scenes
    .flatMap((scene) => [...everyNode(scene)])
    .filter((node) => node.kind === 'text')
    .map(({ font: { family, weight }, text }) => ({ family, weight, texts: [text] }));
}

/** The texts around a card: those of its page, and its words where they stand as text. */
export function pageTexts(card: Card, siteName: string): FontTexts[] {
  const language = languageFrom(card.language);
  const phrases = phrasesFor(card);
  const { heading, text, toName, fromName, signature } = wordsOf(card, language);
  const sound = transcribedSound(card.audio, { choices: listIn(language, 'choices'), phrases });
  const names = [toName, fromName, heading, siteName, sound?.title ?? ''];
  const said = Object.values(compiledMessages(language, 'card-page')).flatMap(textsIn);
  const around = [...common, ...said, ...Object.values(phrases).map(withoutNames)];
  return [
    ...splitByFamily(400, [...around, ...names, text, signature ?? '', ...(sound?.words ?? [])]),
    ...splitByFamily(700, [...around, ...names]),
  ];
}

/** The words of a message as `compileMessage` makes it: texts between `[name]` and `[name, 'plural', choices]`. */
function textsIn(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [, , choices = {}] = part as [string, string?, object?];
    return Object.values(choices).flatMap(textsIn);
  });
}

function withoutNames(phrase: string): string {
  return phrase.replace(/\{\w+\}/g, ' ');
}
