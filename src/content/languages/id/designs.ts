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

  // Milestones.
  'first-candle': {
    title: 'Lilin pertama',
    wish: 'Kamu belum bisa membaca ini, jadi biar disampaikan lewat ciuman di pipi: dunia jadi lebih manis sejak ada kamu. Semoga tahunmu penuh genangan air, lagu, dan pangkuan hangat, dan semoga sebagian besar kuenya berakhir di wajahmu.',
  },
  'teen-mode': {
    title: 'Mode remaja',
    wish: 'Mode remaja diaktifkan. Kekuatan baru: tidur sampai siang, menghabiskan nasi sebakul setelah makan malam, dan selalu benar soal ponsel siapa pun. Gunakan dengan welas asih. Di suatu sudut keluarga ini, ada orang dewasa yang sebentar lagi menekan tombol yang salah.',
  },
  'turn-it-up': {
    title: 'Keraskan musiknya',
    wish: 'Lampu sudah menyala, musik sudah mulai, dan seluruh lantai dansa ini milikmu. Menarilah sesukamu, tertawalah keras-keras, tetaplah seterang ini. Kami di pinggir saja membawa kue, berusaha sekuat tenaga supaya tidak membuatmu malu.',
  },
  'open-water': {
    title: 'Laut lepas',
    wish: 'Pelabuhan kini di belakangmu, dan di depan terbentang seluruh laut. Pergilah sejauh yang kamu mau. Lampu kami biarkan menyala: bukan untuk memanggilmu pulang, hanya supaya dari perairan mana pun kamu tahu di mana rumah.',
  },
  'all-aboard': {
    title: 'Ayo naik',
    wish: 'Ayo naik semuanya! Perhentian berikutnya: rencana besar, kamar sempit, kopi kental, dan satu dua jalan memutar. Tidak ada yang memeriksa karcis, tidak ada yang punya jadwal. Duduk di dekat jendela, bunyikan bel kapan saja, dan lambaikan tangan waktu lewat sini.',
  },
  'swing-hard': {
    title: 'Ayun sekuatnya',
    wish: 'Tidak ada yang terlalu besar untuk ini: pejamkan mata, ayun sekuatnya, lalu diam di tempat ketika yang baik-baik berjatuhan. Semoga tahunmu terbuka seperti itu, dan berminggu-minggu kemudian masih ada permen di rambutmu.',
  },
  'in-full-glow': {
    title: 'Menyala penuh',
    wish: 'Lampion hanyalah sutra sampai ada yang menaruh cahaya di dalamnya. Cahayamu kamu bawa dengan begitu ringan, sampai sepanjang jalan terasa lebih hangat saat kamu lewat. Semoga tahun ini menggantungkan satu warna lagi, dan malam-malamnya panjang.',
  },
  'golden-courtyard': {
    title: 'Halaman keemasan',
    wish: 'Semoga di setiap anak tangga yang Tante lalui tahun ini ada lampu yang menyala. Semoga rumah Tante ramai oleh yang tersayang, dan malamnya cukup tenang untuk mendengar tawa sendiri. Semoga semua cahaya yang Tante bagikan menemukan jalan kembali.',
  },
  'second-cup': {
    title: 'Cangkir kedua',
    wish: 'Hari ini kopinya panas, suratnya kabar baik semua, dan tidak satu pun di daftar itu tugas Ibu. Duduk dulu, Bu. Baca semuanya dua kali. Pagi seperti ini mestinya lebih sering jadi milik Ibu, dan itu biar kami yang urus.',
  },
  'scenic-route': {
    title: 'Jalan yang indah',
    wish: 'Semoga jalannya landai menurun, anginnya dari belakang, dan di keranjang selalu ada tempat untuk setangkai bunga lagi. Hari ini Ayah tidak perlu sampai ke mana-mana. Bunyikan saja bel, nanti kami semua keluar melambaikan tangan.',
  },
  'every-summer': {
    title: 'Setiap musim',
    wish: 'Setiap musim meninggalkan sesuatu: sebuah warna, sebuah lagu, segenggam benih di saku. Kakek tahu cara menyimpannya, dan cara membagikannya. Semoga hari ini berbau rumput hangat, dan kita semua duduk di atasnya bersama Kakek.',
  },
  'blue-door': {
    title: 'Pintu biru',
    wish: 'Semoga selalu ada sinar matahari di depan pintu Nenek, kursi yang nyaman, dan seseorang di pagar yang punya waktu untuk mengobrol. Semoga ceretnya bernyanyi dan kabarnya baik. Terima kasih untuk setiap cerita. Kami mau mendengar semuanya sekali lagi.',
  },
  'hundred-flowers': {
    title: 'Seratus bunga',
    wish: 'Semoga mekar sekuntum bunga untuk setiap pagi Nenek, dan sepadang penuh untuk pagi yang masih akan datang. Semoga hari ini semua yang pernah merasakan hangatnya hati Nenek ikut mendoakan. Kami bahagia dan bangga menjadi cucu Nenek.',
  },

  // Festivals, journeys and games.
  'henna-for-you': {
    title: 'Henna untukmu',
    wish: 'Sini tanganmu: hari ini orang lain yang bekerja. Sekuntum bunga untuk setiap tawa yang kita bagi, sehelai daun untuk setiap rahasia yang kita jaga, dan sedikit ruang di tengah untuk semua yang akan dibawa tahun ini.',
  },
  'pen-and-ink': {
    title: 'Dengan pena dan tinta',
    wish: 'Ada hal yang sepatutnya ditulis perlahan dengan tangan, dan rasa terima kasih termasuk di dalamnya. Untuk ilmu, kesabaran, dan teladan yang diberikan, saya mengucapkan terima kasih setulusnya. Semoga tahun yang dimulai hari ini penuh kesehatan dan kebaikan.',
  },
  'down-by-the-river': {
    title: 'Di tepi sungai',
    wish: 'Untuk setiap harapan, satu cahaya di atas air, dan sungai membawanya sejauh ia mau. Aku cukup satu saja, yang menyandang namamu. Ke mana pun hanyutnya, sinarnya kembali kepadaku. Selamat ulang tahun, sayang.',
  },
  'sweets-from-the-sky': {
    title: 'Hujan permen',
    wish: 'Prakiraan cuaca ulang tahunmu: cerah sepanjang hari, hujan permen lebat menjelang sore. Jangan bawa payung. Bawa dua tangan, kantong besar, dan semua teman. Makan malam dibatalkan. Orang dewasa sudah setuju.',
  },
  'lamps-on-the-steps': {
    title: 'Lampu di anak tangga',
    wish: 'Semoga rumahmu penuh cahaya, Nak, sampai tak pernah perlu mencari sakelar. Semoga pekerjaanmu lancar, temanmu banyak, dan setiap pintu di keluarga ini terbuka sebelum sempat kamu ketuk.',
  },
  'round-once-more': {
    title: 'Satu putaran lagi',
    wish: 'Musiknya mulai, lampunya menyala, dan kuda yang paling bagus masih kosong. Itu untukmu. Naiklah sebanyak putaran yang kamu mau hari ini, dan lambaikan tangan tiap kali lewat. Kami di sini, membalas lambaian tanpa rasa malu.',
  },
  'first-to-dance': {
    title: 'Yang pertama berjoget',
    wish: 'Di setiap pesta selalu ada satu orang yang berjoget sebelum yang lain berani. Selalu kamu. Sepatu bisa jebol, tetangga bisa ngambek, satu lagu bisa diputar empat kali. Malam ini kami tepat di belakangmu. Sedikit di belakang irama juga.',
  },
  'light-left-on': {
    title: 'Lampu yang tetap menyala',
    wish: 'Ada orang yang tidak banyak bersuara. Cukup membiarkan satu lampu menyala, supaya yang lain menemukan jalan. Selamat ulang tahun, Om. Semoga sorenya selalu tenang, kopinya kental, dan cakrawalanya selalu indah.',
  },
  'window-seat': {
    title: 'Kursi dekat jendela',
    wish: 'Semoga tahun ini Tante selalu dapat kursi dekat jendela: bendera warna-warni di jalan, matahari di satu sisi, dan sopir yang tidak terburu-buru. Dan setiap kali Tante membunyikan bel, semoga ada orang tersayang yang menunggu di halte.',
  },
  'extra-life': {
    title: 'Nyawa tambahan',
    wish: 'Selamat: satu tahun lagi terkumpul tanpa kehilangan satu nyawa pun, dan tidak ada yang tahu caranya. Hati penuh, tenaga penuh, kue di panggung atas. Tekan tombol apa saja untuk lanjut. Asal jangan tombolku, kamu selalu menekannya.',
  },
  'basket-of-flowers': {
    title: 'Sekeranjang bunga',
    wish: 'Tadinya aku mau membawakanmu setangkai bunga, lalu kulihat ladangnya. Jadi, ini ladangnya. Ini jalan di tepinya, dan sore yang berjalan pelan. Kayuhlah di depanku, sayang: semuanya lebih indah kalau ada kamu di tengahnya.',
  },
  'coffee-break': {
    title: 'Rehat kopi',
    wish: 'Ini undangan rapat tanpa agenda, tanpa salindia, tanpa tindak lanjut. Ada kopi, ada kue, dan pokok bahasannya cuma kamu. Tidak usah menyiapkan apa-apa. Keputusannya sudah bulat: tanpa kamu, tempat ini sepi separuh.',
  },
  'hand-in-hand': {
    title: 'Bergandengan tangan',
    wish: 'Semoga tanganmu selalu punya sesuatu yang indah untuk digenggam, Nak: cangkir hangat, buku bagus, tangan yang lain. Semoga warna bahagiamu makin dalam dari hari ke hari. Dan semoga di setiap ruang rumah ini kamu merasa pulang.',
  },
  'signed-and-sealed': {
    title: 'Bertanda tangan dan bersegel',
    wish: 'Biarlah tercatat di sini, dengan tinta yang baik dan tanpa syarat tersembunyi: bantuanmu sangat berarti, kebersamaan denganmu menyenangkan, dan keluarga ini lebih lengkap karenamu. Salam hangat dan doa terbaik untuk tahun yang akan datang.',
  },

  // For more people.
  'two-chairs': {
    title: 'Dua kursi di tempat teduh',
    wish: 'Hari ini kita tidak usah ke mana-mana. Dua kursi di tempat teduh, minuman dingin, dan tidak ada yang menunggu jawaban. Kamu masih orang yang paling enak diajak diam, sepanjang sore, sampai burung-burung mengambil alih.',
  },
  'by-candlelight': {
    title: 'Dalam cahaya lilin',
    wish: 'Kata orang, cahaya lilin membuat siapa pun tampak indah. Tidak benar: ia hanya memperlihatkan yang memang sudah ada, lalu kulihat kamu seperti biasa, keemasan di tepinya, hampir tertawa. Jangan cepat-cepat ditiup. Biar kupandang sebentar lagi.',
  },
  'loudest-roar': {
    title: 'Auman paling keras',
    wish: 'Para ilmuwan menemukan: makhluk paling berisik sepanjang masa ternyata tidak punah. Ia tinggal di keluarga kita, suka kue, dan hari ini berulang tahun. Mengaumlah sekali untuk kado, dua kali untuk lilin, dan tiga kali untuk pelukan besar.',
  },
  'warm-inside': {
    title: 'Hangat di dalam',
    wish: 'Seperti apa pun cuaca di luar, semoga hari ini kamu hangat: kaus kaki tebal, sup enak, dan seseorang yang tetap tertawa mendengar ceritamu meski sudah tahu akhirnya. Di dekat perapian kami selalu ada tempat untukmu.',
  },
  'every-feather': {
    title: 'Setiap helai bulu',
    wish: 'Lihat sehelai bulu merak dari dekat, dan akan tampak seratus hijau, biru yang tak punya nama, dan emas di tempat yang tak disangka. Begitulah mengenal Ibu. Makin lama kupandang, makin banyak yang kutemukan.',
  },
  'small-boat': {
    title: 'Perahu kecil, laut besar',
    wish: 'Semua kapten hebat memulai dari perahu kecil dengan bekal yang terlalu banyak. Jadi kembangkan layar, hati-hati dengan paus, dan temukan pulau bernama bagus untuk kami. Kami menunggu di dermaga, dan akan percaya setiap katamu.',
  },
  'best-pictures': {
    title: 'Foto-foto terbaik',
    wish: 'Foto terbaik bukan yang semua orangnya melihat ke kamera. Foto terbaik itu yang ada Ayah di tengah, sedang bercerita, dan kami semua memandang Ayah. Sampai foto berikutnya, Yah.',
  },
  'ring-of-colours': {
    title: 'Lingkaran warna',
    wish: 'Semoga tahunmu seperti lingkaran warna ini: setiap hari rona yang lain, tak ada sudut yang kosong, dan semuanya berputar mengelilingi sesuatu yang terang. Semoga siapa pun yang datang ke pintumu melangkah masuk ke dalam bahagia.',
  },
  'one-spoon': {
    title: 'Dua sendok',
    wish: 'Teman sejati bilang: satu es krim, dua sendok. Teman di hari ulang tahun bilang: semuanya untukmu, aku cuma menjaga cerinya. Tapi awasi aku, ya. Rekorku menjaga ceri baru empat detik.',
  },
  'slice-of-sun': {
    title: 'Seiris matahari',
    wish: 'Kalau matahari dijual per iris, hari ini kubawakan sepiring penuh. Denganmu, meja mana pun jadi terang, bahkan di hari Selasa yang mendung. Selamat ulang tahun, dan jangan pulang sebelum irisan kedua.',
  },
  'after-the-rain': {
    title: 'Sehabis hujan',
    wish: 'Unikorn itu pemalu. Ia hanya datang kalau hujan baru reda, matahari kembali, dan ada yang berhati baik sedang berulang tahun. Jadi hari ini tengoklah ke luar jendela, dan tinggalkan sepotong kue di sana. Siapa tahu.',
  },
  'fly-safe': {
    title: 'Terbang selamat, pulang lapar',
    wish: 'Menara pengawas di sini. Kamu diizinkan terbang setahun lagi, Nak: angin baik, langit biru, dan remah-remah di kokpit seperti biasa. Kalau sudah mendarat, kirim kabar, jempol saja juga boleh. Dan pulanglah dengan lapar, dapur sudah menyala.',
  },
  'cat-in-the-box': {
    title: 'Kucing di dalam kotak',
    wish: 'Kucing mengira setiap kotak dibungkus untuknya. Hari ini dia keliru: semua yang berpita milikmu. Kalau dia tidak mau keluar, tidak usah berdebat. Anggap saja dia bagian dari kejutannya. Selamat ulang tahun!',
  },
};
