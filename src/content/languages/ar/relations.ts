import type { Relations } from '#content/relationships.ts';

/** A father’s brother is not a mother’s: what English calls by one word. */
export const relations: Relations = {
  Friend: { he: 'صديق', she: 'صديقة' },
  Teacher: { he: 'معلم', she: 'معلمة' },
  Colleague: { he: 'زميل', she: 'زميلة' },
  Cousin: {
    'ibn-amm': 'ابن العم',
    'bint-amm': 'بنت العم',
    'ibn-khal': 'ابن الخال',
    'bint-khal': 'بنت الخال',
  },
  Niece: { akh: 'ابنة الأخ', ukht: 'ابنة الأخت' },
  Nephew: { akh: 'ابن الأخ', ukht: 'ابن الأخت' },
  Aunt: { amma: 'عمة', khala: 'خالة' },
  Uncle: { amm: 'عم', khal: 'خال' },
  Grandchild: { he: 'حفيد', she: 'حفيدة' },
};
