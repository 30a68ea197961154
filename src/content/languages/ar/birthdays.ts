import type { Day } from '#content/birthdays.ts';

const plural = new Intl.PluralRules('ar');

/** How long until then, as one would say it. */
export function untilThen(inDays: number): string {
  if (inDays === 0) return 'اليوم';
  if (inDays === 1) return 'غدًا';
  if (inDays === 2) return 'بعد يومين';
  const unit = { few: 'أيام', many: 'يومًا' }[plural.select(inDays) as string] ?? 'يوم';
  return `بعد ${inDays} ${unit}`;
}

const dayAndMonth = new Intl.DateTimeFormat('ar', {
  day: 'numeric',
  month: 'long',
  numberingSystem: 'latn',
  timeZone: 'UTC',
});

/** `24 أبريل`: a birthday is celebrated in every year alike. */
export function birthdayText({ month, day }: Pick<Day, 'month' | 'day'>): string {
  return dayAndMonth.format(Date.UTC(2024, month - 1, day));
}
