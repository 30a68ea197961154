import { limits } from '#card/document/limits.ts';

/** Birthdays that are celebrated for their number, wherever a receiver is chosen. */
export const milestones = [1, 13, 16, 18, 21, 30, 40, 50, 60, 70, 80, 90, 100] as const;

export type Milestone = (typeof milestones)[number];

/** The age from the parameter `age`; null when it is missing or no age that a card takes. */
export function ageFrom(query: { get(name: string): string | null }): number | null {
  const age = Number(query.get('age') || Number.NaN);
  const { min, max } = limits.age;
  return Number.isInteger(age) && age >= min && age <= max ? age : null;
}
