/** What a message is about, in the order in which the form offers it. */
export const contactSubjects = [
  { value: 'general', label: 'A general question' },
  { value: 'support', label: 'Help with a card or my account' },
  { value: 'feedback', label: 'Feedback or an idea' },
  { value: 'bug', label: 'Something isn’t working' },
  { value: 'partnership', label: 'Working together' },
  { value: 'other', label: 'Something else' },
] as const;

export const contactLimits = {
  /** Characters: two full pages, which is more than a question needs and little enough to be read. */
  message: 5000,
  /** Days a message is kept: an answer can be asked about for a year. */
  days: 365,
} as const;
