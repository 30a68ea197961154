import type { Day } from '#content/birthdays.ts';

/** How long until then, as one would say it. */
export function untilThen(inDays: number): string {
  if (inDays === 0) return 'आज';
  return inDays === 1 ? 'कल' : `${inDays} दिन में`;
}

const dayAndMonth = new Intl.DateTimeFormat('hi', {
  day: 'numeric',
  month: 'long',
  numberingSystem: 'latn',
  timeZone: 'UTC',
});

/** `24 अप्रैल`: a birthday is celebrated in every year alike. */
export function birthdayText({ month, day }: Pick<Day, 'month' | 'day'>): string {
  return dayAndMonth.format(Date.UTC(2024, month - 1, day));
}
