import { setupI18n } from '@lingui/core';
import type { Area, Text } from './areas.ts';
import { type Language, localeOf } from './languages.ts';

/** Texts as `compileMessage` of Lingui makes them from ICU's notation. */
export type CompiledMessages = NonNullable<Parameters<typeof setupI18n>[0]>['messages'] extends infer All
  ? NonNullable<All>[keyof NonNullable<All>]
  : never;

export function createText<A extends Area>(language: Language, messages: CompiledMessages): Text<A> {
  const locale = localeOf(language);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, ...[values]) => {
    const message = messages[id];
    // Most have nothing to fill in.
    const [only] = Array.isArray(message) && message.length === 1 ? message : [];
    return typeof only === 'string' ? only : i18n._(id, values);
  };
}
