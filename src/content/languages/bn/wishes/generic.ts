import type { WishList } from '#content/wishes/wish-list.ts';

/** Without তুমি or আপনি, so that it fits every receiver and every tone. */
export const generic: WishList = [
  'শুভ জন্মদিন{, name}! আজকের দিনটা কাটুক ভালো মানুষের সঙ্গে, পাতে থাকুক গরম গরম কিছু, শেষে থাকুক মিষ্টি, আর মাঝখানে কোথাও এমন একটা কথা হোক, যাতে হাসি আর থামতেই না চায়।',
  'আজকের আনন্দটুকু সারা বছর সঙ্গে থাকুক{, name}।',
  'কিছু দিন গান চায়, কেক চায়, আর চায় অনেকক্ষণ জড়িয়ে ধরা{, name}। আজ ঠিক তেমন একটা দিন। শুভ জন্মদিন!',
];
