import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Elders are called by name or kinship where others are called kamu, so that Mama fits as well as Ibu. */
export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'Ada orang yang diam-diam kukagumi, dan ada orang yang selalu bisa membuatku tertawa. Kebetulan orangnya sama, dan hari ini ulang tahunnya{, name}. Sehat terus, bahagia terus, dan jangan berubah, ya.',
      'Punya saudara seperti kamu itu rezeki besar{, name}. Selamat ulang tahun!',
      'Kalau boleh memilih saudara dari seluruh dunia, pilihanku tetap kamu{, name}, lengkap dengan segala keisenganmu.',
      'Kita jarang bilang sayang, jadi biar kartu ini yang bilang. Aku bangga jadi saudaramu{, name}, aku senang kamu ada, dan hari ini aku mau merayakannya tanpa gengsi.',
    ],
    Sister: [
      'Baru mendengar suaramu saja, hariku sudah membaik. Kamu tahu kapan aku perlu dinasihati dan kapan cukup ditemani{, name}. Hari ini biarkan semua orang memanjakanmu, mulai dari sarapan sampai lagu terakhir.',
      'Kalau kamu sudah tertawa, hariku ikut beres{, name}. Selamat ulang tahun!',
      'Ke mana pun kita pergi, sebagian dari rumah selalu ikut bersamamu{, name}. Peluk jauh dan peluk dekat untukmu hari ini.',
      'Ceritaku belum lengkap kalau belum sampai ke telingamu. Terima kasih sudah jadi pendengar paling sabar dan tempat pulang paling hangat. Selamat ulang tahun, saudaraku yang manis.',
    ],
    Mother: [
      'Sejauh apa pun aku pergi, arah pulang selalu sama: ke suara {name|Ibu} yang bertanya sudah makan atau belum. Hari ini pertanyaannya kubalik. Sudah istirahat? Sudah tahu betapa kami semua sayang?',
      'Aku sayang {name|Ibu}, hari ini dan setiap hari lainnya.',
      'Kalau ada sedikit saja kebaikan dalam diriku, itu karena aku selalu melihat contohnya pada {name|Ibu}.',
      'Tangan yang menyiapkan segalanya itu hari ini dilarang bekerja{, name|, Bu}. Duduk saja, nikmati tehnya, dan biarkan kami berebut memberi pelukan paling lama.',
    ],
    Father: [
      'Di balik “hati-hati di jalan” dan “uangnya cukup?” aku tahu ada sayang yang besar sekali. Hari ini giliranku mengatakannya terang-terangan: aku sayang {name|Ayah}, dan bangga menjadi anaknya.',
      'Di samping {name|Ayah}, semua tempat terasa aman. Selamat ulang tahun!',
      'Tidak perlu pidato panjang. Cukup satu senyum {name|Ayah}, dan aku tahu semuanya akan beres juga akhirnya.',
      'Makin lama aku makin ingin mirip {name|Ayah}: caranya menepati janji, caranya menenangkan orang, caranya pura-pura tidak terharu. Khusus yang terakhir itu, hari ini tidak usah, ya.',
    ],
    Friend: [
      'Ada teman untuk ramai-ramai, ada teman untuk diam bersama. Kamu dua-duanya{, name}, dan itu langka. Terima kasih sudah betah di hidupku. Hari ini tertawalah yang keras, dan ingat ada yang sangat bersyukur kamu lahir.',
      'Bersamamu, hari biasa pun layak dirayakan{, name}. Selamat ulang tahun!',
      'Jarak dan kesibukan boleh datang, tapi kursi di sebelahku selalu kusimpan untukmu{, name}. Bahagia selalu, ya.',
      'Kamu mendengarkan sampai selesai, dan sudah tertawa sebelum leluconku sampai ke ujung. Cuma sahabat yang bisa begitu. Semoga tahun ini sebaik kamu kepadaku.',
    ],
    Wife: [
      'Rumah ini baru benar-benar rumah kalau kamu ada di dalamnya. Suaramu dari ruang sebelah, tawamu yang menular, bahkan diammu: semuanya membuatku ingin cepat pulang{, name|, sayang}. Selamat ulang tahun, cintaku.',
      'Jatuh cintaku yang terbaru masih kepadamu{, name|, sayang}.',
      'Dari semua keputusan yang pernah kuambil, menikah denganmu tetap yang paling benar dan paling membahagiakan{, name}.',
      'Terima kasih untuk hal-hal kecil yang kamu kira tidak kulihat. Aku lihat semuanya{, name|, istriku}, dan tiap kali aku jatuh hati lagi. Hari ini biar aku yang mengurus segalanya.',
    ],
    Husband: [
      'Denganmu, hal paling sederhana jadi menyenangkan: belanja bulanan, terjebak macet, menunggu hujan reda{, name}. Aku tidak mencari petualangan yang lebih besar daripada hari-hari biasa di sampingmu. Selamat ulang tahun, suamiku.',
      'Pelukanmu tempat istirahat terbaik yang kukenal{, name|, sayang}.',
      'Setiap mendengar langkahmu di depan pintu, hatiku masih melonjak sedikit, persis seperti dulu{, name}. Jangan bilang siapa-siapa.',
      'Kamu menjagaku tanpa membuatku merasa kecil, dan mencintaiku tanpa banyak syarat. Kalau ada piala untuk itu{, name|, suamiku}, lemarinya sudah kusiapkan. Sementara ini, terimalah pelukan.',
    ],
    Son: [
      'Melihatmu menemukan jalanmu sendiri adalah bahagia yang tidak ada bandingannya. Melangkahlah sejauh yang kamu mau{, name|, Nak}. Kalau lelah, pintu rumah ini selalu terbuka untukmu, dan di meja selalu ada yang hangat.',
      'Kabar darimu selalu jadi bagian terbaik hariku{, name|, Nak}.',
      'Bukan nilai, bukan piala, bukan jabatan. Kebaikan hatimu itu yang paling membuatku bangga{, name|, Nak}.',
      'Dunia ini luas dan kadang bising{, name}. Ingat saja, ada satu tempat yang selalu menyebut namamu dengan sayang, dan di sana kamu tidak perlu membuktikan apa-apa.',
    ],
    Daughter: [
      'Kamu tidak perlu menjadi apa-apa untuk kucintai, tetapi melihatmu menjadi dirimu sendiri sungguh pemandangan terindah{, name|, Nak}. Berani, lembut, keras kepala di saat yang tepat: jangan kurangi satu pun.',
      'Bangga? Itu kata yang terlalu kecil untukmu{, name|, Nak}.',
      'Apa pun yang kamu impikan tahun ini, aku duduk di barisan pertama dan bertepuk tangan paling lama{, name}.',
      'Hal pertama yang membuatku tersenyum setiap pagi adalah tahu bahwa kamu ada. Semoga dunia memperlakukanmu selembut itu{, name}, dan kalau tidak, telepon aku.',
    ],
    Teacher: [
      'Pelajaran bisa dicari di buku, tetapi keyakinan bahwa kami mampu hanya bisa datang dari guru yang sabar. Terima kasih untuk keyakinan itu{, name}. Semoga hari ini penuh kabar manis dari murid-murid yang tidak pernah lupa.',
      'Untuk guru yang membuat belajar terasa menyenangkan: selamat ulang tahun{, name}!',
      'Satu kata “bagus” dari guru seperti ini bisa saya simpan bertahun-tahun{, name}. Hari ini kata itu saya kembalikan: bagus sekali!',
      'Ada kelas yang selalu ditunggu, dan jarang karena mata pelajarannya. Terima kasih atas kehangatan yang ikut masuk bersama buku dan spidol{, name}. Salam sayang dari barisan belakang.',
    ],
    Colleague: [
      'Kerjaan boleh menumpuk, tetapi selama kamu menyapa dengan tulus seperti itu, hari tetap terasa ringan. Terima kasih sudah enak diajak bekerja dan lebih enak lagi diajak mengobrol{, name}. Nikmati harimu!',
      'Kantor terasa lebih hangat karena ada kamu{, name}. Selamat ulang tahun!',
      'Hari ini biarkan orang lain yang mengurus semuanya{, name}. Tugasmu cuma tersenyum, makan kue, dan pulang tepat waktu.',
      'Kamu selalu menanyakan kabar sebelum menanyakan tugas. Hal sekecil itu besar sekali artinya{, name}. Semoga kebaikanmu pulang kepadamu dari segala arah.',
    ],
    Grandmother: [
      'Pelukan {name|Nenek} punya kekuatan aneh: masalah sebesar apa pun mendadak mengecil di dalamnya. Hari ini aku membawa pelukan balasan, yang lama, yang erat, dan tidak mau lepas sampai kuenya datang.',
      'Tidak ada yang menyebut namaku semanis {name|Nenek}.',
      'Di rumah {name|Nenek} jam berjalan lebih pelan, teh terasa lebih manis, dan hatiku selalu lebih ringan.',
      'Cucu boleh sibuk, boleh jauh, boleh lupa menaruh kunci. Yang tidak pernah lupa: sayang kepada {name|Nenek}. Semoga hari ini rumah penuh tamu yang paling dirindukan.',
    ],
    Grandfather: [
      'Duduk di dekat {name|Kakek} itu seperti duduk di bawah pohon rindang: teduh, tenang, dan selalu ada cerita. Hari ini aku mau duduk lebih lama, mendengarkan lebih banyak, dan tidak melihat ponsel sekali pun.',
      'Senyum {name|Kakek} adalah tujuan perjalanan pulangku. Selamat ulang tahun!',
      'Kalau {name|Kakek} tertawa, seisi rumah ikut tertawa, bahkan yang belum mendengar leluconnya. Tertawalah banyak-banyak hari ini.',
      'Nasihat {name|Kakek} pendek-pendek, tetapi selalu datang ke kepalaku tepat saat dibutuhkan. Terima kasih, dan semoga hari ini berjalan pelan, hangat, dan penuh suara cucu.',
    ],
    Cousin: [
      'Sepupu itu teman yang tidak perlu dicari: tahu-tahu sudah ada di setiap kumpul keluarga, dan tahu-tahu jadi alasan paling kuat untuk datang. Untukmu{, name}, pelukan paling heboh hari ini. Bahagia selalu!',
      'Untung kita lahir di keluarga yang sama{, name}. Peluk jauh!',
      'Liburan, arisan, atau sekadar makan malam: acara keluarga baru ramai kalau kamu sudah datang{, name}.',
      'Sebutannya sepupu, rasanya saudara kandung, gunanya seperti sahabat. Tiga-tiganya kurayakan hari ini. Semoga langkahmu ringan{, name}, dan kita segera berkumpul lagi.',
    ],
    'Brother-in-law': [
      'Awalnya kita keluarga karena pernikahan. Sekarang, kalau ada kabar baik atau butuh teman bicara, namamu termasuk yang pertama kuingat{, name}. Terima kasih sudah menyayangi keluarga ini dengan begitu tulus.',
      'Ipar di kartu keluarga, saudara di hati{, name}. Sehat selalu!',
      'Sejak ada yang satu ini di keluarga, acara makan malam selalu lebih lama dan lebih seru{, name}.',
      'Melihat orang yang kusayang disayangi sebaik itu membuatku tenang. Terima kasih dari lubuk hati{, name}. Hari ini giliran kami semua yang memanjakan.',
    ],
    'Sister-in-law': [
      'Kata ipar rasanya terlalu dingin untuk orang sehangat ini: mendengar tanpa menghakimi, datang sebelum diminta, dan tawanya membuat betah{, name}. Kasih seluruh keluarga berkumpul hari ini dalam satu ucapan: selamat ulang tahun.',
      'Sejak ada kamu, keluarga ini jauh lebih manis{, name}.',
      'Terima kasih sudah masuk ke keluarga ini dan langsung menghangatkan semua sudutnya{, name}. Kami sayang kamu.',
      'Mendapat ipar itu biasa. Mendapat teman curhat, teman jajan, dan saudara sekaligus, itu untung besar{, name}. Semoga hari ini berjalan persis seperti yang diinginkan.',
    ],
    'Daughter-in-law': [
      'Rumah ini punya satu hati lagi sejak kamu datang, dan rasanya jauh lebih lapang. Terima kasih sudah menyayangi anak kami, dan mau menerima kami dengan segala kebiasaan kami{, name|, Nak}. Hari ini kamilah yang melayanimu.',
      'Bukan menantu lagi, kamu anak kami sendiri{, name|, Nak}.',
      'Setiap kali kamu tertawa di ruang tengah, kami saling pandang dan bersyukur{, name}. Selamat ulang tahun.',
      'Di rumah ini ada satu kunci tambahan, dan namamu di gantungannya. Datanglah kapan saja{, name}, dengan atau tanpa kabar, dengan atau tanpa oleh-oleh.',
    ],
    'Son-in-law': [
      'Orang tua selalu bertanya dalam hati, siapa yang kelak menyayangi anaknya. Sejak mengenalmu, kami berhenti bertanya{, name|, Nak}. Terima kasih atas ketenangan itu. Semoga hari ini membalas semua kebaikanmu dengan berlimpah.',
      'Dengan kamu, keluarga ini terasa lengkap{, name|, Nak}. Selamat ulang tahun!',
      'Ada masakan kesukaanmu, kursi yang nyaman, dan keluarga yang sangat menyayangimu menunggu di sini{, name}.',
      'Caramu menghormati orang tua dan meramaikan rumah ini dengan tawa sungguh menghangatkan hati. Nikmati harimu{, name|, Nak}. Kami bangga memanggilmu anak.',
    ],
    Niece: [
      'Sejak kamu hadir, keluarga besar ini punya alasan baru untuk tertawa lebih keras dan pulang lebih cepat. Hari ini semua balon, semua lagu, dan semua pelukan yang muat di tanganku adalah untukmu{, name}.',
      'Keponakanku yang manis, dunia beruntung punya kamu{, name}.',
      'Bermimpilah setinggi yang kamu mau{, name}. Aku ikut memegangi tangganya dan bersorak dari bawah.',
    ],
    Nephew: [
      'Satu sudut hatiku sudah lama kamu tempati, dan itu sudut yang paling berisik sekaligus paling bahagia{, name}. Semoga ulang tahunmu persis begitu: ramai, penuh orang tersayang, dan tidak ada yang buru-buru pulang.',
      'Bangga sekali jadi bagian dari ceritamu{, name}. Selamat ulang tahun!',
      'Hari ini, besok, dan kapan pun kamu butuh teman bicara, nomorku selalu aktif untukmu{, name}.',
    ],
    Aunt: [
      'Orang lain punya tante. Aku punya rumah kedua, lengkap dengan meja yang selalu penuh dan telinga yang selalu mau mendengar. Hari ini {name|Tante} duduk saja, biar kami yang sibuk memanjakan.',
      'Pelukan {name|Tante} menyembuhkan minggu yang paling melelahkan.',
      'Tidak ada rahasia yang lebih aman daripada yang kuceritakan kepada {name|Tante}. Terima kasih, dan selamat ulang tahun.',
    ],
    Uncle: [
      'Begitu banyak yang {name|Om} lakukan untuk kami tanpa suara, jadi hari ini biar kami yang bersuara: kami melihat semuanya, kami sayang, dan kuenya sudah menunggu di meja.',
      'Acara keluarga baru dimulai kalau {name|Om} sudah datang.',
      'Satu kata “tenang” dari {name|Om}, dan separuh masalahku langsung pergi. Semoga hari ini benar-benar menyenangkan.',
    ],
    Partner: [
      'Bagian terbaik dari hariku adalah saat menceritakannya kepadamu. Hari ini kita balik{, name|, sayang}: kamu yang bercerita, aku yang mendengarkan, dan tidak ada yang melihat jam sampai lilin terakhir padam.',
      'Kamu tempat favoritku di seluruh dunia{, name|, sayang}.',
      'Di tengah keramaian mana pun, mataku mencarimu lebih dulu, dan hatiku lega begitu menemukanmu{, name}.',
    ],
    Grandchild: [
      'Dari semua kabar baik yang pernah datang ke rumah ini, kamu kabar yang paling manis{, name}. Tertawalah sepuasnya, buka kadonya pelan-pelan, lalu mampir ke sini: ada sepotong kue lagi yang sengaja disimpan.',
      'Untukmu, dapur dan hati ini selalu hangat{, name|, cucu sayang}.',
      'Satu fotomu menceriakan pagi, satu kunjunganmu menceriakan seminggu{, name}. Simpankan satu pelukan besar untuk kami, ya.',
    ],
  },
  anyone: [
    'Ada orang yang kehadirannya membuat hari orang lain lebih ringan, dan sering kali ia sendiri tidak tahu. Kamu orangnya{, name}. Semoga hari ini semua kehangatan itu berbalik arah dan mencarimu sampai ketemu.',
    'Dunia lebih ramah karena kamu di dalamnya{, name}.',
    'Kartu ini kecil, jadi pelukannya kulipat dulu. Tolong dibuka pelan-pelan{, name}, lalu dipakai sepanjang hari.',
    'Hari ini boleh bangun siang, boleh menambah kue, boleh tertawa tanpa alasan. Kamu layak mendapat semua itu{, name}, dan masih banyak lagi.',
  ],
};
