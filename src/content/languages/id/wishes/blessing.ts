import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Words that every faith in Indonesia says (Tuhan, doa, berkah, amin), and in most lists a wish without God. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Namamu selalu ada dalam doaku, di tempat yang tidak pernah berpindah. Hari ini doanya kuulang pelan-pelan{, name}: badan sehat, rezeki lapang, teman-teman yang tulus, dan jalan pulang yang selalu terang.',
      'Terang di jalanmu, teduh di hatimu{, name|, saudaraku}.',
      'Kamu sering menguatkan orang lain{, name}. Semoga Tuhan menguatkanmu dua kali lipat, dan menambahkan tidur yang nyenyak.',
      'Tuhan memberiku saudara sebelum aku bisa meminta, dan ternyata pemberian itu tepat. Syukurku hari ini sederhana: terima kasih untuk kamu{, name}. Tetaplah dalam lindungan-Nya.',
    ],
    Sister: [
      'Hari ini aku tidak meminta yang besar-besar untukmu. Pagi yang tenang, badan yang sehat, kabar yang melegakan, dan hati yang tahu bahwa ia dicintai{, name}. Yang besar-besar biar datang sendiri sebagai berkah.',
      'Satu doa untukmu hari ini{, name}: semoga hatimu selalu tenang.',
      'Syukur pertamaku pagi ini karena kamu ada{, name}. Permintaanku cuma satu: semoga Tuhan menjaga senyummu itu.',
      'Biarlah yang berat di pundakmu menjadi ringan, dan yang kamu tunggu datang tepat pada waktunya. Aku percaya doa yang tulus selalu sampai{, name}, dan yang ini tulus sekali.',
    ],
    Mother: [
      'Di balik setiap langkah kami yang selamat, ada doa {name|Ibu} yang lebih dulu berangkat. Hari ini kami mengirim balasannya: semoga Tuhan memberi kesehatan, hati yang tenang, dan rumah yang ramai oleh orang-orang tersayang.',
      'Tuhan menyayangi kami lewat tangan {name|Ibu}. Terima kasih.',
      'Tidak ada permintaan yang rumit hari ini: sehatkan badannya, lapangkan hatinya, panjangkan bahagianya. Amin untuk {name|Ibu}.',
      'Restu {name|Ibu} adalah bekal yang tidak pernah habis di perjalanan. Biarlah kebaikan yang sama pulang hari ini, masuk lewat pintu depan, dan duduk lama-lama di rumah.',
    ],
    Father: [
      'Untuk semua beban yang dipikul {name|Ayah} tanpa bercerita, kami memohon keringanan. Untuk semua kerja kerasnya, kami memohon berkah. Dan untuk hari ini, cukup kursi yang nyaman, udara sejuk, dan keluarga yang berkumpul.',
      'Dalam lindungan Tuhan selalu{, name|, Ayah}, hari ini dan seterusnya.',
      'Rezeki yang dibawa pulang {name|Ayah} selalu terasa berkah. Mudah-mudahan tahun ini rezeki itu yang datang sendiri mencari rumah kita.',
      'Langkah yang selalu menuju rumah itu, Tuhan, mohon Kaujaga. Tangan yang selalu menguatkan kami, mohon Kaukuatkan. Itulah doa kami untuk {name|Ayah}, dengan hormat dan cinta.',
    ],
    Friend: [
      'Ada berkah yang datang berupa rezeki, ada yang datang berupa orang. Kamu jenis yang kedua{, name}, dan aku bersyukur setiap kali mengingatnya. Mudah-mudahan tahun ini mengirimimu banyak berkah, dari kedua jenisnya.',
      'Semoga yang baik-baik menemukan alamatmu{, name}. Selamat ulang tahun!',
      'Aku menitipkan satu doa kecil untukmu pagi ini{, name}: tenang saat menunggu, gembira saat sampai.',
      'Yang kamu ceritakan dan yang kamu simpan sendiri, kudoakan dua-duanya. Biarlah semua menemukan jalan keluarnya, pelan-pelan dan dengan indah. Kamu tidak berjalan sendirian{, name}.',
    ],
    Wife: [
      'Setiap malam sebelum tidur aku menghitung berkah, dan hitungan pertamanya selalu kamu{, name|, sayang}. Tuhan sudah sangat baik kepadaku. Hari ini kuminta Dia sama baiknya kepadamu, dalam sehat dan dalam bahagia.',
      'Kamulah doaku yang terkabul paling indah{, name|, istriku}.',
      'Damai di rumah kita datang bersamamu{, name}. Biarlah damai yang sama menjaga hatimu sepanjang tahun ini.',
      'Kalau aku boleh meminta sekali lagi, aku meminta hal yang sama: pagi bersamamu, malam bersamamu, dan berkah di antaranya. Sehat selalu{, name|, istriku}, dan bahagia.',
    ],
    Husband: [
      'Kupanjatkan syukur untuk tanganmu yang bekerja, untuk bahumu yang selalu ada, dan untuk hatimu yang sabar{, name|, suamiku}. Semoga Tuhan memberimu kesehatan, membukakan rezeki yang baik, dan menuntun kita tetap sehaluan.',
      'Tuhan menjawab doaku dengan namamu{, name|, sayang}.',
      'Berangkatlah setiap pagi dengan restu, pulanglah setiap sore dengan selamat{, name}. Selebihnya biar cintaku yang mengurus.',
      'Di hari cerah dan di hari hujan, aku bersyukur kamulah orangnya. Semoga bebanmu diringankan{, name|, suamiku}, langkahmu dituntun, dan malammu selalu tenteram.',
    ],
    Son: [
      'Sejak kamu hadir, doa kami menjadi lebih panjang dan syukur kami menjadi lebih dalam{, name|, Nak}. Kami meminta untukmu hati yang lurus, sahabat yang jujur, rezeki yang baik, dan jalan yang selalu terang.',
      'Restu kami mendahului setiap langkahmu{, name|, Nak}.',
      'Jadilah berkah bagi siapa pun yang kamu temui{, name}, dan temuilah banyak orang yang menjadi berkah bagimu.',
      'Kami menitipkanmu kepada Tuhan setiap malam, dan setiap pagi kami menerimamu kembali dengan syukur. Melangkahlah dengan berani{, name|, Nak}, dan tetaplah lembut kepada yang lemah.',
    ],
    Daughter: [
      'Ketika namamu kami sebut dalam doa, rasanya seperti menyalakan lampu: semua jadi terang dan hangat. Mudah-mudahan terang itu menyertaimu ke mana pun{, name|, Nak}, dan menjadi kekuatan saat jalannya gelap.',
      'Dijaga langkahmu, dilembutkan harimu{, name|, Nak}. Itu doa kami.',
      'Kami bersyukur untuk tawamu, untuk keberanianmu, dan untuk setiap hari kami boleh memanggilmu anak{, name}.',
      'Apa yang baik dalam dirimu, biarlah terus tumbuh. Apa yang kamu takutkan, biarlah mengecil. Restu kami selalu bersamamu{, name|, Nak}, di dekat dan di kejauhan.',
    ],
    Teacher: [
      'Ilmu yang dibagikan dengan ikhlas terus mengalir menjadi kebaikan di tempat-tempat yang tidak terlihat. Semoga semuanya kembali{, name}, berupa kesehatan, ketenangan, dan kabar gembira dari murid-murid.',
      'Semoga ilmu yang ditanam berbuah berkah{, name}. Selamat ulang tahun.',
      'Murid datang dan pergi, tetapi doa mereka tinggal{, name}. Hari ini semuanya berkumpul menjadi satu: sehat selalu.',
      'Terima kasih kepada Tuhan untuk guru yang menyalakan pelita, lalu sabar menunggu sampai apinya besar. Semoga pelita yang sama menerangi setiap harinya{, name}, sekarang dan seterusnya.',
    ],
    Colleague: [
      'Pekerjaan yang dikerjakan dengan hati bersih membawa berkah bagi orang di sekitarnya, dan kami sudah merasakannya. Biarlah berkah itu kembali kepadamu{, name}: rezeki yang lancar, rekan yang jujur, rumah yang tenteram.',
      'Lancar rezekinya, ringan langkahnya, tenang hatinya{, name}. Amin!',
      'Setiap lelahmu, mudah-mudahan diganti dengan hasil yang baik{, name}; setiap pulangmu, disambut dengan hangat.',
      'Di sela kesibukan hari ini ada beberapa doa yang diam-diam terbang ke mejamu. Isinya keteguhan, kemudahan, dan kabar gembira{, name}. Tidak perlu dibalas, cukup diterima.',
    ],
    Grandmother: [
      'Kalau {name|Nenek} berdoa, kami semua merasa dipayungi. Hari ini gantian kami yang memegang payungnya dan memohon kepada Tuhan: badan yang sehat, tidur yang nyenyak, teh yang hangat, dan cucu-cucu yang sering datang.',
      'Berkah rumah ini bernama {name|Nenek}. Sehat selalu, ya.',
      'Tangan yang selalu mengusap kepala kami itu, Tuhan, berilah kekuatan dan kesehatan. Amin untuk {name|Nenek}.',
      'Satu doa untuk setiap cucu, begitulah hati {name|Nenek}. Hari ini semua cucu membalas dengan satu permintaan yang sama: biarlah damai selalu duduk di samping kursinya.',
    ],
    Grandfather: [
      'Kami belajar bersyukur dari {name|Kakek}: dari cara menikmati teh pagi, dari cara menyapa tetangga, dari cara menerima hujan dan panas. Mudah-mudahan Tuhan menghadiahkan hari-hari yang tenang, langkah yang mantap, dan hati gembira.',
      'Sehat, tenteram, dan penuh berkah selalu{, name|, Kek}.',
      'Restu {name|Kakek} kami simpan di dada sebagai bekal. Doa kami hari ini kembali sebagai terima kasih.',
      'Tidak banyak yang kami minta: pagi yang cerah untuk berjalan, kawan lama untuk berbincang, dan hati yang ringan. Semoga semuanya dikabulkan untuk {name|Kakek}.',
    ],
    Cousin: [
      'Keluarga besar kita kalau berdoa bersama selalu ramai, dan hari ini keramaian itu untukmu{, name}. Ada yang meminta kesehatan, ada yang meminta kelancaran, ada yang meminta kamu segera berkunjung. Semoga terkabul semua.',
      'Berkah dari segala penjuru untukmu{, name|, sepupuku}.',
      'Di mana pun kamu berada hari ini{, name}, ada doa dari rumah yang sudah sampai lebih dulu.',
      'Biarlah jalan kita sering bersilang, tawa kita sering bertemu, dan setiap usahamu diberkahi. Aku bersyukur dilahirkan sekeluarga denganmu, dan hari ini syukur itu kuucapkan keras-keras.',
    ],
    'Brother-in-law': [
      'Persaudaraan kadang datang lewat kelahiran, kadang lewat pernikahan, dan keduanya sama-sama pemberian. Aku mensyukuri pemberian yang satu ini{, name}. Semoga hatinya tenang, usahanya lancar, dan langkahnya selalu terjaga.',
      'Semoga selalu dalam berkah dan lindungan Tuhan{, name}.',
      'Doa keluarga ini menyertai setiap perjalanannya{, name}, yang dekat untuk bekerja dan yang jauh untuk pulang.',
      'Orang sebaik ini pantas mendapat hari yang baik pula. Biarlah segala urusan dimudahkan{, name}, segala kekhawatiran ditenangkan, dan segala tawa diperpanjang.',
    ],
    'Sister-in-law': [
      'Kehadiranmu di keluarga ini membawa teduh, dan keteduhan adalah berkah yang tidak bisa dibeli. Kami mendoakan yang terbaik untukmu{, name}: hati yang damai, urusan yang dimudahkan, dan hari-hari penuh hal kecil yang disyukuri.',
      'Cahaya pagi dan doa kami menyertaimu{, name|, saudariku}.',
      'Aku berterima kasih kepada Tuhan atas saudara yang kutemukan lewat pernikahan ini{, name}. Sehat dan bahagia selalu.',
      'Mudah-mudahan setiap kebaikan yang kamu tanam di rumah ini berbuah juga di rumahmu sendiri. Tidak ada doa yang lebih tulus hari ini{, name}, kecuali yang diucapkan sambil memeluk.',
    ],
    'Daughter-in-law': [
      'Kami meminta menantu yang baik, dan Tuhan memberi kami anak. Jawaban doa memang sering lebih besar daripada permintaannya{, name|, Nak}. Biarlah hidupmu dipenuhi damai, tawa, dan kebahagiaan yang tidak perlu dicari jauh-jauh.',
      'Restu kami untukmu utuh, tanpa syarat{, name|, Nak}.',
      'Doa yang kami panjatkan untuk anak-anak kami kini memuat namamu juga{, name}. Begitulah seterusnya.',
      'Di rumah ini kamu boleh lelah, boleh diam, boleh menjadi diri sendiri. Kami hanya akan mendoakan dan menyayangi. Bahagialah hari ini{, name|, Nak}, dengan seluruh restu kami.',
    ],
    'Son-in-law': [
      'Kebaikan hatimu kepada anak kami dan kepada kami selalu menjadi bahan syukur di rumah ini{, name|, Nak}. Semoga Tuhan memudahkan pekerjaanmu, menyehatkan badanmu, dan mengisi rumahmu dengan ketenangan serta tawa.',
      'Berkah menyertai setiap usahamu{, name|, Nak}. Kami mendoakan.',
      'Tanganmu rajin, hatimu lapang, doa kami panjang{, name}. Mudah-mudahan ketiganya bertemu dalam tahun yang penuh berkah.',
      'Biarlah jalan berangkatmu aman, jalan pulangmu ringan, dan di ujung keduanya selalu ada orang yang menunggu dengan gembira. Itulah restu kami hari ini{, name|, Nak}.',
    ],
    Niece: [
      'Kuminta kepada Tuhan agar hatimu tetap seberani mimpimu, dan mimpimu tetap sebaik hatimu{, name}. Lalu kuminta juga orang-orang tulus di sekelilingmu, tidur yang nyenyak, dan pagi yang membuatmu bersemangat.',
      'Dijaga malaikat, disayang sekeluarga{, name}. Bahagia selalu, ya!',
      'Doaku untukmu tidak panjang{, name}: cukup sehat, cukup berani, dan lebih dari cukup bahagia.',
    ],
    Nephew: [
      'Kalau doa bisa dilipat menjadi perahu kertas, sungai di dekat rumahmu pasti sudah penuh{, name}. Isinya sama semua: selamat di perjalanan, teguh di hati, dan keberhasilan yang tidak membuatmu lupa tertawa.',
      'Tuhan menjaga setiap langkahmu{, name}. Selamat ulang tahun!',
      'Jadilah kuat tanpa menjadi keras{, name}, dan berhasil tanpa menjadi sombong. Itulah doa keluarga untukmu.',
    ],
    Aunt: [
      'Menyayangi keponakan seperti anak sendiri adalah anugerah, dan Tuhan menempatkannya di keluarga kami. Terima kasih, {name|Tante}. Semoga sehat, tenteram, dan selalu dikelilingi orang yang pandai berterima kasih.',
      'Berlimpah berkah dan tawa{, name|, Tante}. Kami semua mendoakan.',
      'Biarlah kebaikan {name|Tante} kepada banyak orang kembali hari ini, satu demi satu, sambil membawa kabar gembira.',
    ],
    Uncle: [
      'Kami bersyukur atas {name|Om}: atas pintu yang selalu dibukakan, atas nasihat yang tidak menggurui, atas tawa yang menenangkan. Mudah-mudahan Tuhan membalas dengan badan yang bugar, usaha yang lancar, dan hati yang lapang.',
      'Rezeki lancar, hati senang, badan sehat{, name|, Om}.',
      'Di antara doa-doa kami hari ini, yang untuk {name|Om} kami ucapkan paling lama dan paling gembira.',
    ],
    Partner: [
      'Aku tidak tahu bagaimana Tuhan mempertemukan orang, tetapi aku tahu cara berterima kasih: setiap hari, dengan menyayangimu sebaik mungkin{, name|, sayang}. Semoga kita diberi pagi yang panjang dan tahun-tahun yang teduh bersama.',
      'Kamu berkah yang boleh kupeluk{, name|, sayang}.',
      'Sehat untukmu, tenang untukmu, dan cukup waktu untuk kita berdua{, name}. Hanya itu yang kuminta.',
    ],
    Grandchild: [
      'Setiap malam namamu ikut kami sebut{, name}, di urutan yang paling gembira. Kami meminta hati yang lembut, pikiran yang jernih, tangan yang suka menolong, dan kaki yang selalu tahu jalan pulang.',
      'Sejuta doa dan satu pelukan untukmu{, name|, cucu sayang}.',
      'Bertambahlah besar kebaikanmu{, name}, bertambahlah kuat langkahmu, dan jangan pernah habis tawamu. Restu kami menyertaimu.',
    ],
  },
  anyone: [
    'Apa pun yang sedang kamu perjuangkan, semoga dimudahkan. Apa pun yang sedang kamu tunggu, semoga datang pada waktu yang tepat. Dan siapa pun yang kamu sayangi{, name}, semoga selalu dekat dan sehat.',
    'Sehat badanmu, ringan hatimu{, name}. Selamat ulang tahun!',
    'Hari ini ada yang menyebut namamu dalam doa{, name}, pelan-pelan, dan sambil tersenyum.',
    'Semoga rumahmu teduh, mejamu cukup, tidurmu nyenyak, dan hatimu ringan. Kalau suatu hari terasa berat{, name}, ingat bahwa doa yang tulus sudah lebih dulu berjalan di depanmu.',
  ],
};
