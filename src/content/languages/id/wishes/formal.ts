import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Colleagues and strangers are addressed as Anda, elders and teachers by name or kinship, everybody else as kamu. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Teguh pada pendirian, tetapi selalu mau mendengar: sifat itu jarang, dan aku beruntung menyaksikannya dari dekat{, name}. Selamat ulang tahun; semoga badanmu sehat, jalanmu lapang, dan setiap keputusanmu membawa kebaikan.',
      'Dengan rasa hormat dan sayang, selamat ulang tahun{, name}.',
      'Bangga rasanya disebut saudaramu{, name}. Semoga kerja kerasmu tahun ini dihargai sebagaimana mestinya.',
      'Kepercayaan orang kepadamu tidak datang begitu saja: kamu menjaganya bertahun-tahun. Teruslah melangkah dengan tenang{, name}. Keluarga selalu berdiri di belakangmu.',
    ],
    Sister: [
      'Kecerdasan membuat orang kagum, ketulusan membuat orang percaya, dan kamu punya keduanya. Di hari ulang tahunmu aku ingin mengatakannya tanpa basa-basi{, name}: aku menghormatimu, dan aku senang kita bersaudara.',
      'Salam hormat dan sayang dari saudaramu yang bangga{, name}.',
      'Kebijaksanaanmu membuat banyak urusan rumit menjadi sederhana{, name}. Semoga tahun ini penuh kabar baik.',
      'Memegang prinsip sambil tetap lembut kepada semua orang itu tidak mudah. Kamu melakukannya setiap hari{, name}, dan hari ini aku ingin memberimu tepuk tangan yang panjang.',
    ],
    Mother: [
      'Kesabaran, kerja keras, cara memperlakukan orang lain: semuanya kami pelajari dengan melihat {name|Ibu}. Tidak ada ucapan yang sepadan, jadi hari ini kami datang membawa yang paling tulus, dan doa agar badan sehat serta hati tenang.',
      'Hormat dan sayang kami selalu untuk {name|Ibu}. Selamat ulang tahun.',
      'Keluarga ini bersandar pada keteladanan {name|Ibu}. Untuk itu kami mengucapkan terima kasih sedalam-dalamnya.',
      'Jauh sebelum kami percaya pada diri sendiri, {name|Ibu} sudah percaya. Karena itu setiap keberhasilan kami, sekecil apa pun, kami bawa pulang dulu ke rumah ini dengan hormat.',
    ],
    Father: [
      'Tanpa banyak kata, {name|Ayah} mengajarkan bahwa nama baik dibangun dari pekerjaan yang jujur dan janji yang ditepati. Pelajaran itu kami pegang setiap hari. Selamat ulang tahun, dengan hormat dan terima kasih yang mendalam.',
      'Untuk {name|Ayah}, teladan kami: selamat ulang tahun.',
      'Pendapat {name|Ayah} adalah yang pertama kami cari sebelum mengambil keputusan besar. Terima kasih sudah menjadi kompas kami.',
      'Kepercayaan {name|Ayah} kepada kami adalah bekal yang paling berharga, dan kami berjanji menjaganya. Selamat berbahagia hari ini, dengan hormat dari kami semua.',
    ],
    Friend: [
      'Sahabat sejati dikenali pada hari-hari biasa: dari pesan yang dibalas, janji yang ditepati, rahasia yang dijaga. Dalam semua itu kamu tidak pernah mengecewakan{, name}. Selamat ulang tahun, dan terima kasih atas persahabatan yang bisa diandalkan.',
      'Bersahabat denganmu adalah kehormatan{, name}. Selamat ulang tahun.',
      'Nasihatmu selalu jujur dan datang pada waktunya{, name}. Semoga kamu pun dikelilingi orang sebaik itu.',
      'Dari caramu mendengarkan aku belajar bahwa menghormati orang dimulai dengan diam sebentar. Terima kasih atas pelajaran yang tidak pernah kamu sebut pelajaran{, name}.',
    ],
    Wife: [
      'Mendampingimu adalah kehormatan yang kuterima setiap hari. Di balik setiap hal baik dalam hidupku ada kesabaran, kecerdasan, dan kehangatanmu{, name|, istriku}. Hari ini kuperbarui satu janji dengan sepenuh hati: aku akan selalu di sisimu.',
      'Hormat dan cintaku untukmu hari ini{, name|, istriku tercinta}.',
      'Setiap keberhasilanku memuat dukunganmu di dalamnya{, name}. Tahun ini biarlah giliranku mendukung semua rencanamu.',
      'Aku mengagumi caramu memimpin, mendengarkan, dan tetap rendah hati. Sehat dan tenteramlah selalu{, name}, dan semoga aku pantas berjalan di sampingmu.',
    ],
    Husband: [
      'Ketenanganmu saat mengambil keputusan dan kelembutanmu kepada semua orang membuatku bangga menjadi pasanganmu{, name|, suamiku}. Kalau harus memilih lagi dari awal, jawabanku tetap sama, hanya saja kali ini kuucapkan lebih cepat.',
      'Dengan hormat dan cinta, selamat ulang tahun{, name|, suamiku}.',
      'Rumah ini bersandar pada keteguhan dan kebaikanmu{, name}. Beristirahatlah hari ini; semua urusan kuambil alih dengan senang hati.',
      'Kata-katamu selalu sejalan dengan perbuatanmu, dan karena itulah semua orang mempercayaimu. Aku menyaksikannya dari tempat yang paling dekat{, name|, suamiku}, dengan rasa hormat yang tidak pernah berkurang.',
    ],
    Son: [
      'Bagi kami sebagai orang tua, tidak ada yang lebih membahagiakan daripada melihat caramu memperlakukan orang lain. Tetaplah jujur meskipun sulit{, name|, Nak}. Untuk tahun yang baru kami mendoakan kesehatan, sahabat yang tulus, dan tujuan yang layak diperjuangkan.',
      'Kami bangga kepadamu{, name|, Nak}. Selamat ulang tahun dan sukses selalu.',
      'Kepercayaan yang kamu terima hari ini adalah hasil usahamu sendiri{, name}. Kami mendukung setiap langkahmu dengan sepenuh hati.',
      'Tanggung jawabmu kamu pikul dengan tenang, tanpa perlu diingatkan. Rasa hormat kami kepadamu bertambah setiap tahun{, name|, Nak}, dan hari ini kami ingin kamu mendengarnya langsung.',
    ],
    Daughter: [
      'Kamu berani berpikir sendiri, dan santun saat menyampaikannya. Dari situ kami, orang tuamu, justru banyak belajar{, name|, Nak}. Selamat ulang tahun dari rumah; semoga jalanmu lapang, badanmu sehat, dan suaramu selalu didengar.',
      'Rumah ini merayakanmu dengan gembira{, name|, Nak}. Selamat ulang tahun.',
      'Pencapaianmu mengagumkan{, name}, tetapi budi pekertimulah yang paling kami banggakan. Melangkahlah dengan percaya diri.',
      'Jalan mana yang harus ditempuh, kamu sendiri yang paling tahu; kami percaya pada penilaianmu. Di setiap persimpangan, dukungan kami selalu penuh{, name|, Nak}.',
    ],
    Teacher: [
      'Ilmu yang disampaikan dengan sabar tinggal lebih lama daripada catatan mana pun. Untuk setiap penjelasan, setiap teguran yang baik, dan setiap kepercayaan{, name}, saya mengucapkan terima kasih. Semoga sehat selalu, dan hari ini penuh salam dari para murid.',
      'Kepada guru yang kami hormati: selamat ulang tahun{, name}.',
      'Keberhasilan murid adalah tanda jasa seorang guru{, name}. Izinkan saya ikut menyematkannya hari ini dengan penuh hormat.',
      'Yang kami pelajari di kelas bukan hanya isi buku, melainkan juga cara bersikap: adil, teliti, dan tidak mudah menyerah. Hormat kami selalu{, name}, disertai doa untuk tahun yang menggembirakan.',
    ],
    Colleague: [
      'Bekerja bersama orang yang cermat, adil, dan selalu bersedia membantu adalah keberuntungan yang tidak dimiliki setiap tim. Atas nama rekan-rekan, selamat ulang tahun{, name}. Semoga Anda selalu sehat dan tahun ini berjalan sesuai rencana.',
      'Selamat ulang tahun{, name}. Semoga Anda sehat dan sukses selalu.',
      'Ketelitian Anda memudahkan pekerjaan kami, dan keramahan Anda membuatnya menyenangkan{, name}. Selamat menikmati hari yang baik ini.',
      'Di tengah kesibukan ada hal yang sering tidak sempat terucap: kami menghargai kerja keras, pendapat, dan kehadiran Anda{, name}. Hari ini kami menyempatkan diri untuk mengatakannya.',
    ],
    Grandmother: [
      'Di rumah {name|Nenek} kami belajar memberi salam, mengucapkan terima kasih, dan mendahulukan orang lain. Pelajaran itu kami bawa sampai sekarang. Dengan hormat dan kasih, seluruh keluarga mendoakan hari-hari yang sehat, damai, dan penuh kabar baik.',
      'Seluruh keluarga menghormati dan menyayangi {name|Nenek}. Selamat ulang tahun.',
      'Ketekunan dan kelembutan {name|Nenek} menyatukan keluarga ini. Sekarang giliran kami yang memberi perhatian sebesar itu.',
      'Nasihat {name|Nenek} selalu terbukti benar, walaupun kadang kami baru mengerti belakangan. Hari ini kami datang membawa bunga, kabar baik, dan telinga yang lebih sabar.',
    ],
    Grandfather: [
      'Menepati janji, menghargai waktu, mengerjakan segala sesuatu dengan sungguh-sungguh: {name|Kakek} tidak mengajarkannya dengan ceramah, tetapi dengan contoh. Selamat ulang tahun dari cucu yang masih terus belajar, dengan doa agar selalu sehat dan gembira.',
      'Salam hormat dan kasih kami untuk {name|Kakek} hari ini.',
      'Mendengarkan {name|Kakek} bercerita adalah bagian terbaik setiap pertemuan keluarga. Selamat berbahagia hari ini.',
      'Wibawa {name|Kakek} tidak pernah memerlukan suara keras. Hari ini tersedia tempat duduk terbaik di meja, hidangan kesukaan, dan ucapan terima kasih yang sudah lama ingin kami sampaikan.',
    ],
    Cousin: [
      'Hubungan darah membuat kita bersepupu, budi baikmu membuat kita bersahabat. Aku mengikuti setiap kemajuanmu dengan gembira{, name}, dan berharap tahun ini kita punya lebih banyak waktu untuk duduk, makan, dan bercerita tanpa melihat jam.',
      'Ucapan selamat yang hangat untuk sepupu yang kuhormati{, name}.',
      'Keluarga besar kita beruntung memiliki orang sepertimu{, name}. Semoga segala rencana baikmu terlaksana tahun ini.',
      'Di keluarga sebesar ini ketulusan cepat dikenali: selalu hadir, selalu membantu, jarang meminta. Hari ini giliran kami yang hadir untukmu{, name}, dengan hormat dan segenap harapan baik.',
    ],
    'Brother-in-law': [
      'Sejak keluarga kita bersatu, aku mengenal seseorang yang bijaksana, ramah, dan suka menolong. Keluarga ini menjadi lebih kokoh karenanya{, name}. Dari semua yang duduk di meja kami: hormat, terima kasih, dan doa untuk tahun yang sejahtera.',
      'Memiliki ipar sebaik ini suatu kebanggaan{, name}. Selamat ulang tahun.',
      'Kehadiranmu dalam setiap musyawarah keluarga membuat kami tenang{, name}. Salam hormat dari saudara-saudaramu di sini.',
      'Orang yang membantu tanpa menunggu ucapan terima kasih patut mendapatkannya lebih dulu. Maka hari ini, dengan segala hormat{, name}: terima kasih, dan sukses selalu.',
    ],
    'Sister-in-law': [
      'Bijaksana dalam berkata, sigap membantu, dan hangat kepada siapa saja: begitulah keluarga mengenalmu. Hari ini kami ingin membalas sedikit dari semua itu{, name}, dengan perhatian, rasa hormat, dan doa untuk setiap rencanamu.',
      'Salam persaudaraan yang hangat untukmu{, name}. Selamat ulang tahun.',
      'Setiap pertemuan keluarga menjadi lebih indah dengan kehadiranmu{, name}, dan kali ini pertemuannya khusus untukmu.',
      'Sejak kedatanganmu keluarga kami menjadi lebih kaya: kaya pengertian, kaya cerita, kaya persahabatan. Kami menghargaimu lebih daripada yang sempat kami ucapkan{, name}.',
    ],
    'Daughter-in-law': [
      'Menerimamu dalam keluarga ini adalah kebahagiaan, dan mengenalmu lebih dekat adalah kehormatan. Kami menghargai pikiran, pekerjaan, dan ketulusan hatimu{, name|, Nak}. Apa pun rencanamu tahun ini, doa dan dukungan kami menyertainya.',
      'Kami bangga memiliki menantu sepertimu{, name|, Nak}. Selamat ulang tahun.',
      'Kesantunanmu saat mendengarkan dan kejujuranmu saat menjawab sungguh kami hargai{, name}. Rumah ini rumahmu juga.',
      'Dengan kasih dan hormat kami berterima kasih atas perhatianmu kepada keluarga. Tahun ini giliran kami memperhatikan cita-citamu{, name}, waktumu, dan istirahatmu.',
    ],
    'Son-in-law': [
      'Ketenangan terbesar bagi orang tua adalah mengetahui bahwa anaknya didampingi orang yang tulus. Ketenangan itu kamu berikan kepada kami setiap hari{, name|, Nak}. Untuk itu kami berterima kasih, dan mendoakan tahun yang sehat dan berhasil.',
      'Kepercayaan dan kasih kami selalu menyertaimu{, name|, Nak}.',
      'Apa yang kamu ucapkan kepada kami selalu kamu tepati{, name}. Karena itulah penghargaan kami begitu besar.',
      'Tempatmu di keluarga ini kamu peroleh karena ketulusan, bukan karena kewajiban. Beristirahatlah hari ini{, name}, di antara orang-orang yang menghormatimu.',
    ],
    Niece: [
      'Kebaikan hati dan kesungguhanmu menjadi kebanggaan keluarga besar kita. Apa pun jalan yang kamu pilih{, name}, kami ingin menjadi orang pertama yang mendengar ceritanya dan orang terakhir yang berhenti mendukung. Selamat ulang tahun.',
      'Salam bangga dan sayang untuk keponakan tercinta{, name}.',
      'Semoga tahun ini membukakan jalan bagi semua rencanamu{, name}, dan selalu ada orang baik yang menemanimu.',
    ],
    Nephew: [
      'Sungguh-sungguh dalam segala hal, santun kepada semua orang: keluarga mana yang tidak bangga memiliki keponakan seperti itu? Selamat ulang tahun{, name}. Semoga langkahmu mantap, tujuanmu tercapai, dan di sepanjang jalan kamu tetap gembira.',
      'Seluruh keluarga besar ikut merayakan harimu{, name}.',
      'Pegang teguh kejujuran dan rasa hormat{, name}, maka banyak pintu akan terbuka untukmu. Kami selalu mendukungmu.',
    ],
    Aunt: [
      'Keluarga ini berutang banyak pada kehangatan dan kebijaksanaan {name|Tante}, dan hari ulang tahun adalah saat yang baik untuk mengatakannya. Semoga selalu sehat, ditemani orang tersayang, dan punya waktu untuk hal-hal yang menyenangkan.',
      'Dengan hormat dan kasih, selamat ulang tahun untuk {name|Tante}.',
      'Pintu rumah {name|Tante} selalu terbuka, nasihatnya selalu menenangkan. Atas keduanya kami sangat berterima kasih.',
    ],
    Uncle: [
      'Nasihat yang jernih, bantuan yang datang tanpa diminta, keteladanan yang tidak pernah dipamerkan: begitulah kami mengenal {name|Om}. Hari ini seluruh keluarga menyampaikan hormat, dengan doa untuk kesehatan dan ketenteraman sepanjang tahun.',
      'Selamat ulang tahun kepada {name|Om} yang kami hormati.',
      'Berbincang dengan {name|Om} membuat persoalan terberat pun terasa ringan. Semoga sehat dan bahagia senantiasa.',
    ],
    Partner: [
      'Berbagi hidup denganmu mengajariku arti kesetiaan, kesabaran, dan kegembiraan yang sederhana. Rasa hormat dan cintaku hari ini sama besarnya{, name}, dan janjiku sederhana saja: apa pun cita-citamu, aku mendukungnya.',
      'Rasa hormatku kepadamu sebesar rasa cintaku{, name|, sayang}.',
      'Terima kasih atas kejujuran dan ketenangan yang kamu bawa ke dalam hidup kita{, name}. Semoga tahun ini ramah kepadamu.',
    ],
    Grandchild: [
      'Kamu membawa lebih banyak kegembiraan ke dalam keluarga ini daripada yang kamu kira{, name}. Carilah sahabat yang baik, bacalah buku yang bagus, dan beranilah menempuh jalanmu sendiri. Di belakangmu selalu ada kami.',
      'Kasih sayang kami menyertai harimu{, name|, cucu tercinta}.',
      'Menyaksikanmu tumbuh dengan budi pekerti yang baik sungguh membesarkan hati kami{, name}. Teruslah ingin tahu dan teruslah jujur.',
    ],
  },
  anyone: [
    'Pada hari yang baik ini kami mengucapkan selamat ulang tahun dengan tulus{, name}. Semoga tahun yang baru membawa kesehatan, ketenangan pikiran, pekerjaan yang membanggakan, dan waktu yang cukup untuk orang-orang yang Anda sayangi.',
    'Dengan penuh hormat, selamat ulang tahun untuk Anda{, name}.',
    'Semoga segala kebaikan yang Anda berikan kepada orang lain kembali kepada Anda{, name}, hari ini dan seterusnya.',
    'Salam hangat dan penghargaan kami pada hari ulang tahun Anda{, name}. Semoga harinya menyenangkan, dan sepanjang tahun kabar baik selalu datang lebih dulu.',
  ],
};
