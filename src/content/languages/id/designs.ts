/** Title and wish of each design, by its id. */
export const designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>> = {
  // The first twelve.
  'first-slice': {
    title: 'Potongan pertama',
    wish: 'Ibu selalu tahu aku lelah sebelum aku sendiri sadar, lalu sepiring buah potong muncul begitu saja di dekatku. Hari ini giliranku. Duduk yang nyaman, Bu, dan ambil potongan pertama dari semuanya.',
  },
  'lift-off': {
    title: 'Siap meluncur',
    wish: 'Pusat kendali memanggil kapten! Bahan bakar penuh, kue sudah naik, kru lengkap dan ribut seperti biasa. Tiga, dua, satu: semoga tahun ini membawamu lebih jauh daripada semua mimpi yang pernah kita karang.',
  },
  'sunset-in-layers': {
    title: 'Senja berlapis',
    wish: 'Ada senja yang datang berlapis: emas dulu, lalu jingga, lalu biru yang tak bersuara. Mencintaimu seperti itu. Tiap tahun kukira semua warnamu sudah kulihat, dan tiap tahun, sayang, masih ada satu lagi.',
  },
  'two-scoops': {
    title: 'Dua sendok es krim',
    wish: 'Kamu mencicipi es krimku dulu, baru minta izin, dan tetap saja aku mau berbagi setiap contong denganmu. Semoga ulang tahunmu datang dua sendok penuh, dan tidak ada yang cukup dekat untuk mencurinya. Kecuali aku.',
  },
  'quiet-thanks': {
    title: 'Terima kasih dalam hati',
    wish: 'Suara yang tidak pernah meninggi, penjelasan yang tidak pernah tergesa: dari situlah saya belajar mengerjakan sesuatu dengan sungguh-sungguh. Dengan hormat dan terima kasih yang tidak habis, selamat ulang tahun. Semoga selalu sehat dan tenteram.',
  },
  'city-lights': {
    title: 'Lampu kota',
    wish: 'Banyak orang bisa menghidupkan pesta. Kamu menghidupkan perjalanan pulangnya: satu lagu lagi, satu cerita lagi, satu gorengan terakhir dibagi dua. Semoga tahunmu mulai dengan ramai, selesai larut, dan terang sepanjang jalan.',
  },
  'both-of-us': {
    title: 'Kita berdua, tertawa',
    wish: 'Dari semua foto kita, yang paling kusayang justru yang miring: rambutmu tertiup angin, jempolku ikut masuk, dan kita tertawa entah karena apa. Untuk setahun lagi penuh foto seperti itu.',
  },
  'side-a': {
    title: 'Sisi A, lagu pertama',
    wish: 'Setiap lagu lama di rumah ini punya suara Ayah di dalamnya: sedikit sumbang, hafal separuh, dan bahagia sepenuhnya. Hari ini putar yang paling keras, Yah. Kami semua ikut bernyanyi di bagian reff.',
  },
  'credit-where-due': {
    title: 'Untuk yang layak',
    wish: 'Terima kasih atas jawaban yang jelas, pertanyaan yang jujur, dan kesediaan membantu tanpa diminta dua kali. Selamat ulang tahun. Semoga tahun ini memberi Anda semua penghargaan yang selama ini Anda berikan kepada orang lain.',
  },
  'one-more-flame': {
    title: 'Satu nyala lagi',
    wish: 'Untuk ujian kami, perjalanan kami, dan hati kami yang kadang ceroboh, Nenek selalu menyalakan satu doa lagi. Semoga semua terang itu kembali kepada Nenek hari ini: badan sehat, teh hangat, dan rumah penuh suara cucu.',
  },
  'not-extinct': {
    title: 'Belum punah',
    wish: 'Di setiap foto keluarga ada yang memasang muka aneh di barisan belakang, dan dengan bangga kuumumkan: itu kita. Berisik, ya. Punah, tidak. Ayo, dinosaurus paling gagah: mengaumlah sampai semua lilin padam.',
  },
  'long-way-home': {
    title: 'Jalan memutar',
    wish: 'Bersama Kakek, perjalanan selalu sengaja memutar, supaya ceritanya sempat selesai dan kita sempat membeli jajanan. Ayo memutar lagi tahun ini, Kek: lewat jalan yang paling indah, jendela dibuka, dan tidak usah buru-buru sampai.',
  },

  // For sons and daughters.
  'whole-menagerie': {
    title: 'Semua binatang datang',
    wish: 'Panda sudah menyisir rambut, rubah berjanji tidak menggigit, dan beruang memakai dasi. Mereka dengar ada orang penting yang berulang tahun. Begitu tahu orangnya kamu, mereka langsung minta musiknya dimulai.',
  },
  'kite-weather': {
    title: 'Angin yang bagus',
    wish: 'Membesarkanmu itu seperti bermain layang-layang: benangnya diulur sedikit demi sedikit, mata tidak pernah lepas, dan dada ikut terbang. Naiklah setinggi yang kamu mau, Nak. Ujung benangnya selalu ada di rumah.',
  },
  'seven-colours': {
    title: 'Tujuh warna',
    wish: 'Semoga kamu punya merah untuk berani, kuning untuk pagi, hijau untuk berbaring di rumput, biru untuk napas panjang, dan warna lainnya tanpa alasan apa-apa. Dan jangan pernah takut hujan: begitulah pelangi bermula.',
  },
  'up-you-go': {
    title: 'Naik terus',
    wish: 'Sejak kecil matamu selalu mencari tempat yang lebih tinggi, seolah langit menyimpan sesuatu untukmu. Pergilah, lihat ada apa di balik atap terakhir. Dari atas sana, lampu dapur kita mudah ditemukan.',
  },
  'count-the-stars': {
    title: 'Hitung bintang',
    wish: 'Ada berapa bintang di langit? Orang pintar menyebut angka yang panjang sekali. Menurut kami, satu saja. Matanya seperti matamu, tawanya memenuhi rumah, dan hari ini ia berulang tahun.',
  },
  'next-level': {
    title: 'Naik level',
    wish: 'Level baru terbuka! Kamu mendapat tambahan satu tahun, beberapa sentimeter, dan pengetahuan internet yang mencurigakan. Orang tuamu masih di level satu dan sangat butuh bantuan soal printer.',
  },

  // For friends, teachers and colleagues.
  'after-midnight': {
    title: 'Lewat tengah malam',
    wish: 'Di suatu tempat sudah lewat tengah malam, jadi ulang tahunmu resmi dimulai dan kamu dilarang pulang. Kita punya tiga lagu yang diulang terus dan tidak punya rencana. Rencana yang buruk sekali. Aku ikut.',
  },
  'things-that-grew': {
    title: 'Yang tumbuh kemudian',
    wish: 'Seorang guru menanam di barisan bangku yang gelisah, dan jarang sempat melihat hasilnya. Izinkan saya melapor: ada yang tumbuh. Untuk kesabaran dan ketegasan itu, terima kasih setulusnya. Selamat ulang tahun.',
  },
  'out-of-office': {
    title: 'Sedang tidak di kantor',
    wish: 'Terima kasih atas pesannya. Saya sedang merayakan ulang tahun satu-satunya orang di sini yang mau mengisi kertas printer. Untuk urusan mendesak, silakan makan kue. Lainnya dijawab besok, kemungkinan besar keliru.',
  },
  'on-the-fridge': {
    title: 'Di pintu kulkas',
    wish: 'Kalau persahabatan kita jadi foto, tempatnya di pintu kulkas: sedikit pudar, miring ditahan magnet, dan selalu ditanyakan tamu. Jawabanku cuma satu: itu orang yang kutelepon lebih dulu, kabar baik atau buruk.',
  },
  'question-at-the-back': {
    title: 'Pertanyaan dari bangku belakang',
    wish: 'Ada guru yang memberi jawaban, ada yang memberi pertanyaan lalu menunggu. Yang kedua membuat satu kelas menoleh ke jendela dan mulai membayangkan. Sebagian dari kami masih menatap ke atas. Selamat ulang tahun, dan terima kasih.',
  },
  'in-good-time': {
    title: 'Tepat pada ketukan',
    wish: 'Di setiap orkes ada yang menjaga irama supaya yang lain bebas berimprovisasi. Terima kasih atas ketenangan itu, dan atas kemampuan menemukan ketukan yang pas pada Senin pagi. Selamat ulang tahun dan sukses selalu.',
  },
  'ten-minutes-away': {
    title: 'Sepuluh menit dari sini',
    wish: 'Apa pun kata peta, rumahmu selalu terasa sepuluh menit dari sini. Kamu datang membawa sup, datang membawa tangga, datang pukul dua pagi masih bersandal. Semoga segala yang baik menempuh jalan yang sama menujumu.',
  },

  // For the families of husbands and wives.
  'promoted-to-brother': {
    title: 'Naik pangkat jadi saudara',
    wish: 'Setelah menilai sikapmu di acara keluarga, pindahan rumah, dan satu arisan yang panjang sekali, keluarga memutuskan mencoret kata “ipar”. Jabatan ini tanpa kenaikan gaji. Ada kue, dan kursi yang empuk milikmu sampai tengah malam.',
  },
  'sisters-by-luck': {
    title: 'Saudara karena beruntung',
    wish: 'Ada yang punya saudara perempuan sejak lahir dan harus berbagi kamar. Aku mendapatkanmu langsung dewasa, baik hati, dan selera sepatunya cocok. Aku tahu siapa yang lebih beruntung. Selamat ulang tahun, saudaraku.',
  },
  'nobody-heard-the-gate': {
    title: 'Pintu pagar tak berbunyi',
    wish: 'Kamu datang tanpa bunyi pintu pagar, dan tahu-tahu, suatu pagi, seisi halaman sudah mekar. Semoga kamu disayang di sini dalam segala musim, dan rumah ini menjadi rumahmu sampai ke sudut terakhirnya.',
  },
  'key-to-the-toolbox': {
    title: 'Kunci kotak perkakas',
    wish: 'Memberi restu kepadamu itu mudah. Memberi kunci kotak perkakas, lain cerita. Coba pikirkan baik-baik artinya, Nak. Selamat ulang tahun, dan tolong bor yang besar dikembalikan.',
  },
  'straight-and-level': {
    title: 'Lurus dan rata',
    wish: 'Hormat untuk orang yang membaca petunjuk lebih dulu. Atas ketenangan, nasihat yang jernih, dan setiap rak di rumah ini yang terpasang lurus: terima kasih yang tulus. Semoga tahun ini serata dan sekukuh hasil kerjanya.',
  },
  'last-in-the-kitchen': {
    title: 'Terakhir di dapur',
    wish: 'Tamu sudah pulang, lilin tinggal pendek, dan di dapur masih ada dua orang yang bicara pelan sambil membilas piring. Di jam seperti itulah sebuah keluarga sebenarnya lahir. Untuk banyak malam larut di dapur bersamamu.',
  },
  'sugar-in-the-milk': {
    title: 'Gula di dalam susu',
    wish: 'Orang bilang, yang datang dengan hati baik itu seperti gula dalam susu: cangkirnya tidak tumpah, hanya jadi lebih manis. Kamu tidak pernah menjadi tamu di sini, Nak. Selamat ulang tahun dari seisi cangkir yang manis.',
  },
  'never-late': {
    title: 'Baik hati dan tepat waktu',
    wish: 'Kami berharap mendapat yang baik hati, ternyata bonusnya selalu tepat waktu. Semoga pekerjaanmu diberkahi dan tidurmu nyenyak. Semoga tahun-tahun bersama keluarga ini terasa lebih singkat daripada makan malam kami.',
  },

  // For mothers, fathers and grandparents.
  'letters-home': {
    title: 'Surat ke rumah',
    wish: 'Halo dari sini, aku baik-baik saja. Makan teratur, jaket dibawa, dan handuk masih kulipat dengan cara Ibu karena cara lain semuanya salah. Rindu Ibu ada di hal-hal kecil. Surat yang ini disimpan juga, ya.',
  },
  'snow-on-the-path': {
    title: 'Jalan yang lapang',
    wish: 'Ayah selalu bangun lebih dulu untuk melapangkan jalan, supaya kami tidak pernah tahu betapa licinnya. Semoga setiap jalan di depan Ayah lapang, langkah Ayah ringan, dan kali ini orang lain yang menyapu halaman.',
  },
  'good-cloth': {
    title: 'Dari kain yang bagus',
    wish: 'Kata Nenek, kain yang bagus layak diberi satu jahitan lagi. Hari yang bagus juga begitu. Duduk di sini dekat kami, Nek, dan mari kita buat hari ini awet, rapi, dan hangat dipakai lama.',
  },
  'your-move': {
    title: 'Giliran Kakek',
    wish: 'Dari Kakek kami belajar empat pembukaan catur, sebelas peribahasa, dan cara kalah dengan kepala tegak. Yang terakhir paling sering dipraktikkan. Ini ulang tahun Kakek, jadi giliran Kakek, dan bidaknya kami hitung dulu dua kali.',
  },
  'colours-at-the-door': {
    title: 'Warna di ambang pintu',
    wish: 'Setiap hari raya bermula dari tangan Ibu: lantai yang kosong disentuhnya, dan menjelang pagi ada taman di depan pintu. Semoga tangan itu beristirahat hari ini, dan kebahagiaan datang sendiri ke pintu Ibu.',
  },
  'head-of-the-grill': {
    title: 'Kepala panggangan',
    wish: 'Hari ini tidak ada yang bilang arangnya terlalu panas. Tidak ada yang membalik satenya. Celemek sudah disetrika, kipas sudah siap, dan sekeluarga berbaris membawa piring kosong serta kepercayaan penuh kepada Ayah.',
  },

  // For brothers and sisters.
  'standing-ovation': {
    title: 'Tepuk tangan berdiri',
    wish: 'Hadirin sekalian, inilah dia! Kritikus menyebutnya berisik. Tetangga sudah mengetuk dua kali. Keluarga menyebutnya kesayangan. Malam ini kami minta satu pertunjukan lagi: setahun penuh, dengan pemeran utama yang sama.',
  },
  'two-front-doors': {
    title: 'Dua pintu depan',
    wish: 'Andai bisa, kita bangun satu rumah dengan dua pintu depan, dua belas kucing, dan satu dapur yang tidak pernah sepi. Yang jadi mungkin tidak semuanya. Tetapi saudara sepertimu sudah ada, dan itu yang paling atas di daftarku.',
  },
  'deep-water': {
    title: 'Air yang dalam',
    wish: 'Caramu menyayangi orang itu seperti air: memberi ruang, tetapi selalu menopang. Semoga dunia menopangmu seperti kamu menopang kami. Semoga kamu menyelam sedalam yang kamu mau, dan selalu muncul lagi sambil tertawa.',
  },
  'bigger-half': {
    title: 'Separuh yang lebih besar',
    wish: 'Aturannya jelas: satu memotong, satu memilih. Kamu memotong pakai penggaris, aku memilih pakai timbangan dapur. Hari ini tidak ada ukur-mengukur. Kuenya milikmu semua. Aku cuma minta bunganya, pinggirnya, dan remah-remahnya.',
  },

  // For the wider family.
  'coin-trick': {
    title: 'Sulap koin',
    wish: 'Menurut ilmu yang diajarkan Om, uang tumbuh di belakang telinga, dan hanya Om yang bisa memetiknya. Sudah kuperiksa setiap pagi: kosong. Cepat mampir, Om. Ini ulang tahun Om, dan persediaan koin menipis.',
  },
  'front-row-seat': {
    title: 'Kursi baris depan',
    wish: 'Apa pun pertunjukanmu nanti, lagu, salto, atau pidato serius, kursi baris depan sudah kupesan. Aku akan bertepuk tangan di bagian yang salah dan terlalu lama. Begitulah gunanya keluarga.',
  },
  'the-parcel': {
    title: 'Paket dari Tante',
    wish: 'Paket dari Tante selalu diikat tali yang rapi, dan isinya selalu tepat: sesuatu yang diam-diam diinginkan dan tidak disadari orang lain. Hari ini kami mencoba memakai cara Tante. Talinya boleh disimpan.',
  },
  'kite-club': {
    title: 'Klub layang-layang',
    wish: 'Aturan klub kita: lari sampai terbang, tertawa kalau tidak terbang, dan biskuit terakhir dibagi dua. Kamu anggota sejak lahir, dan iurannya lunas seumur hidup. Selamat ulang tahun, kapten layang-layang.',
  },
  'few-words': {
    title: 'Sedikit bicara',
    wish: 'Om tidak banyak bicara, dan memang tidak perlu. Om datang waktu atap bocor, datang waktu dibutuhkan, lalu pulang sebelum sempat diberi terima kasih. Jadi kali ini jangan pergi dulu: terima kasih, Om, dan selamat ulang tahun.',
  },
  'long-summer': {
    title: 'Liburan panjang',
    wish: 'Di suatu tempat liburan panjang itu belum selesai: kulit kita cokelat, mangga tergantung terlalu tinggi, dan suara dari dapur memanggil untuk ketiga kalinya. Selamat ulang tahun untuk yang juga tidak pernah menyahut.',
  },
  'peacock-blue': {
    title: 'Biru merak',
    wish: 'Orang lain masuk ke ruangan. Tante tiba, dengan biru itu, dan ruangan pun ingat untuk apa ia dibangun. Semoga tahun ini penuh musik, dan semua kepala menoleh setiap kali Tante lewat.',
  },
  'all-animals-invited': {
    title: 'Semua binatang diundang',
    wish: 'Singa membawa musik, gajah sudah meniup balon, dan para monyet berjanji menyisakan kue. Mereka semua ingin bertemu denganmu hari ini, begitu juga kami. Sandalnya taruh di dekat pintu, ya, cucu kesayangan.',
  },
  'long-drive': {
    title: 'Perjalanan jauh',
    wish: 'Naik mobil dengan Om itu selalu lebih dari sekadar sampai: jendela dibuka sedikit, lagu lama diputar, dan sore di depan kita berubah jingga. Selamat ulang tahun, Om. Kursi sebelah selalu kupesan.',
  },
  'glitter-on-the-floor': {
    title: 'Gliter di lantai',
    wish: 'Ada hari kamu penuh pertanyaan, ada hari kamu penuh jawaban, dan hampir setiap hari ada gliter di lantai. Jangan pernah berhenti. Hari biasa sudah terlalu banyak di dunia ini, sedangkan kamu cuma satu.',
  },
  'chair-too-many': {
    title: 'Kursi yang selalu lebih',
    wish: 'Di meja Tante selalu ada satu kursi lebih dan satu lauk lebih, dan anehnya semua terpakai. Semoga malam-malam Tante tetap sepenuh itu. Semoga tawanya terdengar sampai ke jalan, dan tidak ada yang membiarkan Tante mencuci piring.',
  },
  'eight-presents': {
    title: 'Delapan kado sekaligus',
    wish: 'Di bawah ombak ada gurita yang sedang membungkus delapan kado sekaligus, dan semuanya untukmu. Semoga tahunmu sedalam, seterang, dan sepenuh teman aneh seperti seluruh terumbu karang.',
  },
  'biggest-strawberry': {
    title: 'Stroberi paling besar',
    wish: 'Ada tikar di rumput, keranjang yang terlalu penuh, dan satu tempat di samping kami yang selalu milikmu. Semoga harimu panjang, risaumu pendek, dan selalu ada yang menyimpankan stroberi paling besar untukmu.',
  },

  // For those in love.
  'same-sky': {
    title: 'Langit yang sama',
    wish: 'Sebelum ada kamu, malam cuma gelap. Sekarang aku tahu jendela mana yang jendelamu, dan betapa heningnya seluruh jalan waktu kamu tertawa. Selamat ulang tahun untuk alasanku menengadah.',
  },
  'butterflies-still': {
    title: 'Kupu-kupunya masih ada',
    wish: 'Katanya kupu-kupu di perut hilang setelah sebulan dua bulan. Punyaku malah pindah masuk, mengecat dinding, dan mengundang teman. Semuanya mengucapkan selamat ulang tahun, dan aku yang paling keras.',
  },
  'slow-sunday': {
    title: 'Minggu yang pelan',
    wish: 'Hari ini tidak ada alarm, tidak ada daftar belanja, dan tidak ada yang butuh kamu sebelum pukul sepuluh. Tetaplah di tempat matahari masuk. Aku yang membawa teh, roti, dan, kalau kamu memaksa, diriku sendiri.',
  },
  'same-balloon': {
    title: 'Balon yang sama',
    wish: 'Satu keranjang, dua orang, dan tidak ada yang tahu persis ke mana angin membawa. Aku tetap mau naik lagi setiap pagi, dengan bekal. Terima kasih sudah menggenggam tanganku saat tinggi, dan menunjuk semua yang indah.',
  },
  'fair-wind': {
    title: 'Angin baik',
    wish: 'Laut pernah tenang dan pernah berombak, dan tanganmu tidak pernah melepas tali. Ke mana pun tahun ini berlayar, aku mau tempat di sebelahmu, sedikit asin di wajah, dan daratan belum kelihatan.',
  },
  'player-two': {
    title: 'Pemain kedua',
    wish: 'Biasanya kamu tidak kenal ampun dan menertawakan tiap kekalahanku. Khusus hari ini stik yang bagus milikmu, camilan milikmu, nyawa terakhir milikmu. Besok aku minta tanding ulang.',
  },
  'first-light': {
    title: 'Cahaya pertama',
    wish: 'Ada warna langit yang hanya bertahan empat menit, sebelum siapa pun bangun. Dulu aku tidak punya kata untuknya. Lalu aku memandang wajahmu lama-lama, dan kata itu kutemukan. Selamat ulang tahun, cahaya pertamaku.',
  },
  'garland-of-years': {
    title: 'Untaian bunga',
    wish: 'Satu bunga untuk setiap alasanku mencintaimu, dan untaiannya sudah lebih panjang daripada pagar rumah. Semoga pagimu harum melati, semoga kabar baik mengetuk pintu kita lebih dulu, dan semoga aku yang selalu membawakan keranjangnya.',
  },
  'two-hundred-stars': {
    title: 'Dua ratus bintang',
    wish: 'Bintang di atas sana terlalu banyak untuk dihitung. Denganmu, aku tetap mau mencoba, sampai angka dua ratus, lalu lupa, lalu mulai lagi. Selamat ulang tahun untuk orang yang paling menyenangkan diajak salah hitung.',
  },
  'freshly-squeezed': {
    title: 'Segar baru diperas',
    wish: 'Setahun berlalu, dan kesegaranmu tidak berkurang sedikit pun. Leluconmu paling garing saat sarapan, dan entah kenapa pagi jadi manis karenanya. Jangan ubah resepnya. Selamat ulang tahun, vitamin harianku.',
  },
  'two-frames': {
    title: 'Dua bingkai, satu senyum',
    wish: 'Di foto yang besar kamu pura-pura serius. Di foto yang kecil aku gagal menahan tawa. Jarak kita di kartu ini cuma beberapa senti, dan sepanjang hari ulang tahunmu aku berniat menghapusnya.',
  },
  'photo-booth': {
    title: 'Empat kali jepret',
    wish: 'Empat kali jepret: yang pertama kita bergaya, yang kedua kamu berkedip, yang ketiga aku tertawa, yang keempat kita lupa ada kamera. Yang keempat selalu paling bagus. Selamat ulang tahun, wajah yang kuhafal di luar kepala.',
  },
};
