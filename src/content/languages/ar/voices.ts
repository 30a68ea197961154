/** What spoken greetings are called, and what they say, in Arabic beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'تهانٍ دافئة',
    text: 'عيد ميلاد سعيد! هذا اليوم كله لك. لتكن الكعكة حلوة، والشموع مضيئة، والسنة مليئة بالمفاجآت الجميلة.',
  },
  'birthday-toast': {
    name: 'تحية عيد الميلاد',
    text: 'همست لي العصفورة أن اليوم عيد ميلادك. تحية إذن للضحك، وللأصدقاء الطيبين، ولعام جديد رائع. عيد ميلاد سعيد!',
  },
};
