import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Some are pantun: two lines of image, two of meaning, in rhyme. */
export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'Kita dua garis yang digambar dari titik yang sama: yang satu berbelok, yang satu lurus, dan entah bagaimana selalu bersinggungan lagi di meja makan. Teruslah menggambar jauh-jauh{, name}. Titiknya tetap di rumah.',
      'Langit hari ini meminjam cerahnya dari tawamu{, name}.',
      'Ada keberanian yang tidak bersuara{, name}, seperti akar. Hari ini kami merayakan pohonnya dan mengingat akarnya.',
      'Seandainya masa kecil sebuah lagu, kamulah ketukannya: keras, cepat, dan membuat semuanya bergerak. Lagu itu belum selesai{, name}. Mainkan terus, aku hafal bagian reff.',
    ],
    Sister: [
      'Kamu seperti jendela yang selalu terbuka ke arah pagi: lewat dirimu cahaya masuk tanpa permisi dan udara jadi enak dihirup. Hari ini biar angin membawakanmu semua kabar baik yang biasa kamu kirim{, name}.',
      'Kalau bunga bisa tertawa, suaranya pasti suaramu{, name}.',
      'Di laci ingatanku ada satu sudut yang wangi, dan di labelnya tertulis namamu{, name}. Selamat mekar sekali lagi.',
      'Bulan tidak pernah bertanya apakah malam siap menerimanya; ia datang dan semuanya menjadi lembut. Begitulah caramu menyayangi orang{, name}. Semoga malammu selalu berbulan.',
    ],
    Mother: [
      'Sebelum kami mengenal kata, kami sudah mengenal suara {name|Ibu}: naik turun seperti ayunan, hangat seperti selimut yang baru dijemur. Semua puisi yang kami baca sesudahnya terasa seperti terjemahan dari suara itu.',
      'Rumah punya nama lain bagi kami: {name|Ibu}.',
      'Pagi belajar terbit dari {name|Ibu}: pelan, tanpa suara, dan tahu-tahu seluruh rumah sudah terang.',
      'Jahitan paling rapi tidak terlihat dari luar, begitu pula kasih {name|Ibu}: ia ada di setiap lipatan hari, menahan semuanya tetap utuh, dan tidak pernah meminta dipuji.',
    ],
    Father: [
      'Ada gunung yang tidak perlu didaki untuk dikagumi; cukup tahu ia ada di sana setiap kali jendela dibuka. Begitulah rasanya menjadi anak {name|Ayah}: berani pergi jauh, karena ada yang tetap tegak di cakrawala.',
      'Bayang-bayang {name|Ayah} selalu lebih teduh daripada pohon.',
      'Diam {name|Ayah} seperti laut yang tenang: di permukaan hampir tidak bergerak, di dalamnya kasih yang luas sekali.',
      'Tangan {name|Ayah} menulis tanpa pena: di pagar yang dipaku, di pintu yang dibukakan, di pundak yang ditepuk. Hari ini kami membacanya lagi, kata demi kata.',
    ],
    Friend: [
      'Pertemanan kita seperti warung yang tidak pernah tutup: lampunya kuning, bangkunya panjang, dan selalu ada satu cerita lagi sebelum pulang. Hari ini biar aku yang menyeduhkan kopinya{, name}. Duduklah, tahunmu baru saja mulai.',
      'Kamu serupa lagu kesukaan{, name}: diputar lagi, tetap indah.',
      'Burung camar terbang ke pantai,\nhinggap sebentar di atas perahu.\nCerita kita{, name,} tak pernah usai,\nselamat ulang tahun, sahabatku.',
      'Peta tidak mencantumkan sahabat, padahal tanpanya setiap kota hanya kumpulan jalan. Terima kasih sudah menjadi tanda merah kecil di petaku{, name}, tempat semua perjalanan boleh berhenti.',
    ],
    Wife: [
      'Di antara detik dan detik ada celah kecil tempat aku memandangmu tanpa kamu tahu: saat kamu mencari kata, saat kamu menahan tawa. Dari celah-celah itu kususun hidupku{, name|, sayang}, dan isinya cahaya semua.',
      'Kamu kalimat yang tidak ingin kuberi titik{, name|, sayang}.',
      'Musim boleh bertukar, lampu kota boleh padam satu-satu. Cahaya yang kukenal tetap di wajahmu{, name}.',
      'Hujan punya satu nada di atap, jantungku punya satu nada kalau kamu dekat. Menetaplah di musimku{, name|, istriku}, dalam rintik dan dalam terang.',
    ],
    Husband: [
      'Kalau hari adalah perahu, kamu angin yang sabar: tidak pernah memaksa, tetapi selalu membawa kita sampai. Di wajahmu kubaca arah pulang, di tanganmu kurasa hangat pelabuhan. Berlayarlah lagi denganku setahun penuh{, name|, suamiku}.',
      'Malam paling teduh adalah malam yang memuat napasmu{, name}.',
      'Aku mengenal banyak warna biru, tetapi yang benar-benar tenang hanya kutemukan pada caramu mendengarkan{, name}.',
      'Cinta kita bukan kembang api; ia pelita yang minyaknya kita isi bergantian. Malam ini giliranku{, name|, suamiku}. Lihat, apinya tegak, dan bayanganmu menari di dinding.',
    ],
    Son: [
      'Kamu tumbuh seperti pohon yang tahu letak matahari: tanpa ribut, sedikit demi sedikit, sampai suatu pagi kami mendongak dan dahanmu sudah menyentuh langit. Teruslah menjulang{, name|, Nak}. Akarmu kami jaga.',
      'Dalam langkahmu kami mendengar masa depan bersiul{, name|, Nak}.',
      'Dulu dunia kami sebatas halaman, lalu kamu datang dan menunjuk cakrawala{, name}. Sekarang kami ikut melihatnya.',
      'Layang-layang yang baik berani menarik benangnya sampai tegang. Tariklah{, name|, Nak}, lebih tinggi lagi; tangan kami sudah biasa, dan langit masih sangat panjang.',
    ],
    Daughter: [
      'Ada fajar yang tidak menunggu ayam berkokok, dan kamu salah satunya. Kamu datang, dan warna-warna di rumah ini menemukan namanya. Berjalanlah dengan terangmu sendiri{, name|, Nak}; bayang-bayang akan belajar menyingkir.',
      'Kamu puisi yang menulis dirinya sendiri{, name|, Nak}.',
      'Setiap tawamu adalah burung yang hinggap di jendela kami{, name}. Tidak perlu sangkar, kami cukup mendengarkan.',
      'Laut mengajari kami bahwa yang paling dalam tidak selalu bergelombang. Di balik senyummu ada kekuatan seluas itu{, name|, Nak}. Berenanglah; pantai ini selalu menghadap kepadamu.',
    ],
    Teacher: [
      'Papan tulis dihapus setiap sore, tetapi yang tertulis di kepala kami tinggal, seperti jejak kapur di ujung jari. Hari ini semua jejak itu berkumpul menjadi satu kalimat{, name}: terima kasih sudah menyalakan kami.',
      'Guru menanam pertanyaan, lalu tumbuhlah sebuah kebun{, name}.',
      'Satu buku dibuka, satu jendela ikut terbuka{, name}. Sejak itu pemandangan kami tidak pernah sempit lagi.',
      'Seperti nelayan yang mengajarkan bintang sebelum mengajarkan perahu, guru sejati memberi arah lebih dulu. Arah itu masih kami pakai{, name}, setiap kali malam tidak berbulan.',
    ],
    Colleague: [
      'Di antara dering telepon dan layar yang menyala, kamu seperti tanaman hijau di sudut ruangan: tenang, sederhana, dan entah bagaimana udara jadi lebih segar. Semoga tahunmu mendapat cukup cahaya{, name}, cukup air, dan cukup hari Jumat.',
      'Kopi pagi punya saingan berat: caramu menyapa{, name}.',
      'Dari Sumatra ke Sulawesi,\nkapal berlayar membawa rempah.\nBukan jabatan{, name,} bukan prestasi,\nkebaikanmulah yang paling indah.',
      'Jam dinding kantor berjalan seperti biasa, tetapi hari ini jarumnya tampak sedikit menari. Mungkin ia juga tahu siapa yang berulang tahun{, name}, dan ikut bergembira diam-diam.',
    ],
    Grandmother: [
      'Waktu di rumah {name|Nenek} mengalir seperti santan yang diaduk pelan: putih, wangi, tidak boleh tergesa. Kami datang dengan langkah yang buru-buru, lalu pulang dengan hati yang sudah diajari sabar.',
      'Di tangan {name|Nenek} benang kusut pun menjadi bunga.',
      'Suara {name|Nenek} seperti hujan di genteng: begitu terdengar, semua yang gelisah di rumah ini ikut teduh.',
      'Sehelai batik dikerjakan titik demi titik, dengan lilin yang hangat dan tangan yang sabar. Begitulah {name|Nenek} menyayangi: pelan, teliti, dan warnanya tidak pernah luntur.',
    ],
    Grandfather: [
      'Beringin di tengah alun-alun tidak pernah memanggil siapa pun, tetapi semua orang datang berteduh. Begitu juga {name|Kakek}: cukup duduk di kursinya, dan cerita, cucu, serta tawa berkumpul dengan sendirinya.',
      'Cerita {name|Kakek} adalah sungai tempat kami belajar berenang.',
      'Pagi selalu singgah lebih dulu di beranda {name|Kakek}, minta ditemani secangkir teh dan satu cerita lagi.',
      'Kata-kata {name|Kakek} seperti lampu teras: tidak menyilaukan, selalu menyala tepat waktu, dan dari ujung jalan pun kami sudah tahu bahwa rumah tinggal sebentar lagi.',
    ],
    Cousin: [
      'Satu rumpun bambu, banyak batang: masing-masing condong ke anginnya sendiri, tetapi kalau malam tiba kita berderak dengan irama yang sama. Condonglah ke arah yang kamu suka{, name}. Rumpun ini selalu mengenali suaramu.',
      'Sepupu adalah liburan yang berwujud manusia{, name}.',
      'Pohon mangga di tepi kali,\nbuahnya ranum dipetik galah.\nKapan kita{, name,} berkumpul lagi?\nTanpa dirimu kurang meriah.',
      'Kalau keluarga sebuah orkes keroncong, kamu ukulelenya: ringan nadanya, riang petikannya, dan tanpa itu lagunya terasa ada yang kurang. Mainkan sepanjang hari{, name}.',
    ],
    'Brother-in-law': [
      'Dua sungai tidak bertanya dari gunung mana yang lain berasal; mereka bertemu, lalu menjadi lebih luas. Sejak keluarga kita bertemu, arus ini terasa lebih tenang dan lebih jernih{, name}. Rayakanlah hari ini bersama kami.',
      'Pintu ini mengenali langkahmu sebagai langkah saudara{, name}.',
      'Ada bangku yang baru terasa lengkap setelah diduduki orang yang tepat{, name}. Bangku itu ada di meja kita.',
      'Angin yang baik tidak membuat pintu terbanting; ia masuk, mengayunkan tirai, lalu membuat semua orang bernapas lega. Begitulah kedatanganmu di rumah ini{, name}.',
    ],
    'Sister-in-law': [
      'Seperti warna yang ditambahkan pada tenunan yang sudah setengah jadi, kehadirannya membuat pola lama tiba-tiba lengkap. Kain keluarga ini sekarang lebih indah{, name}, dan benang emasnya mudah sekali ditemukan.',
      'Tawamu lonceng kecil di beranda keluarga ini{, name}.',
      'Ada orang yang masuk seperti sore{, name}: pelan, keemasan, dan membuat semua ingin duduk lebih lama.',
      'Saudara kadang dilahirkan, kadang ditemukan seperti kerang indah di pantai yang biasa saja. Kami menemukannya tanpa mencari{, name}, dan sampai kini masih takjub pada kilaunya.',
    ],
    'Daughter-in-law': [
      'Kamu datang membawa musim yang belum pernah kami punya: ada wangi baru di ruang tamu, ada lagu baru di dapur, ada cahaya lain di wajah anak kami. Menetaplah selama kamu suka{, name|, Nak}. Kami suka musim ini.',
      'Rumah ini bernyanyi lebih merdu bersamamu{, name|, Nak}.',
      'Kami menanam satu pohon bernama keluarga, dan kamu menggantungkan lampu-lampu kecil di dahannya{, name}.',
      'Sebutir mutiara tidak mengubah laut, tetapi mengubah cara orang memandangnya. Sejak mengenalmu{, name|, Nak}, kami memandang rumah sendiri dan melihat betapa ia berkilau.',
    ],
    'Son-in-law': [
      'Rumah yang baik punya tiang yang tidak banyak bicara: ia berdiri, dan atap pun tenang. Di antara tiang-tiang rumah ini kami menghitung namamu{, name|, Nak}, dan hujan di luar pun terdengar seperti lagu.',
      'Langkahmu menambah satu nada dalam lagu rumah ini{, name}.',
      'Kamu menuang tawa ke cangkir kami seperti menuang teh{, name}: hangat, penuh, dan tidak setetes pun tumpah.',
      'Ada jembatan dari kayu, ada jembatan dari batu, dan ada jembatan dari kebaikan hati. Kami menyeberang di jembatan yang ketiga setiap kali kamu datang{, name|, Nak}.',
    ],
    Niece: [
      'Di kantong bajumu ada beberapa bintang yang belum sempat kamu lepaskan ke langit. Jangan buru-buru{, name}: satu untuk hari yang berani, satu untuk hari yang malu-malu, sisanya untuk menerangi orang yang kamu sayangi.',
      'Kupu-kupu belajar terbang dari caramu bermimpi{, name}.',
      'Pelangi menaruh salah satu ujungnya di dekat rumahmu{, name}, supaya mudah kamu raih kapan saja.',
    ],
    Nephew: [
      'Ada angin yang tidak sabar menunggu layar, ada jalan yang tidak sabar menunggu langkah. Keduanya sedang menyebut namamu{, name}. Berangkatlah dengan hati ringan; peta boleh salah, asal kompasnya tetap rasa ingin tahu.',
      'Hari esok punya wajah, dan wajahnya mirip wajahmu{, name}.',
      'Semoga tahunmu seperti lapangan sesudah hujan{, name}: luas, berkilau, dan mengajak siapa pun untuk berlari.',
    ],
    Aunt: [
      'Lemari {name|Tante} menyimpan kain, lacinya menyimpan resep, dan suaranya menyimpan seluruh cerita keluarga. Hari ini kami duduk melingkar seperti mengelilingi api kecil, minta satu cerita dibuka lagi dari lipatannya.',
      'Wangi pandan dan tawa: itulah musim bernama {name|Tante}.',
      'Kalau bulan punya saudara perempuan, ia pasti seperti {name|Tante}: terang tanpa menyilaukan, dekat tanpa diminta.',
    ],
    Uncle: [
      'Gitar di sudut rumah hanya mau bersuara merdu untuk orang tertentu, begitu pula malam keluarga kami: ia baru bernyanyi kalau {name|Om} sudah duduk dan mulai bercerita. Petiklah lagi malam ini.',
      'Tawa {name|Om} adalah ombak yang selalu kembali ke pantai kami.',
      'Di dermaga ramai ini {name|Om} adalah mercusuar: tidak ke mana-mana, dan semua kapal merasa tenang.',
    ],
    Partner: [
      'Sebelum kamu, aku membaca langit sebagai cuaca. Sekarang aku membacanya sebagai surat: bagian mendung kubaca pelan, bagian cerah kubaca keras-keras, dan di bawahnya selalu ada namamu{, name|, sayang}. Hari ini suratnya panjang sekali.',
      'Aku menulis hujan, kamu yang membuatnya reda{, name|, sayang}.',
      'Jarak antara dua jantung rupanya bisa sependek bisikan{, name}. Mendekatlah, kubisikkan selamat ulang tahun.',
    ],
    Grandchild: [
      'Kamu bangun, dan pagi ikut bangun. Kamu bertanya, dan dunia mendadak punya pintu di tempat yang tadinya dinding. Teruslah mengetuk{, name|, cucu sayang}; setiap pintu yang kamu buka menerangi kami juga.',
      'Di kebun kami, kamulah bunga yang paling rajin tertawa{, name}.',
      'Langkahmu seperti gerimis di halaman{, name}: ringan, riang, dan meninggalkan jejak berkilau di mana-mana.',
    ],
  },
  anyone: [
    'Pada tanggal ini sebuah pintu kecil terbuka di kalender, dan kamu berjalan masuk membawa warna. Sejak itu hari ini tidak pernah lagi menjadi hari biasa{, name}: ia wangi kue, ia bersuara tawa, ia milikmu.',
    'Hari ini waktu berhenti sebentar untuk memandangmu{, name}.',
    'Semoga tahunmu seperti pagi di tepi sawah{, name}: hijau, lapang, dan penuh suara burung yang belum kamu kenal.',
    'Satu lilin cukup untuk membuat gelap berpikir ulang. Hari ini lilinmu menyala{, name}, dan di sekelilingnya wajah-wajah menjadi lebih lembut daripada biasanya.',
  ],
};
