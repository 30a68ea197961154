import type { Animation } from '#card/document/card.ts';
import type { EnvelopeKey } from '#card/opening/envelopes/envelope.ts';
import type { contactSubjects } from '#content/contact.ts';
import type { Badge, DiscoverTab } from '#content/discover.ts';
import type { GalleryCategory } from '#content/relationships.ts';
import type { ReportReason } from '#content/report.ts';
import type { StatisticName } from '#content/statistics.ts';
import type { Tag } from '#content/tags.ts';
import type { TemplateStyle } from '#content/template-styles.ts';
import type { Tone } from '#content/tones.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** For whom a card is: the studio's relationships, and those that only the gallery has. */
export const categoryLabels: Labels<GalleryCategory> = {
  Brother: 'أخ',
  Sister: 'أخت',
  Mother: 'أم',
  Father: 'أب',
  Friend: 'صديق أو صديقة',
  Wife: 'زوجة',
  Husband: 'زوج',
  Son: 'ابن',
  Daughter: 'ابنة',
  Teacher: 'معلم أو معلمة',
  Colleague: 'زميل أو زميلة',
  Grandmother: 'جدة',
  Grandfather: 'جد',
  Cousin: 'أولاد العم والخال',
  'Brother-in-law': 'نسيب',
  'Sister-in-law': 'نسيبة',
  'Daughter-in-law': 'زوجة الابن',
  'Son-in-law': 'زوج الابنة',
  Boyfriend: 'حبيب',
  Girlfriend: 'حبيبة',
  Uncle: 'عم أو خال',
  Aunt: 'عمة أو خالة',
  Niece: 'ابنة الأخ أو الأخت',
  Nephew: 'ابن الأخ أو الأخت',
  Partner: 'شريك الحياة',
  Grandchild: 'حفيد أو حفيدة',
};

export const toneLabels: Labels<Tone> = {
  sweet: 'رقيق ومحب',
  funny: 'مرح وطريف',
  formal: 'رسمي ومهذب',
  blessing: 'دعاء وبركة',
  poetic: 'شاعري وفني',
};

export const styleLabels: Labels<TemplateStyle> = {
  '3D': 'ثلاثي الأبعاد',
  Realistic: 'واقعي',
  Animated: 'متحرك',
  Minimal: 'بسيط',
  Cute: 'لطيف',
  Elegant: 'أنيق',
  Retro: 'من الزمن الجميل',
  Neon: 'نيون',
  'Photo-Collage': 'كولاج صور',
};

export const tagLabels: Labels<Tag> = {
  Cute: 'لطيف',
  Elegant: 'أنيق',
  Funny: 'مضحك',
  Romantic: 'رومانسي',
  Minimal: 'بسيط',
  Neon: 'نيون',
  Vintage: 'عتيق',
  Artistic: 'فني',
  Family: 'عائلي',
  Professional: 'للعمل',
  Animals: 'حيوانات',
  Party: 'حفلة',
  Classic: 'كلاسيكي',
  Creative: 'مبتكر',
  Clean: 'هادئ',
  Heartfelt: 'من القلب',
};

export const backgroundLabels: Labels<string> = {
  'from-pink-purple-blue': 'سماء السكاكر',
  'from-yellow-red-pink': 'كوكتيل فواكه',
  'from-gray': 'ضباب الصباح',
  'from-green-blue-purple': 'أضواء الشمال',
  'from-indigo-red-yellow': 'آخر الضوء',
  'from-peach-coral-rose': 'شروق',
  'from-mint-teal-sky': 'بحيرة صافية',
  'from-cream-marigold-saffron': 'زعفران',
  'from-lime-leaf-teal': 'حديقة الربيع',
  'from-sky-lilac-peach': 'غيوم قطنية',
  'bg-balloons': 'بالونات',
  'bg-cake': 'كعكة عيد الميلاد',
  'bg-stars': 'نجوم من ورق',
  'bg-flowers': 'زهور من ورق',
  'bg-bunting': 'زينة وهدايا',
  'bg-marigold-garland': 'قلادة زهور',
  'bg-confetti': 'قصاصات ملونة',
  'bg-night-sky': 'سماء الليل',
  'bg-rainbow': 'قوس قزح',
  'bg-candles': 'شموع',
  'bg-hearts': 'قلوب من ورق',
  'bg-rangoli': 'رانغولي',
  'bg-hot-air-balloons': 'مناطيد',
  'bg-citrus': 'حمضيات',
  'bg-animals': 'حفلة الحيوانات',
  'bg-cherry-blossom': 'زهر الكرز',
  'bg-fireworks': 'ألعاب نارية',
  'bg-gift-wrap': 'ورق هدايا',
  'bg-paper-sunset': 'غروب من ورق',
  'bg-meadow': 'مرج',
  'bg-airmail': 'بريد جوي',
  'bg-peacock': 'طاووس',
  'bg-ice-cream': 'آيس كريم',
  'bg-butterflies': 'فراشات',
  'bg-space': 'الفضاء',
  'bg-lamps': 'قناديل المساء',
  'bg-waves': 'أمواج وأشرعة',
  'bg-tropical': 'أوراق استوائية',
  'bg-music': 'أسطوانات',
  'bg-eucalyptus': 'أوكالبتوس',
  'bg-dinosaurs': 'ديناصورات',
  'bg-block-print': 'قماش مطبوع',
  'bg-picnic': 'نزهة',
  'bg-kites': 'طائرات ورقية',
  'bg-autumn-leaves': 'أوراق الخريف',
  'bg-reef': 'شعاب مرجانية',
  'bg-stage': 'على المسرح',
  'bg-snow': 'غابة ثلجية',
  'bg-golden-fans': 'مراوح ذهبية',
  'bg-tiles': 'بلاط مزخرف',
};

