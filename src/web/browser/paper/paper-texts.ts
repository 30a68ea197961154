/** What the dialog says: texts of `studio`, behind `paper.`. */
export const paperTextNames = [
  'title',
  'text',
  'corner.0',
  'corner.1',
  'corner.2',
  'corner.3',
  'corner.hint',
  'photo.alt',
  'made.alt',
  'clear.label',
  'kept.label',
  'paper.label',
  'working.status',
  'use.action',
  'cancel.action',
  'failed.error',
  'nothing.error',
] as const;

export type PaperTexts = Readonly<Record<(typeof paperTextNames)[number], string>>;
