/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Untuk orang-orang yang berarti bagimu',
  lead: 'Kartu ulang tahun itu hal kecil yang menyampaikan hal besar: hari ini aku ingat kamu. Hal kecilnya kami permudah, supaya kamu punya waktu untuk yang besar.',
  story: {
    title: 'Cerita kami',
    paragraphs: [
      'Semuanya bermula dari ucapan yang tidak muat dalam pesan singkat. Situs kartu gratis menempelkan namanya di atas gambar, minta uang pada klik terakhir, atau membawa tautan melewati iklan orang lain.',
      'Maka situs ini dibuat kebalikannya. Yang kamu lihat saat membuat kartu persis dengan yang sampai. Tidak ada tanda air, tidak ada yang dibayar di akhir, dan tidak ada perusahaan lain yang mengintip. Latarnya digambar, ucapannya ditulis, dan lagunya diaransemen untuk situs ini.',
    ],
  },
  founder: {
    title: 'Sang pendiri',
    role: 'Pendiri muda, murid seumur hidup',
    paragraphs: [
      'Kartu ulang tahun biasanya untuk keluarga dan teman. Di sini, yang pertama diingat adalah seorang guru: orang yang percaya kepada muridnya sebelum murid itu percaya kepada dirinya sendiri.',
      'Seorang pendiri muda membangun situs ini dan mempersembahkannya kepada guru itu. Setiap kartu yang membuat orang tersenyum adalah ucapan terima kasih yang terlambat.',
    ],
    dedication: 'Untuk guruku, yang melihatnya lebih dulu.',
    /** What the drawing shows, for those who cannot see it. */
    portrait:
      'Gambar wajah sang pendiri: pemuda berambut gelap yang tersenyum, dengan bunga di kerah bajunya',
  },
  mission: {
    title: 'Misi kami',
    text: 'Memudahkan siapa saja merayakan seseorang: dengan kata-katanya sendiri, dengan aksaranya sendiri, di ponsel apa pun yang dipunyainya, tanpa bayar.',
  },
  vision: {
    title: 'Visi kami',
    text: 'Tidak ada lagi ulang tahun yang terlewat, dan kata-kata baik disimpan lebih lama daripada pesan singkat.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'Kasih dan perhatian',
      text: 'Kartumu kami perlakukan seperti kamu memperlakukannya: tidak ada yang terpotong, tidak ada yang hilang, dan terbuka seperti yang kamu maksud. Yang pribadi tetap pribadi.',
    },
    {
      drawing: 'people',
      title: 'Orang lebih dulu',
      text: 'Semuanya untuk semua orang: tanpa bayar, tanpa iklan, dan ada orang sungguhan yang membaca tulisanmu kepada kami.',
    },
    {
      drawing: 'bulb',
      title: 'Inovasi',
      text: 'Video bersuara yang dibuat di perangkatmu sendiri; ucapan lisan; aksara apa pun. Gagasan baru kami sambut kalau kartunya jadi lebih baik.',
    },
  ],
} as const;
