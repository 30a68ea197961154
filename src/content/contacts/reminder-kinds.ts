/** When somebody is reminded of a birthday. */
export const reminderKinds = ['week', 'day'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** How somebody is told. */
export const reminderWays = ['mail', 'push'] as const;