export const animationLabels: Labels<Animation> = {
  fade: 'ظهور تدريجي',
  slideUp: 'انزلاق للأعلى',
  slideLeft: 'انزلاق لليسار',
  scale: 'تكبير',
  rotate: 'دوران',
};

export const compositionLabels: Labels<string> = {
  classic: 'كلاسيكي',
  'open-card': 'بطاقة مفتوحة',
  'big-words': 'كلمات كبيرة',
  'full-photo': 'صورة كاملة',
  'slanted-scene': 'صورة مائلة',
  letter: 'رسالة',
  polaroid: 'بولارويد',
  'round-window': 'نافذة مستديرة',
  'giant-age': 'رقم عملاق',
  'film-strip': 'شريط فيلم',
  'arched-window': 'نافذة مقوّسة',
  postcard: 'بطاقة بريدية',
  arch: 'قوس',
  triptych: 'ثلاث لوحات',
  collage: 'كولاج',
  'torn-paper': 'ورق ممزق',
  name: 'الاسم',
  heart: 'قلب',
  'framed-scene': 'في إطار',
  banner: 'شريط',
  'photo-first': 'الصورة أولًا',
};

export const typefaceLabels: Labels<string> = {
  classic: 'كلاسيكي',
  storybook: 'كتاب حكايات',
  elegant: 'أنيق',
  brush: 'فرشاة',
  handwritten: 'خط اليد',
  bubbly: 'فقاعات',
  poster: 'لافتة',
  typewriter: 'آلة كاتبة',
};

export const envelopeLabels: Labels<EnvelopeKey> = {
  seal: 'ختم شمعي',
  airmail: 'بريد جوي',
  kraft: 'ورق بني وشريط',
  garden: 'حديقة',
  festival: 'ذهبي للأعياد',
  party: 'حفلة',
};

export const statisticLabels: Labels<StatisticName> = {
  visitors: 'زيارة',
  cards: 'بطاقة صُممت',
  shared: 'بطاقة أُرسلت',
  users: 'حساب مسجل',
};

export const discoverTabLabels: Labels<DiscoverTab> = {
  trending: 'الأكثر رواجًا',
  new: 'الجديد',
  'staff-picks': 'اختيارنا',
};

export const badgeLabels: Labels<Badge> = {
  "Editor's Choice": 'اختيار المحرر',
  'Community Favorite': 'محبوب الزوار',
  'Design Excellence': 'تميّز في التصميم',
};

export const contactSubjectLabels: Labels<(typeof contactSubjects)[number]['value']> = {
  general: 'سؤال عام',
  support: 'مساعدة في بطاقة أو في حسابي',
  feedback: 'رأي أو فكرة',
  bug: 'شيء لا يعمل',
  partnership: 'التعاون معنا',
  other: 'شيء آخر',
};

export const reportReasonLabels: Labels<ReportReason> = {
  unkind: 'تجرح أحدًا أو تتنمر عليه',
  private: 'تُظهر شيئًا خاصًا، أو صورة بلا إذن',
  indecent: 'فيها محتوى جنسي أو عنف أو كراهية',
  rights: 'تستخدم عمل شخص آخر بلا إذن',
  spam: 'إعلان أو خداع',
  other: 'شيء آخر',
};
