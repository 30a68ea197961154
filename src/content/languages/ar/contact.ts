/** When somebody reads and answers. */
export const support = {
  hours: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً بتوقيت الهند',
  reply: 'خلال 24 ساعة',
  served: 'نخدم الناس في كل مكان',
} as const;
