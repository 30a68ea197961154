import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Area, Text } from './areas.ts';
import { messagesOf } from './catalogs.ts';
import { type CompiledMessages, createText } from './create-text.ts';
import type { Language } from './languages.ts';
import { type MessageRefs, messageText } from './message-ref.ts';

const known = new Map<string, Text<Area>>();

/** The texts of an area in a language, for everything that does not run in a browser. */
export function textIn<A extends Area>(language: Language, area: A): Text<A> {
  const key = `${language} ${area}`;
  const text = known.get(key) ?? createText<Area>(language, compiledMessages(language, area));
  known.set(key, text);
  return text as Text<A>;
}

/** One or two sentences of `errors`. */
export function messageTextIn(language: Language, message: MessageRefs): string {
  return messageText(language, textIn(language, 'errors'), message);
}

/** Parsing takes longer than using: it is done once, here or by the build. */
export function compiledMessages(language: Language, area: Area): CompiledMessages {
  const entries = Object.entries(messagesOf(language, area));
  return Object.fromEntries(entries.map(([id, message]) => [id, compileMessageOrThrow(message)]));
}
