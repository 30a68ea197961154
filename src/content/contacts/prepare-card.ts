import type { Card } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import type { Seal } from '#card/seal/seal.ts';
import type { Day } from '../birthdays.ts';
import type { City } from '../cities.ts';
import type { Language } from '../languages/languages.ts';
import { textIn } from '../languages/text-in.ts';
import { relationships } from '../relationships.ts';
import { type Template, templateCard, templates } from '../templates.ts';
import type { LanguageWishes } from '../wishes/wish-list.ts';
import { fillWish, wishesFor } from '../wishes/wishes.ts';
import { addDays, type Birthday, compareDays, dayKey, daysBetween } from './birthday.ts';
import { nextOccurrences, type Occurrence } from './next-occurrences.ts';

/** Days after a birthday for which a card for it is only late, and not early for the next one. */
const lateDays = 14;

interface CardFor {
  readonly contact: {
    readonly id: string;
    readonly name: string;
    readonly birthday: Birthday;
    readonly relationship: string | null;
    readonly city: City | null;
  };
  readonly fromName: string;
  readonly language: Language;
  readonly wishes: LanguageWishes;
  /** Wherever its sender is. */
  readonly today: Day;
  /** The background of the last card for them; null for none. */
  readonly lastBackground: string | null;
}

/** The card that waits for a birthday. */
export interface PreparedCard {
  readonly card: Card;
  /** The design that it begins with. */
  readonly template: Template;
  /** Until the midnight of where they are; null where that is not known, or over. */
  readonly seal: Seal | null;
  /** The birthday that it is for; null where a day that moves is not known. */
  readonly day: string | null;
}

/**
 * A card for somebody's next birthday, or for one that was some days ago: with their name, what they are to the sender and
 * their age, in another design and with another wish each year. The same for everybody who asks on the same day.
 */
export function prepareCard(asked: CardFor): PreparedCard {
  const { contact, fromName, language, wishes, today, lastBackground } = asked;
  const occurrence = cardOccurrence(contact.birthday, today);
  const isLate = occurrence !== null && compareDays(occurrence.day, today) < 0;
  const turn = turnOf(contact.id, occurrence?.day.year ?? today.year);
  const age = ageOnCard(occurrence?.age ?? null);
  const template = designFor(contact.relationship, { turn, age, lastBackground });
  const base = templateCard(template);
  const relationship = relationships.find((one) => one === contact.relationship) ?? null;
  const list = wishesFor(wishes, template.design.tone, relationship ?? '');
  const wish = fillWish(list[turn % list.length] ?? '', { toName: contact.name });
  const names = { toName: contact.name, fromName };
  const text = textIn(language, 'contacts');
  const late = { heading: text('late.heading'), wish: text('late.wish') };
  return {
    card: {
      ...base,
      ...names,
      language,
      relationship,
      age,
      wish,
      ...(isLate && late),
    },
    template,
    seal: occurrence && !isLate ? sealUntil(occurrence.day, { city: contact.city, today }) : null,
    day: occurrence && dayKey(occurrence.day),
  };
}

/** The birthday that a card of today is for: one that was a few days ago, unless the next one is nearer. */
export function cardOccurrence(birthday: Birthday, today: Day): Occurrence | null {
  const [first = null, second] = nextOccurrences(birthday, addDays(today, -lateDays), 2);
  if (!first || compareDays(first.day, today) >= 0 || !second) return first;
  return daysBetween(today, second.day) < daysBetween(first.day, today) ? second : first;
}

/** A year of birth that is a guess may be long ago: then the card has no age. */
function ageOnCard(age: number | null): number | null {
  return age !== null && age >= limits.age.min && age <= limits.age.max ? age : null;
}

function sealUntil(
  day: Day,
  { city, today }: { readonly city: City | null; readonly today: Day },
): Seal | null {
  // Where it is the day already, nothing is left to wait for.
  if (!city || daysBetween(today, day) < 2) return null;
  return { date: dayKey(day), time: '00:00', zone: city.zone, city: city.label };
}

/**
 * A design for the number of this birthday, where there is one; else for whoever they are to the sender, of which there are
 * several. Not that of the last card.
 */
function designFor(
  relationship: string | null,
  asked: { readonly turn: number; readonly age: number | null; readonly lastBackground: string | null },
): Template {
  const { turn, age, lastBackground } = asked;
  const others = templates.filter(({ design }) => design.background !== lastBackground);
  const forNumber = others.filter(({ design }) => design.age !== undefined && design.age === age);
  if (forNumber[0]) return forNumber[0];
  const general = others.filter(({ design }) => design.age === undefined);
  const own = general.filter(({ category }) => category === relationship);
  const choice = [...own, ...general.filter(({ category }) => category === 'Friend')];
  return choice[turn % choice.length] as Template;
}

/** Another number each year for the same person, and for others another one in the same year. */
function turnOf(id: string, year: number): number {
  let hash = 0;
  for (const sign of id) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash + year;
}
