import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'بطاقات عيد ميلاد من القلب. مجانية حتى آخر نقرة.',
  chatGreeting: 'مرحبًا! عندي سؤال عن تصميم بطاقة عيد ميلاد.',
  location: 'الهند',
  creator: 'مؤسس شاب، تحية لمعلم آمن به',
};
