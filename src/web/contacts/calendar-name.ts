import { contactsText } from '../texts/contacts.ts';
import type { MonthGroup } from './month-names.ts';

export function calendarName(calendar: Exclude<MonthGroup['calendar'], 'gregorian'>): string {
  return contactsText(`calendar.${calendar}`);
}
