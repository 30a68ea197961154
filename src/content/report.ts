/** What may be wrong with a card, in the order in which the form offers it. */
export const reportReasons = [
  { value: 'unkind', label: 'It hurts or bullies somebody' },
  { value: 'private', label: 'It shows something private, or a photo without permission' },
  { value: 'indecent', label: 'It is sexual, violent or hateful' },
  { value: 'rights', label: 'It uses somebody’s work without permission' },
  { value: 'spam', label: 'It is advertising or a trick' },
  { value: 'other', label: 'Something else' },
] as const;

export const reportLimits = {
  /** Characters: what a person can say about one card in a few paragraphs. */
  text: 1000,
  /** Days a report is kept: a card that comes back can be compared with what was said before. */
  days: 365,
} as const;

/** The reason as the form says it. */
export function reasonLabel(reason: string): string {
  return reportReasons.find(({ value }) => value === reason)?.label ?? reason;
}
