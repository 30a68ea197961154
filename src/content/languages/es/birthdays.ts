import type { Day } from '#content/birthdays.ts';

/** How long until then, as one would say it. */
export function untilThen(inDays: number): string {
  if (inDays === 0) return 'Hoy';
  return inDays === 1 ? 'Mañana' : `en ${inDays} días`;
}

const dayAndMonth = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `24 de abril`: a birthday is celebrated in every year alike. */
export function birthdayText({ month, day }: Pick<Day, 'month' | 'day'>): string {
  return dayAndMonth.format(Date.UTC(2024, month - 1, day));
}
