import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'মন থেকে বানানো জন্মদিনের কার্ড। শেষ ক্লিক পর্যন্ত বিনা মূল্যে।',
  chatGreeting: 'হ্যালো! জন্মদিনের কার্ড বানানো নিয়ে একটা প্রশ্ন ছিল।',
  location: 'ভারত',
  creator: 'এক তরুণ প্রতিষ্ঠাতা, তাঁর ওপর ভরসা রেখেছিলেন এমন এক শিক্ষকের জন্য',
};
