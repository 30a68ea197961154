/** When somebody is reminded of a birthday. */
export const reminderKinds = ['week', 'day'] as const;

export type ReminderKind = (typeof reminderKinds)[number];
