/** What spoken greetings are called, and what they say, in Arabic beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'أمنيات دافئة',
    text: 'عيد ميلاد سعيد! هذا اليوم كله لك. لتكن الكعكة حلوة، والشموع مضيئة، والسنة مليئة بالمفاجآت الجميلة.',
  },
  'birthday-toast': {
    name: 'تحية عيد الميلاد',
    text: 'همس لي عصفور صغير أن اليوم عيد ميلادك. تحية إذن إلى الضحك، وإلى الأصدقاء الطيبين، وإلى عام رائع جديد. عيد ميلاد سعيد!',
  },
};
