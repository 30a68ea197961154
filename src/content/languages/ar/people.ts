import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly name: string;
  readonly title: string;
  readonly wish: string;
  /** One letter: two would join and read as a word. */
  readonly initial: string;
}

/** By the English name. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    name: 'جاسيندا أرديرن',
    title: 'رئيسة وزراء نيوزيلندا من 2017 إلى 2023',
    countryName: 'نيوزيلندا',
    wish: 'يوم برائحة البحر والخبز الطازج، لا أحد فيه على عجل، وكل الأحبة حول المائدة.',
    initial: 'ج',
  },
  'Barack Obama': {
    name: 'باراك أوباما',
    title: 'الرئيس الرابع والأربعون للولايات المتحدة',
    countryName: 'الولايات المتحدة',
    wish: 'كتاب جميل وصديق قديم وسهرة طويلة على الشرفة: لتجتمع الثلاثة في عيدك، وفي آخرها أغنية.',
    initial: 'ب',
  },
  'Ram Nath Kovind': {
    name: 'رام ناث كوفيند',
    title: 'الرئيس الرابع عشر للهند',
    countryName: 'الهند',
    wish: 'ليتفتح لك العام كزهرة لوتس في أول النور: هادئًا، مكتملًا، وأجمل قليلًا من الذي سبقه.',
    initial: 'ر',
  },
  'Ellen Johnson Sirleaf': {
    name: 'إلين جونسون سيرليف',
    title: 'أول امرأة تُنتخب رئيسة لبلد أفريقي',
    countryName: 'ليبيريا',
    wish: 'ليمتلئ بيتك اليوم بضجيج الأحفاد، وليطبخ غيرك كل شيء.',
    initial: 'إ',
  },
  'Ban Ki-moon': {
    name: 'بان كي مون',
    title: 'الأمين العام الثامن للأمم المتحدة',
    countryName: 'كوريا الجنوبية',
    wish: 'صافحت أيدي كثيرة. ليكن نصيب هذا اليوم العناق، وصحن حساء ما زال ساخنًا.',
    initial: 'ب',
  },
  'Mary Robinson': {
    name: 'ماري روبنسون',
    title: 'أول امرأة تتولى رئاسة أيرلندا',
    countryName: 'أيرلندا',
    wish: 'ضوء في النافذة، وإبريق على النار، وطريق أخضر: لتكن كل خطوة في عامك الجديد رجوعًا إلى البيت.',
    initial: 'م',
  },
  'Laura Chinchilla': {
    name: 'لاورا تشينتشيا',
    title: 'أول امرأة تتولى رئاسة كوستاريكا',
    countryName: 'كوستاريكا',
    wish: 'يوم أخضر كالتلال بعد المطر، وقهوة تبقى ساخنة، وصحبة تسهر حتى آخر الليل.',
    initial: 'ل',
  },
  Shakira: {
    name: 'شاكيرا',
    title: 'مغنية من كولومبيا، صاحبة «واكا واكا» ورقصات كثيرة بعدها',
    wish: 'لتبدأ الفرقة قبل أن ينتهي الاستعداد، ولا تتوقف حتى يرقص آخر من في العائلة.',
    initial: 'ش',
  },
  'Simone Biles': {
    name: 'سيمون بايلز',
    title: 'لاعبة جمباز، بطلة الأولمبياد في المسابقة الفردية العامة عامي 2016 و2024',
    wish: 'لا هبوط محسوبًا اليوم إلا على أنعم كنبة في البيت، والتصفيق على غيرك.',
    initial: 'س',
  },
  'Sachin Tendulkar': {
    name: 'ساشين تندولكار',
    title: 'لاعب كريكيت، أول من بلغ مئة «مئوية» في المباريات الدولية',
    wish: 'ارفع المضرب مرة أخرى، وهذه المرة للكعكة. وليبق الشارع كله يعد معك.',
    initial: 'س',
  },
  'Tim Berners-Lee': {
    name: 'تيم بيرنرز لي',
    title: 'مخترع شبكة الويب العالمية',
    wish: 'أعطيت كل إنسان صفحة. وهذه الصفحة الصغيرة لك، مع الشكر وأجمل الأمنيات.',
    initial: 'ت',
  },
  'Malala Yousafzai': {
    name: 'ملالا يوسفزي',
    title: 'حائزة جائزة نوبل للسلام عام 2014، ومؤلفة «أنا ملالا»',
    wish: 'طفلة ومعلم وكتاب، واليوم كعكة أيضًا. ليقرأ لك أحد حكاية هذه المرة.',
    initial: 'م',
  },
  'Chimamanda Ngozi Adichie': {
    name: 'شيماماندا نغوزي أديتشي',
    title: 'مؤلفة «نصف شمس صفراء» و«أمريكانا»',
    wish: 'ليأت السطر الأول سهلًا هذا العام، وليغل الإبريق عند نهاية الفصل تمامًا.',
    initial: 'ش',
  },
  'Eliud Kipchoge': {
    name: 'إليود كيبتشوغي',
    title: 'عداء، أول من قطع مسافة الماراثون في أقل من ساعتين',
    wish: 'لا ساعة اليوم. مشي على مهل، وكوب شاي في اليد، وأهل القرية من حولك.',
    initial: 'إ',
  },
  'Viswanathan Anand': {
    name: 'فيسواناثان أناند',
    title: 'أستاذ كبير في الشطرنج، بطل العالم خمس مرات',
    wish: 'ترى دائمًا اثنتي عشرة نقلة إلى الأمام، فتظاهر بالمفاجأة حين تنطفئ الأضواء وتدخل الشموع.',
    initial: 'ف',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inArabic);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inArabic);

function inArabic<Person extends Leader | Celebrity>(person: Person): Person {
  const text = texts[person.name];
  if (!text) return person;
  const { initial, ...shown } = text;
  return {
    ...person,
    ...shown,
    alt: `زهرة عليها الحرف الأول من اسم ${text.name}`,
    bloom: { ...person.bloom, initials: initial },
  };
}
