/** What songs are called, and their verses in Indonesian beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'Selamat ulang tahun',
      lyrics: [
        'Selamat ulang tahun,',
        'selamat ulang tahun,',
        'selamat ulang tahun, sahabat,',
        'selamat ulang tahun!',
      ],
    },
    'marigold-morning': {
      name: 'Pagi marigold',
      lyrics: [
        'Marigold di depan pintu,',
        'pagi berbaju keemasan.',
        'Lonceng sekota berdentang:',
        'setahun lagi di genggaman.',
        'Menari, ini harimu,',
        'bukalah semua jendela!',
        'Semoga jalanmu ramah',
        'dan kawan di sisimu.',
      ],
    },
    'candlelight-waltz': {
      name: 'Wals cahaya lilin',
      lyrics: [
        'Lilin menyala,',
        'harapan terbang,',
        'pelan-pelan malam',
        'belajar berdendang.',
        'Ini bisikan,',
        'ini cahaya:',
        'semua harapmu',
        'mekar di malamnya.',
      ],
    },
    'happy-birthday-swing': { name: 'Selamat ulang tahun, irama swing', lyrics: [] },
    'ode-to-joy': { name: 'Ode untuk sukacita', lyrics: [] },
    'when-the-saints': { name: 'Ketika para santo berbaris', lyrics: [] },
    cancan: { name: 'Can-can', lyrics: [] },
    'la-cucaracha': { name: 'La Cucaracha', lyrics: [] },
    'the-entertainer': { name: 'Sang penghibur', lyrics: [] },
    'cradle-song': { name: 'Lagu nina bobo', lyrics: [] },
    'jasmine-flower': { name: 'Bunga melati', lyrics: [] },
    'mango-season': { name: 'Musim mangga', lyrics: [] },
    'moonlit-balcony': { name: 'Balkon di bawah bulan', lyrics: [] },
  };
