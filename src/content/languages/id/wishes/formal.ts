import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Colleagues and strangers are addressed as Anda, elders and teachers by name or kinship, everybody else as kamu. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Keteguhan dan kejujuranmu dalam mengambil keputusan selalu menjadi teladan bagi keluarga. Terimalah rasa hormat dan bangga dari saya{, name}. Semoga kesehatan, kelapangan hati, dan keberhasilan menyertai setiap langkahmu.',
      'Dengan rasa hormat dan sayang, selamat ulang tahun{, name}.',
      'Bangga rasanya disebut sebagai saudaramu{, name}. Semoga tahun ini menghargai setiap kerja kerasmu dengan layak.',
      'Kepercayaan orang kepadamu tidak datang begitu saja; semuanya lahir dari janji yang selalu ditepati. Teruslah melangkah dengan tenang{, name}. Keluarga berdiri di belakangmu.',
    ],
    Sister: [
      'Kecerdasan membuat orang kagum, tetapi ketulusan membuat orang percaya, dan keduanya ada pada dirimu. Terimalah salam saya yang paling hangat{, name}. Semoga tahun yang baru dipenuhi kesehatan, kesempatan baik, dan waktu untuk hal-hal yang kamu cintai.',
      'Salam hormat dan sayang dari saudaramu yang bangga{, name}.',
      'Kebijaksanaanmu dalam menyikapi banyak hal patut dirayakan hari ini{, name}. Semoga sehat dan sukses senantiasa.',
      'Tidak mudah memegang prinsip sambil tetap lembut kepada semua orang. Saya melihat keduanya padamu{, name}, dan hari ini ingin mengatakannya dengan jelas: saya bangga.',
    ],
    Mother: [
      'Semua yang kami ketahui tentang kesabaran, kerja keras, dan cara memperlakukan orang lain, kami pelajari dari {name|Ibu}. Terimalah hormat dan terima kasih kami, beserta harapan akan tubuh yang sehat dan hari-hari yang tenteram.',
      'Hormat dan sayang kami selalu untuk {name|Ibu}. Selamat ulang tahun.',
      'Keluarga ini berdiri di atas keteladanan {name|Ibu}. Izinkan kami hari ini menyampaikan terima kasih yang setulus-tulusnya.',
      'Jasa yang besar sering dikerjakan tanpa suara, dan begitulah cara {name|Ibu}. Pada hari yang baik ini perkenankan kami yang bersuara: terima kasih atas segalanya.',
    ],
    Father: [
      'Tanpa banyak kata, {name|Ayah} mengajarkan bahwa nama baik dibangun dari pekerjaan yang jujur dan janji yang ditepati. Pelajaran itu kami pegang setiap hari. Selamat ulang tahun, dengan hormat dan terima kasih yang mendalam.',
      'Keteladanan {name|Ayah} adalah kebanggaan kami. Selamat ulang tahun.',
      'Di setiap keputusan penting, kami bertanya dalam hati apa yang akan dikatakan {name|Ayah}. Terima kasih atas kompas itu.',
      'Kepercayaan {name|Ayah} kepada kami adalah bekal yang paling berharga. Hari ini kami menyampaikan hormat yang dalam, dan berjanji menjaga kepercayaan itu sebaik-baiknya.',
    ],
    Friend: [
      'Persahabatan yang tulus dikenali dari kesetiaan pada hari-hari biasa, dan dalam hal itu kamu tidak pernah mengecewakan. Terimalah ucapan selamat dan penghargaan saya{, name}. Semoga tahun ini membawa kabar baik dan pekerjaan yang berarti.',
      'Bersahabat denganmu adalah kehormatan{, name}. Selamat ulang tahun.',
      'Nasihatmu selalu jujur, dan datang tepat pada waktunya{, name}. Semoga orang-orang setulus itu juga mengelilingimu.',
      'Saya menghargai caramu menepati janji, menjaga rahasia, dan menghormati perbedaan. Semoga semua kebaikan itu mendapat balasan yang sepadan, hari ini dan seterusnya.',
    ],
    Wife: [
      'Mendampingimu adalah keputusan yang paling kubanggakan. Atas kesabaran, kecerdasan, dan kehangatan yang kamu hadirkan di rumah ini{, name|, istriku}, terimalah terima kasih yang tulus, juga janji yang hari ini kuperbarui: selalu di sisimu.',
      'Hormat dan cintaku untukmu hari ini{, name|, istriku tercinta}.',
      'Setiap keberhasilanku memuat pengertian dan dukunganmu di dalamnya{, name}. Semoga tahun ini menjadi tahun keberhasilanmu sendiri.',
      'Aku mengagumi caramu memimpin, mendengarkan, dan tetap rendah hati. Semoga kesehatan dan kedamaian selalu menyertaimu{, name}, dan semoga aku pantas berjalan di sampingmu.',
    ],
    Husband: [
      'Ketenanganmu saat mengambil keputusan dan kelembutanmu kepada semua orang membuatku bangga menyebut diri pasanganmu. Terimalah hormat dan terima kasihku{, name|, suamiku}, serta keyakinan bahwa aku akan memilihmu sekali lagi.',
      'Dengan hormat dan cinta, selamat ulang tahun{, name|, suamiku}.',
      'Rumah ini bersandar pada keteguhan dan kebaikanmu{, name}. Semoga tahun yang baru memberimu waktu untuk beristirahat dan berbahagia.',
      'Kata-katamu selalu sejalan dengan perbuatanmu, dan itulah yang membuat semua orang percaya. Terimalah penghargaan yang tulus{, name|, suamiku}, dari orang yang paling dekat menyaksikannya.',
    ],
    Son: [
      'Caramu memperlakukan orang lain adalah kebahagiaan terbesar bagi kami sebagai orang tua. Tetaplah jujur meskipun sulit{, name|, Nak}. Kami berharap tahun ini memberimu tujuan yang layak diperjuangkan, sahabat yang tulus, dan kesehatan untuk meraihnya.',
      'Kami bangga kepadamu{, name|, Nak}. Selamat ulang tahun dan sukses selalu.',
      'Kepercayaan yang kamu terima hari ini adalah hasil usahamu sendiri{, name}. Kami mendukung setiap langkahmu dengan sepenuh hati.',
      'Tanggung jawab yang kamu pikul dengan tenang menunjukkan kekuatan yang sesungguhnya. Rasa hormat kami kepadamu tumbuh setiap tahun{, name|, Nak}, dan hari ini kami menyampaikannya dengan bangga.',
    ],
    Daughter: [
      'Keberanianmu berpikir mandiri, dan kesantunanmu saat menyampaikannya, membuat kami banyak belajar. Terimalah ucapan selamat dari orang tua yang bangga{, name|, Nak}. Semoga jalanmu lapang, kesehatanmu terjaga, dan suaramu selalu didengar.',
      'Dengan segenap rasa bangga, selamat ulang tahun{, name|, Nak}.',
      'Pencapaianmu mengagumkan{, name}, tetapi budi pekertimulah yang paling kami banggakan. Teruslah melangkah dengan percaya diri.',
      'Kami tidak akan menunjukkan jalan mana yang harus ditempuh; kami percaya pada penilaianmu. Terimalah dukungan penuh kami{, name|, Nak}, hari ini dan di setiap persimpangan.',
    ],
    Teacher: [
      'Ilmu yang disampaikan dengan sabar tinggal lebih lama daripada catatan mana pun. Atas setiap penjelasan, setiap teguran yang baik, dan setiap kepercayaan{, name}, terimalah rasa hormat dan terima kasih yang tulus. Semoga sehat senantiasa.',
      'Kepada guru yang kami hormati: selamat ulang tahun{, name}.',
      'Keberhasilan murid adalah tanda jasa seorang guru{, name}. Izinkan saya ikut menyematkannya hari ini dengan penuh hormat.',
      'Di kelas kami belajar bukan hanya dari buku, melainkan juga dari sikap yang kami lihat setiap hari. Hormat kami selalu{, name}, dan semoga tahun ini membawa kebahagiaan serta ketenteraman.',
    ],
    Colleague: [
      'Bekerja bersama seseorang yang cermat, adil, dan selalu bersedia membantu adalah keberuntungan bagi kami semua. Atas nama tim{, name}, terimalah ucapan selamat ulang tahun. Semoga kesehatan dan kesuksesan menyertai Anda sepanjang tahun.',
      'Selamat ulang tahun{, name}. Semoga Anda sehat dan sukses selalu.',
      'Ketelitian Anda memudahkan pekerjaan kami, dan keramahan Anda membuatnya menyenangkan{, name}. Terimalah salam hangat dari kami.',
      'Hari ini kesempatan yang baik untuk menyampaikan hal yang sering terlewat di tengah kesibukan: kami menghargai kerja keras, pendapat, dan kehadiran Anda{, name}. Semoga tahun ini penuh pencapaian.',
    ],
    Grandmother: [
      'Di rumah {name|Nenek} kami belajar memberi salam, mengucapkan terima kasih, dan mendahulukan orang lain. Pelajaran itu tidak pernah usang. Terimalah hormat dan kasih seluruh keluarga; semoga hari-hari ke depan selalu sehat dan damai.',
      'Seluruh keluarga menghormati dan menyayangi {name|Nenek}. Selamat ulang tahun.',
      'Ketekunan dan kelembutan {name|Nenek} menyatukan keluarga ini. Perkenankan kami membalasnya hari ini dengan perhatian yang sama.',
      'Nasihat {name|Nenek} kami bawa ke mana pun kami pergi, dan selalu terbukti benar. Dengan hormat yang dalam kami datang membawa bunga, kabar baik, dan kasih sayang.',
    ],
    Grandfather: [
      'Dari {name|Kakek} kami belajar setiap hari tentang menepati janji, menghargai waktu, dan mengerjakan segala sesuatu dengan sungguh-sungguh. Dengan bangga kami mengucapkan selamat; semoga selalu sehat dan dikelilingi orang-orang tersayang.',
      'Salam hormat dan kasih kami untuk {name|Kakek} hari ini.',
      'Mendengarkan {name|Kakek} berbicara selalu menjadi bagian terbaik setiap pertemuan keluarga. Semoga hari ini penuh kegembiraan.',
      'Kewibawaan {name|Kakek} tidak pernah memerlukan suara keras. Terimalah penghormatan kami, tempat duduk terbaik di meja, dan ucapan terima kasih yang selalu ingin kami sampaikan.',
    ],
    Cousin: [
      'Ikatan keluarga menyatukan kita, tetapi budi baikmulah yang membuat ikatan itu berharga. Saya mengikuti setiap keberhasilanmu dengan bangga{, name}, dan berharap tahun yang baru membawa kemajuan serta lebih banyak kesempatan untuk bertemu.',
      'Ucapan selamat yang tulus untuk sepupu yang saya banggakan{, name}.',
      'Keluarga besar kita beruntung memiliki pribadi setulus dirimu{, name}. Semoga segala rencana baikmu terlaksana tahun ini.',
      'Dalam keluarga sebesar ini, ketulusan mudah dikenali: selalu hadir, selalu membantu, jarang meminta. Terimalah penghargaan saya{, name}, disertai harapan akan tahun yang cerah.',
    ],
    'Brother-in-law': [
      'Sejak keluarga kita bersatu, saya mengenal sosok yang bijaksana, ramah, dan suka menolong. Atas semua itu saya menyampaikan penghargaan yang tulus{, name}, dengan harapan akan tahun yang sejahtera, sehat, dan penuh ketenangan.',
      'Memiliki ipar sebaik ini suatu kebanggaan{, name}. Selamat ulang tahun.',
      'Kehadiranmu dalam setiap musyawarah keluarga memberi kami ketenangan{, name}. Terimalah salam hormat dan persaudaraan yang erat.',
      'Orang yang membantu tanpa menunggu ucapan terima kasih patut mendapatkannya lebih dulu. Maka hari ini, dengan tulus dan hormat{, name}: terima kasih, dan semoga sukses selalu.',
    ],
    'Sister-in-law': [
      'Bijaksana dalam berkata, tulus dalam membantu, dan hangat kepada siapa saja: begitulah keluarga mengenal dan menghargai dirimu. Semoga kesejahteraan yang selalu kamu upayakan bagi orang lain kembali kepadamu{, name}, hari ini dan sepanjang tahun.',
      'Salam persaudaraan yang hangat untukmu{, name}. Selamat ulang tahun.',
      'Setiap pertemuan keluarga menjadi lebih indah dengan kehadiranmu{, name}. Semoga yang hari ini sepenuhnya untuk menghormatimu.',
      'Keluarga kami menjadi lebih kaya sejak kedatanganmu: kaya pengertian, kaya cerita, kaya persahabatan. Terimalah ucapan selamat yang hangat{, name}, beserta penghargaan kami semua.',
    ],
    'Daughter-in-law': [
      'Menerimamu dalam keluarga ini adalah kebahagiaan, dan mengenalmu lebih dekat adalah kehormatan. Kami menghargai pikiran, pekerjaan, dan ketulusan hatimu{, name|, Nak}. Semoga tahun ini mewujudkan rencana-rencana baikmu.',
      'Kami bangga memiliki menantu sepertimu{, name|, Nak}. Selamat ulang tahun.',
      'Kesantunanmu saat mendengarkan dan kejujuranmu saat menjawab sungguh kami hargai{, name}. Rumah ini adalah rumahmu juga.',
      'Dengan kasih dan hormat kami berterima kasih atas perhatianmu kepada keluarga. Semoga harimu indah{, name}, dan tahun ini memberi ruang seluas-luasnya bagi cita-citamu.',
    ],
    'Son-in-law': [
      'Ketenangan terbesar orang tua adalah mengetahui bahwa anaknya didampingi orang yang tulus. Atas kebaikan, kerja keras, dan hormatmu kepada kami{, name|, Nak}, terimalah penghargaan serta harapan akan tahun yang sehat dan berhasil.',
      'Kepercayaan dan kasih kami selalu menyertaimu{, name|, Nak}.',
      'Apa yang kamu ucapkan kepada kami selalu kamu tepati{, name}. Penghargaan kami untukmu sangat besar.',
      'Kamu mendapat tempat di keluarga ini karena ketulusan, bukan karena kewajiban. Semoga hari ini memberimu istirahat yang pantas{, name}, di antara orang-orang yang menghormatimu.',
    ],
    Niece: [
      'Dengan gembira saya menyampaikan ucapan selamat yang paling hangat{, name}. Kebaikan hati dan kesungguhanmu menjadi kebanggaan keluarga, dan kami menantikan setiap karya serta langkah besar yang akan kamu pilih sendiri.',
      'Salam bangga dan sayang untuk keponakan tercinta{, name}.',
      'Semoga tahun ini membukakan jalan bagi semua rencanamu{, name}, dan selalu ada orang baik yang menemanimu.',
    ],
    Nephew: [
      'Kesungguhanmu dalam setiap hal yang kamu kerjakan, serta sopan santunmu kepada semua orang, patut mendapat pujian. Terimalah salam dari keluarga yang bangga kepadamu{, name}. Semoga langkahmu mantap dan tujuanmu tercapai.',
      'Keluarga besar merayakanmu dengan bangga hari ini{, name}.',
      'Pegang teguh kejujuran dan rasa hormat{, name}, maka banyak pintu akan terbuka untukmu. Kami selalu mendukungmu.',
    ],
    Aunt: [
      'Keluarga ini berutang banyak pada kehangatan dan kebijaksanaan {name|Tante}, dan hari ulang tahun adalah saat yang baik untuk mengatakannya. Semoga selalu sehat, ditemani orang tersayang, dan punya waktu untuk hal-hal yang menyenangkan.',
      'Terimalah ucapan selamat yang paling tulus untuk {name|Tante} hari ini.',
      'Pintu rumah {name|Tante} selalu terbuka, nasihatnya selalu menenangkan. Atas keduanya, kami mengucapkan terima kasih yang mendalam.',
    ],
    Uncle: [
      'Kami menghargai nasihat {name|Om} yang jernih, bantuan yang datang tanpa diminta, dan keteladanan yang tidak pernah dipamerkan. Terimalah hormat kami hari ini, disertai harapan akan kesehatan dan ketenteraman.',
      'Selamat ulang tahun kepada {name|Om} yang kami hormati.',
      'Setiap keputusan besar terasa lebih ringan setelah mendengar pendapat {name|Om}. Semoga sehat dan bahagia senantiasa.',
    ],
    Partner: [
      'Berbagi hidup denganmu mengajariku arti kesetiaan, kesabaran, dan kegembiraan yang sederhana. Pada hari ulang tahunmu{, name}, aku menyampaikan rasa hormat dan cinta yang sama besar, dan janji untuk selalu mendukung cita-citamu.',
      'Rasa hormatku kepadamu sebesar rasa cintaku{, name|, sayang}.',
      'Terima kasih atas kejujuran dan ketenangan yang kamu bawa ke dalam hidup kita{, name}. Semoga tahun ini ramah kepadamu.',
    ],
    Grandchild: [
      'Kamu membawa lebih banyak kegembiraan ke dalam keluarga ini daripada yang kamu kira. Untuk itu kami berterima kasih{, name}, dan mengharapkan bagimu sahabat yang baik, buku yang bagus, serta keberanian untuk menempuh jalanmu sendiri.',
      'Kasih sayang kami menyertai harimu{, name|, cucu tercinta}.',
      'Menyaksikanmu tumbuh dengan budi pekerti yang baik adalah kebanggaan kami{, name}. Teruslah ingin tahu dan teruslah jujur.',
    ],
  },
  anyone: [
    'Pada hari yang baik ini, terimalah ucapan selamat yang tulus{, name}. Semoga tahun yang baru membawa kesehatan, ketenangan pikiran, pekerjaan yang membanggakan, dan waktu yang cukup untuk orang-orang yang Anda sayangi.',
    'Dengan penuh hormat, selamat ulang tahun untuk Anda{, name}.',
    'Semoga segala kebaikan yang Anda berikan kepada orang lain kembali kepada Anda{, name}, hari ini dan seterusnya.',
    'Kami menyampaikan salam hangat dan penghargaan pada hari ulang tahun Anda{, name}. Semoga harinya menyenangkan, tamunya ramah, dan tahun berikutnya penuh kabar baik.',
  ],
};
