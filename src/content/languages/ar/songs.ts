/** What songs are called, and their verses in Arabic beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'عيد ميلاد سعيد',
      lyrics: ['عيد ميلاد سعيد،', 'عيد ميلاد سعيد،', 'عيد ميلاد سعيد لأعز الأصحاب،', 'عيد ميلاد سعيد!'],
    },
    'marigold-morning': {
      name: 'صباح الزهور',
      lyrics: [
        'على الباب زهور من ذهب،',
        'والصبح في ثوب من نور،',
        'وكل أجراس البلدة ترن:',
        'عام جديد بين يديك.',
        'ارقصوا، فاليوم يوم فرح،',
        'وافتحوا النوافذ كلها!',
        'عسى الطريق يلين أمامك،',
        'ويبقى الأصحاب حولك.',
      ],
    },
    'candlelight-waltz': {
      name: 'فالس الشموع',
      lyrics: [
        'الشموع تتوهج،',
        'والأماني تطير،',
        'والمساء على مهل',
        'يتعلم الغناء.',
        'هنا همسة،',
        'وهنا ضوء:',
        'كل ما يتمناه القلب',
        'يزهر في الليل.',
      ],
    },
    'happy-birthday-swing': { name: 'عيد ميلاد سعيد بإيقاع راقص', lyrics: [] },
    'ode-to-joy': { name: 'نشيد الفرح', lyrics: [] },
    'when-the-saints': { name: 'مسيرة القديسين', lyrics: [] },
    cancan: { name: 'كان كان', lyrics: [] },
    'la-cucaracha': { name: 'لا كوكاراتشا', lyrics: [] },
    'the-entertainer': { name: 'نجم السهرة', lyrics: [] },
    'cradle-song': { name: 'تهويدة', lyrics: [] },
    'jasmine-flower': { name: 'زهرة الياسمين', lyrics: [] },
    'mango-season': { name: 'موسم المانجو', lyrics: [] },
    'moonlit-balcony': { name: 'شرفة في ضوء القمر', lyrics: [] },
  };
