import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Sesuai tradisi, di hari ulang tahunmu aku mengembalikan satu barang yang kupinjam. Tahun ini giliran kabel pengisi daya{, name}. Jaketnya masih dalam proses, sekitar tiga ulang tahun lagi.',
      'Remot televisi resmi milikmu hari ini{, name}. Besok kita rebutan lagi.',
      'Kata orang, saudara itu harta{, name}. Berarti hari ini hartaku minta ditraktir dan menghabiskan kerupuk.',
      'Setiap tahun kamu bilang tidak mau kado, dan setiap tahun aku patuh. Lihat betapa kompaknya kita{, name}. Terima kasih atas penghematan ini.',
    ],
    Sister: [
      '“Lima menit lagi” versi kamu sudah diakui sebagai satuan waktu tersendiri. Hari ini silakan pakai sebanyak-banyaknya{, name}: kamar mandi, ojek, dan seluruh keluarga siap menunggu tanpa satu pun keluhan.',
      'Payungmu yang hilang sehat walafiat di rumahku{, name}. Selamat ulang tahun!',
      'Semua rahasiamu aman bersamaku{, name}. Yang tidak aman hanya kue di kulkas dan sisa camilanmu.',
      'Aku sudah berusaha jadi anak kesayangan, tapi pesaingku berat: kamu manis betulan. Ya sudah, hari ini aku ikut mendukungmu{, name}. Cuma hari ini, jangan keenakan.',
    ],
    Mother: [
      'Barang yang kucari sejam bisa {name|Ibu} temukan dalam tiga detik, di tempat yang sudah kuperiksa empat kali. Sebagai kado, hari ini aku janji mencari dengan mata, bukan dengan mulut.',
      'Lapor, {name|Bu}: semua wadah plastik sudah kembali dengan tutupnya.',
      'Jaketku sudah kubawa, makanku teratur, pulangku tidak malam. Silakan menikmati ulang tahun dengan tenang{, name|, Bu}.',
      'Grup keluarga hari ini resmi milik {name|Ibu}: stiker mawar boleh dikirim sebanyak mungkin, foto buram boleh diunggah semua, dan kami wajib membalas dalam satu menit.',
    ],
    Father: [
      'Hari ini semua lampu boleh menyala di semua ruangan, dan tidak ada yang berkomentar soal tagihan listrik. Tadi {name|Ayah} sudah berdiri mau mematikan satu, kan? Duduk lagi. Sakelarnya juga libur.',
      'Dompetnya simpan saja{, name|, Yah}. Hari ini kami yang pura-pura kaya.',
      'Lelucon {name|Ayah} sudah kudengar ratusan kali, dan anehnya tetap kuceritakan lagi ke teman-teman. Stok barunya ditunggu.',
      'Kalimat “sebentar lagi sampai” dari {name|Ayah} bisa berarti lima menit atau dua kota lagi. Hari ini kami tidak akan bertanya. Kuenya juga sebentar lagi sampai.',
    ],
    Friend: [
      'Aku menyimpan tangkapan layar percakapan kita, kamu juga. Inilah yang disebut persahabatan berdasarkan saling percaya{, name}, dan sedikit saling ancam. Traktir dulu, baru kita bicara soal folder itu.',
      'Kadonya menyusul{, name}, alias otw, alias belum dibeli.',
      'Cuma kamu yang tahu aku belum mandi waktu aku bilang sudah di jalan{, name}. Jangan dibongkar hari ini.',
      'Persahabatan kita berdiri di atas tiga hal: gorengan, gosip, dan rencana liburan yang belum pernah jadi. Tahun ini mari kita jaga tradisinya{, name}, terutama gorengannya.',
    ],
    Wife: [
      'Pertanyaan terberat dalam rumah tangga adalah “mau makan apa?” Hari ini jawaban “terserah” kuterima dengan lapang dada{, name|, sayang}, dan sudah kusiapkan tujuh pilihan yang boleh kamu tolak satu per satu.',
      'Aku ingat tanpa bantuan alarm{, name|, sayang}. Hampir tanpa bantuan.',
      'Selimutnya milikmu, bantal empuknya milikmu, dan untuk satu malam kipas anginnya menghadap ke kamu saja{, name}.',
      'Kamu benar. Aku belum tahu soal apa, tapi khusus hari ini kuucapkan di depan supaya cepat{, name|, sayang}. Salam hormat untuk juara bertahan semua diskusi kita.',
    ],
    Husband: [
      'Sebagai kado, hari ini tidak ada kalimat “tolong sebentar” dari arah dapur, jemuran, ataupun galon air. Nikmati tiap menitnya{, name|, sayang}. Daftarnya tetap kutulis, rapi, untuk besok pagi pukul tujuh.',
      'Kamu lebih hangat daripada selimut{, name}, dan jarang perlu dicuci.',
      'Terima kasih sudah tertawa pada semua leluconku{, name|, sayang}. Aktingmu makin lama makin meyakinkan.',
      'Kamu bilang tidak butuh apa-apa, jadi kubelikan sesuatu yang kubutuhkan dan boleh kamu pinjam. Begitulah pernikahan{, name|, suamiku}. Peluk dari pemilik sebagian besar kasur.',
    ],
    Son: [
      'Pengumuman dari manajemen rumah: hari ini musik boleh kencang, sayur boleh disisihkan, dan kalimat “dulu waktu seumur kamu” dilarang beredar{, name|, Nak}. Promo berakhir tengah malam, syarat dan ketentuan berlaku.',
      'Kami masih orang tua terkerenmu{, name|, Nak}. Tolong jangan dibantah.',
      'Isi kulkas sudah kami relakan, pilihan musik juga{, name}. Sisakan sepotong kue untuk yang membayar.',
      'Terima kasih sudah sabar mengajari kami mengirim stiker, membuka lampiran, dan mencari kacamata yang ada di kepala. Kamu teknisi terbaik di rumah ini{, name|, Nak}.',
    ],
    Daughter: [
      'Kami sudah berjanji tidak akan memalukanmu hari ini: tidak ada foto bayi di grup keluarga, tidak ada joget, tidak ada nyanyian sumbang. Maaf{, name|, Nak}, janji itu cuma kuat sampai lilinnya menyala.',
      'Hari ini kamu bosnya{, name}. Besok juga, kalau kami jujur.',
      'Jaket, payung, dan nasihat kami boleh ketinggalan semua hari ini{, name|, Nak}. Besok kami ingatkan dua kali lipat.',
      'Kamu bisa menang debat, menang main kartu, dan merebut hati tetangga dalam satu sore. Kami bangga{, name}, sekaligus menyerah. Ini bendera putihnya, bisa dipakai jadi serbet kue.',
    ],
    Teacher: [
      'Tugas mengarang: “Guruku yang Luar Biasa”. Paragraf pertama sudah jadi, paragraf kedua menyusul, dan alasan keterlambatannya sedang dikarang dengan sungguh-sungguh{, name}. Mohon nilainya jangan terlalu jujur.',
      'Hari ini tidak ada PR{, name}, terutama untuk gurunya.',
      'Semoga hari ini spidolnya penuh{, name}, kelasnya tenang, dan tidak ada yang bertanya “ini masuk ujian?”',
      'Menurut penelitian murid, guru punya mata di belakang kepala dan telinga yang mengenali bungkus permen. Selamat ulang tahun untuk bukti yang paling meyakinkan{, name}. Permennya kami bagi rata.',
    ],
    Colleague: [
      'Rapat hari ini punya satu agenda saja: kue. Tidak ada notula, tidak ada tindak lanjut, dan tidak ada yang boleh bilang “nanti kita diskusikan lagi”. Seluruh tim sudah membawa garpu{, name}.',
      'Semoga hari ini semua email dijawab orang lain{, name}.',
      'Kamu selamat dari setahun lagi rapat yang seharusnya cukup satu pesan{, name}. Itu layak diberi kue.',
      'Revisi final, final banget, final yang ini betulan: apa pun nama filenya, bekerja denganmu selalu menyenangkan. Tiup lilinnya sekali saja{, name}, tidak perlu persetujuan atasan.',
    ],
    Grandmother: [
      'Kaleng biskuit di rumah {name|Nenek} tidak pernah berisi biskuit, dan kami tidak pernah berhenti berharap. Hari ini kami membawa kaleng baru, isinya betulan, dan benang jahitnya tetap aman di tempat lama.',
      'Pertanyaan “sudah makan?” hari ini giliran kami{, name|, Nek}. Jadi, sudah?',
      'Kabar tetangga paling lengkap selalu dari {name|Nenek}, lebih cepat daripada internet dan jauh lebih enak didengarkan.',
      'Kata {name|Nenek} kami semua cucu kesayangan. Kami sudah mencocokkan jumlah kue yang diterima, dan ada yang perlu dijelaskan. Penjelasannya boleh berupa kue tambahan.',
    ],
    Grandfather: [
      'Cerita {name|Kakek} makin lama makin seru: ikannya makin besar, jalannya makin jauh, hujannya makin deras. Kami tidak sabar mendengar versi tahun ini, lengkap dengan kue dan tepuk tangan.',
      'Remot, koran, dan lauk paling enak: semua milik {name|Kakek} hari ini.',
      'Tidur siang di depan televisi itu bukan tidur{, name|, Kek}. Kami mengerti: itu menonton dengan mata terpejam.',
      'Menurut {name|Kakek}, dulu semuanya lebih murah, lebih dekat, dan lebih enak. Hari ini ada yang berani bersaing: kuenya gratis, tinggal selangkah, dan sudah kami cicipi demi keamanan.',
    ],
    Cousin: [
      'Dalam setiap foto keluarga ada satu orang yang matanya terpejam dan satu orang yang membuatnya tertawa. Kita bergantian saja{, name}. Salam dari rekan setimmu di barisan belakang, dan jangan lupa kuenya.',
      'Di arisan keluarga, kita tetap tim tukang cicip{, name}.',
      'Kalau para tante mulai bertanya macam-macam, aku alihkan ke cuaca{, name}. Anggap saja itu kadoku.',
      'Silsilah keluarga kita rumit: setengahnya kupanggil paman, setengahnya lagi aku lupa siapa. Untung ada kamu{, name}, satu-satunya yang kuingat tanpa melihat catatan.',
    ],
    'Brother-in-law': [
      'Selamat, masa percobaan sebagai ipar sudah lama terlewati{, name}. Hak yang diperoleh: kursi tetap di meja makan, suara penuh dalam memilih film, dan tugas seumur hidup mengipas sate. Yang terakhir tidak bisa dinegosiasikan.',
      'Ipar terbaik di seluruh grup keluarga{, name}, tanpa perlu pemilu.',
      'Siapa pun yang sanggup ikut karaoke keluarga kami sampai lagu terakhir pantas dapat kue{, name}.',
      'Semua rahasia keluarga kami sudah kamu ketahui, dan kamu tetap datang juga. Itu keberanian{, name}. Jangan khawatir, masih ada beberapa yang kami simpan untuk tahun depan.',
    ],
    'Sister-in-law': [
      'Kukira punya ipar berarti harus jaim terus. Ternyata baru kumpul sebentar, kita sudah tukar camilan, tukar gosip, dan kompak mengaku tidak tahu siapa yang menghabiskan lauk terakhir{, name}. Salut untuk rekan sekongkol terbaik keluarga ini!',
      'Ipar kesayangan semua orang{, name}. Curang, tapi selamat ulang tahun!',
      'Di keluarga ini ada dua kubu, dan keduanya mengaku lebih sayang kepadamu{, name}. Silakan nikmati rebutannya.',
      'Pamit pulang dari acara keluarga kita butuh satu jam, separuhnya gara-gara kita berdua. Hari ini jangan pamit dulu{, name}: kuenya besar, ceritaku panjang.',
    ],
    'Daughter-in-law': [
      'Peraturan rumah mertua, edisi ulang tahun: menantu dilarang mencuci piring, dilarang bilang “biar aku saja”, dan wajib menerima bungkusan makanan untuk dibawa pulang{, name|, Nak}. Pasal terakhir berlaku seumur hidup.',
      'Anak kami punya selera bagus{, name}. Kamulah buktinya.',
      'Kami mertua yang tidak suka ikut campur{, name|, Nak}. Kecuali soal potongan kuemu: itu kurang besar.',
      'Sejak ada kamu, grup keluarga punya anggota yang membalas dengan lebih dari satu jempol. Kami terharu{, name}. Sebagai balasan, hari ini kami kirim tiga stiker bunga sekaligus.',
    ],
    'Son-in-law': [
      'Tes masuk keluarga ini berat: membuka stoples macet, memilih semangka yang manis, dan memuji sambal tanpa menangis. Kamu lulus dengan pujian{, name|, Nak}. Ijazahnya berupa kue, silakan dipotong sendiri.',
      'Menantu idaman itu ada{, name}. Buktinya duduk di meja makan kami.',
      'Hari ini tidak ada genteng bocor, tidak ada keran menetes{, name|, Nak}. Duduk saja, kami serius.',
      'Kamu sudah hafal semua cerita kami, dan tetap tertawa di tempat yang benar. Bakat sebesar itu jarang ada{, name}. Nanti malam kami ulangi dari awal.',
    ],
    Niece: [
      'Sebagai tim pemanja resmi keluarga, kami mengumumkan jadwal hari ini{, name}: pagi dimanja, siang dimanja, sore istirahat sebentar, malam kue. Keberatan orang tua bisa diajukan besok di loket yang tutup.',
      'Keponakan favoritku berulang tahun{, name}. Yang lain jangan diberi tahu.',
      'Tawamu persis tawa keluarga kita{, name}: keras, lama, dan di saat yang kurang tepat.',
    ],
    Nephew: [
      'Tugasku di keluarga ini ada tiga: mendukung idemu yang aneh-aneh, membelamu waktu disidang, lalu memasang wajah tidak tahu apa-apa. Semuanya kujalankan sepenuh hati{, name}. Hari ini aku lembur.',
      'Main gimnya gantian{, name}. Hari ini kamu boleh menang.',
      'Ada kado yang bisa berbunyi keras sekali untukmu{, name}. Sampaikan maafku kepada seisi rumah.',
    ],
    Aunt: [
      'Foto keluarga jepretan {name|Tante} selalu ada tiga: yang goyang, yang kena jempol, dan yang bagus sekali tetapi terkirim ke grup RT. Hari ini giliran kami memotret. Senyum yang lebar, kuenya di sebelah kiri.',
      'Untuk {name|Tante}: bunga, kue, dan sehari libur membalas grup keluarga.',
      'Setiap pulang dari rumah {name|Tante}, tasku lebih berat dua kantong dan aku tidak berani menolak.',
    ],
    Uncle: [
      'Lelucon {name|Om} tidak bisa ditahan, nyanyiannya tidak bisa dihentikan, dan suara bersinnya selalu mengagetkan kucing. Selamat ulang tahun untuk hiburan terbaik di setiap acara keluarga.',
      'Untuk {name|Om}: kursi terbaik, kue terbesar, pertanyaan paling sedikit.',
      'Peta boleh bilang belok kiri, tapi {name|Om} selalu tahu jalan tembus. Semoga semua jalan tembusnya lancar.',
    ],
    Partner: [
      'Kita pasangan serasi: satu kedinginan, satu kepanasan; satu bangun pagi, satu bangun kalau ada sarapan. Hari ini suhu kamar dan isi sarapan kamu yang tentukan{, name|, sayang}. Besok kita undi lagi.',
      'Kentang goreng terakhir milikmu{, name}. Ini cinta sejati.',
      'Janji ulang tahunku: menonton serial itu bersamamu tanpa mencuri satu episode pun{, name}. Berlaku mulai besok.',
    ],
    Grandchild: [
      'Resminya tugas kami mendidik. Kenyataannya, kami sudah menyiapkan camilan, uang jajan, dan alasan kenapa kue boleh dimakan sebelum nasi{, name}. Tolong jangan lapor kepada orang tuamu.',
      'Kata ahli, pelukan cucu itu vitamin{, name}. Kami kurang dosis.',
      'Kami sudah bisa panggilan video{, name}. Kalau yang terlihat cuma telinga, itu telinga yang menyayangimu.',
    ],
  },
  anyone: [
    'Menurut peraturan, pada hari ulang tahun semua antrean memendek, semua lampu hijau menyala, dan sinyal penuh di mana-mana. Peraturannya memang kutulis sendiri barusan{, name}, tapi sudah kutandatangani. Selamat menikmati!',
    'Selamat ulang tahun{, name}! Kuenya di sebelah mana, ya?',
    'Kado terbaik datang tanpa bungkus, kata orang yang lupa membeli bungkus{, name}. Jadi inilah aku.',
    'Hari ini kamu tidak bisa salah: salah kirim pesan itu kejutan, salah lirik itu gaya, salah belok itu jalan-jalan. Manfaatkan sebelum tengah malam{, name}.',
  ],
};
