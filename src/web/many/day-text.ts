import { birthdayText } from '#content/birthdays.ts';
import { pageLanguage } from '../texts/page-language.ts';

/** `November 12`, of `2026-11-12`. */
export function dayText(key: string): string {
  const [, month, day] = key.split('-').map(Number);
  return birthdayText({ month: month ?? 1, day: day ?? 1 }, pageLanguage());
}
