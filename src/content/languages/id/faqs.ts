import type { FaqCategory, FaqFacts } from '#content/faqs.ts';

const collection =
  'koleksi yang ditulis khusus untuk situs ini, disusun menurut lima nada (hangat & penuh sayang, lucu & jenaka, formal & santun, doa & restu, puitis & indah) dan dua puluh empat hubungan, dari kakak sampai nenek sampai guru.';

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Mulai dari sini',
    faqs: [
      {
        id: 'cost',
        question: 'Berapa biayanya?',
        answer: [
          'Tidak ada. Tidak ada versi berbayar, masa coba yang habis, tanda air, atau iklan, dan kami tidak pernah meminta nomor kartu bank. Semua latar, lagu, dan format tersedia untuk semua orang.',
        ],
      },
      {
        id: 'account',
        question: 'Apakah perlu akun?',
        answer: [
          'Untuk melihat-lihat, tidak: kamu bisa menjelajahi [galeri](/gallery) dan membuka semua kartu yang dikirim kepadamu.',
          'Untuk membuat kartu juga tidak, kecuali pengelola situs ini memintanya: di halaman masuk ada “Lanjut tanpa akun”. Dengan begitu browser ini membuka kartumu sampai 30 hari setelah kunjungan terakhirmu. Tautan edit pribadi tetap membukanya setelah itu dan di perangkat lain.',
          'Dengan akun, kartumu ada di mana pun kamu masuk dan tempatnya lebih banyak. Untuk [akun gratis](/signup) cukup nama, alamat email, dan kata sandi. Kalau situs ini terhubung dengan Google atau Facebook, tombol keduanya juga bisa dipakai.',
        ],
      },
      {
        id: 'first-card',
        question: 'Bagaimana membuat kartu pertamaku?',
        answer: [
          'Pilih desain di [galeri](/gallery), atau mulai dengan kartu kosong di [Studio AI](/studio). Ketik kedua nama, pilih hubungan dan nada, lalu pakai salah satu ucapan kami atau tulis sendiri. Setelah itu ubah sesukamu: latar, warna, animasi, foto, suara. Kartunya terlihat selagi kamu membuatnya.',
          'Kalau sudah pas, terbitkan dan kirim tautannya.',
        ],
      },
      {
        id: 'drafts',
        question: 'Bisakah kartu disimpan dulu dan diselesaikan nanti?',
        answer: [
          'Bisa. “Simpan draf” menaruh kartunya di [dasbor](/dashboard), dan di sana hanya kamu yang melihatnya. Buka lagi kapan saja, ubah, dan terbitkan kalau sudah siap. Kartu yang sudah terbit juga bisa diedit: setelah “Simpan perubahan”, siapa pun yang punya tautannya melihat versi terbaru. “Jadikan offline” menutup tautan itu sampai kamu menerbitkan kartunya lagi.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'Fitur AI',
    faqs: [
      {
        id: 'ai-wishes',
        question: 'Apakah ucapannya ditulis kecerdasan buatan?',
        answer: hasWishModel
          ? [
              `Hanya kalau kamu memintanya. “Buat ucapan AI” memberimu ucapan dari ${collection} Tulis sebuah kenangan atau sifat di atas tombol itu, atau tekan “Ganti kata-katanya” di bawah sebuah ucapan, dan model bahasa yang dipakai situs ini menulis satu untukmu. Kamu melihatnya dulu; ucapan itu baru masuk ke kartu kalau kamu memakainya.`,
              'Yang dikirim ke model itu adalah yang kamu ketik di sana, hubungan, nada, dan ucapan yang akan divariasikan. Nama-nama di kartu tetap di sini.',
            ]
          : [
              `Tidak, dan lebih baik kami katakan terus terang. Studio menyarankan ucapan dari ${collection} Tekan tombolnya sekali lagi, dan kamu mendapat ucapan lain.`,
              'Yang kamu ketik tidak pernah dikirim ke layanan AI.',
            ],
      },
      {
        id: 'own-words',
        question: 'Bolehkah menulis dengan kata-kata sendiri?',
        answer: [
          'Tentu saja. Pesanmu boleh sampai 1.000 karakter, dengan aksara apa pun dan dengan emoji. Mengetik menggantikan ucapan yang disarankan, dan memakai saran menggantikan yang kamu ketik. “Urungkan” mengembalikan keduanya.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Menghias kartu',
    faqs: [
      {
        id: 'styles',
        question: 'Ada gaya kartu apa saja?',
        answer: [
          'Sembilan: 3D, realistis, animasi, minimalis, imut, elegan, retro, neon, dan kolase foto. Di [galeri](/gallery) ada desain siap pakai untuk semuanya.',
          'Di studio kamu bebas memilih: 62 latar, warna judul, ucapan, dan baris “Dari”, serta lima animasi (memudar, geser ke atas, geser ke kiri, membesar, berputar).',
        ],
      },
      {
        id: 'photos',
        question: 'Bisakah kartu diberi foto?',
        answer: [
          'Sampai enam: satu foto yang berulang tahun, satu fotomu, dan empat lagi. File JPEG, PNG, WebP, AVIF, dan GIF sampai 25 MB dan 50 megapiksel bisa dipakai, HEIC kalau browser-mu bisa membacanya, dan gambarnya bisa digeser serta diperbesar di dalam bingkai. Tempat dan waktu pengambilan foto dihapus dari file begitu file itu masuk.',
        ],
      },
      {
        id: 'sound',
        question: 'Bisakah kartu memutar musik atau suaraku?',
        answer: [
          'Bisa, satu suara per kartu: salah satu dari tiga belas lagu, salah satu dari dua ucapan lisan, file musikmu sendiri (sampai 10 MB dan lima menit), atau rekaman dari mikrofonmu sampai dua menit. Pakailah hanya musik yang boleh kamu bagikan.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Berbagi & mengunduh',
    faqs: [
      {
        id: 'formats',
        question: 'Kartu bisa diunduh dalam format apa?',
        answer: [
          'PNG, JPG, MP4, dan GIF. PNG dan JPG gambar diam, MP4 video dengan animasi dan suara kartu, GIF animasi tanpa suara. Semuanya dibuat di perangkatmu sendiri; kalau browser-mu tidak bisa membuat video, kamu diberi tahu. Untuk dicetak ada PDF, datar atau dilipat, untuk A4 atau Letter, dan di halaman kartu, “Simpan” memberimu seluruh kartu sebagai satu file HTML yang terbuka tanpa koneksi. PDF, file HTML, dan gambar yang kamu unduh di halaman kartu dibuat oleh server kami.',
        ],
      },
      {
        id: 'sharing',
        question: 'Bagaimana cara membagikan kartu?',
        answer: [
          'Lewat WhatsApp, Instagram, Facebook, X, email, kode QR, dan salin tautan; Pinterest dan YouTube juga ada. Instagram dan YouTube tidak menerima tautan dari luar, jadi kamu mengunduh gambar atau videonya dan mengunggahnya sendiri di sana.',
          'Alamat email atau nomor ponsel yang kamu ketik untuk berbagi hanya dipakai di browser-mu. Keduanya tidak pernah sampai kepada kami.',
          'Orang lain juga bisa ikut menulis sebelum kartu dibuka: “Ajak ikut menulis” memberimu tautan untuk keluarga, teman, atau rekan kerja. Masing-masing menulis pesan, dengan foto, suara, atau gambar kalau mau, dan bisa mengubahnya sampai kartu dibuka; tidak ada yang perlu akun. Kamu melihat siapa yang sudah menulis dan siapa yang belum, mengatur urutannya, dan mencetak buklet atau poster berisi semuanya.',
        ],
      },
      {
        id: 'receiver',
        question: 'Apakah penerima perlu akun atau aplikasi?',
        answer: [
          'Tidak. Tautannya terbuka di semua browser, di semua ponsel, selama kartunya kamu simpan. Penerima menemukan amplop dengan namanya, membukanya, bisa meniup lilin, dan bisa membalas dengan reaksi serta beberapa kata yang hanya kamu lihat. Balasan bisa kamu sembunyikan atau hapus, atau balasannya kamu matikan. Kalau kartunya kamu hapus, tautannya menunjukkan bahwa kartu itu sudah tidak ada. Dasbormu menunjukkan berapa kali kartu dibuka, dan tidak pernah oleh siapa.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Bantuan teknis',
    faqs: [
      {
        id: 'devices',
        question: 'Bisa dipakai di perangkat apa?',
        answer: [
          'Di ponsel, tablet, dan komputer dengan versi terkini Chrome, Edge, Firefox, Safari, atau Samsung Internet. Tidak ada yang perlu dipasang. Kartu dan halaman informasi bisa dibaca bahkan tanpa JavaScript; studio memerlukannya.',
        ],
      },
      {
        id: 'lost-work',
        question: 'Halaman tertutup sebelum aku menyimpan. Apakah kartuku hilang?',
        answer: [
          'Kemungkinan besar tidak. Studio menyimpan pekerjaan yang belum disimpan di browser-mu sampai 60 hari. Buka lagi [studio](/studio) di browser yang sama, masuk dengan akun yang sama, dan studio menawarkan untuk melanjutkan dari tempat kamu berhenti.',
        ],
      },
      {
        id: 'password',
        question: 'Aku lupa kata sandi. Bagaimana?',
        answer: [
          'Ketik alamat emailmu di [halaman masuk](/login) dan tekan “Lupa kata sandi?”. Kami mengirim tautan yang berlaku satu jam. Kalau emailnya tidak datang, cek folder spam, dan kalau di sana pun tidak ada, [hubungi kami](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Privasi & keamanan',
    faqs: [
      {
        id: 'who-sees',
        question: 'Siapa yang bisa melihat kartuku?',
        answer: [
          'Draf: hanya kamu. Kartu yang sudah terbit: semua orang yang punya tautannya. Kartu yang kamu segel sampai hari dan jam tertentu: sebelum itu yang terlihat hanya amplopnya, kedua nama, dan harinya. Tautannya tidak bisa ditebak, dan mesin pencari diminta tidak memuat kartu. Foto dan suara bisa dilihat sejauh kartu yang menampilkannya.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Bisakah aku membawa dataku, atau menghapus akunku?',
        answer: [
          'Dua-duanya bisa, di [pengaturan dasbor](/dashboard/settings). “Ekspor dataku” memberimu salinan semua yang kamu buat di sini. “Hapus akun” menghapus akun beserta semua kartu, foto, dan suaranya; ini tidak bisa dibatalkan.',
        ],
      },
      {
        id: 'tracking',
        question: 'Apakah aku dilacak, atau dataku dijual?',
        answer: [
          'Tidak. Tidak ada iklan, analitik, atau pelacakan, dan halaman kami tidak memuat apa pun dari perusahaan lain. Sedikit [cookie](/cookies) yang ada dipakai untuk masuk, suka, bahasa, dan pemberitahuan. Apa yang kami simpan dan berapa lama tertulis di [Kebijakan Privasi](/privacy), dengan bahasa sehari-hari.',
        ],
      },
    ],
  },
];
