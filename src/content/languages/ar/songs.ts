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
  };
