import type { WishesByAge } from '#content/wishes/wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; without kamu or Anda, whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    'Setahun penuh{, name}! Dalam dua belas bulan seisi rumah belajar tertawa lebih keras dan tidur sedikit-sedikit. Semoga setiap pagi membawa mainan baru, dan sesudahnya ada pelukan untuk beristirahat.',
    'Satu lilin, satu sendok, dan krim sampai ke telinga. Selamat ulang tahun pertama{, name}!',
  ],
  13: [
    'Tiga belas{, name}: pintu kamar makin sering tertutup, jadi setiap kali terbuka rasanya seperti hari raya. Semoga tahun ini ketemu hal yang paling disukai, dan sesekali kami boleh ikut mendengar ceritanya.',
    'Selamat datang di usia belasan{, name}. Camilannya kami yang tanggung.',
  ],
  16: [
    'Enam belas tahun sudah pantas ditanya pendapatnya, jadi ini pertanyaannya{, name}: pesta dimulai dari mana? Kuenya dari kami, lagunya pilih sendiri, dan tidak ada yang boleh protes soal volume.',
    'Enam belas cocok sekali{, name}. Hari ini daftar lagunya bebas.',
  ],
  18: [
    'Delapan belas{, name}! Mulai hari ini tanda tangannya berlaku sendiri. Pergilah melihat dunia, telepon kalau hujan, dan ingat: di gantungan kunci itu ada satu yang selalu cocok dengan pintu rumah.',
    'Usia baru di atas kertas, sayang yang sama di rumah. Selamat delapan belas{, name}!',
  ],
  21: [
    'Dua puluh satu tahun yang lalu ke mana-mana harus digendong. Sekarang orang lain yang ikut bersandar{, name}, dan selalu mendapat tempat. Semoga hidup membalas dengan kebaikan yang sama.',
    'Dua puluh satu{, name}: semoga setiap pintu yang dipilih terbuka.',
  ],
  30: [
    'Tiga puluh{, name}: sudah tahu siapa yang harus ditelepon, pesta mana yang boleh pulang duluan, dan sup apa yang menyembuhkan segalanya. Semoga sepuluh tahun ke depan berisi hal-hal pilihan sendiri.',
    'Tiga puluh{, name}! Pengalamannya cukup, nyalinya masih penuh.',
  ],
  40: [
    'Empat puluh{, name}, dan tawanya masih persis yang kami kenal. Semoga sepuluh tahun berikutnya lebih santai, sepatunya lebih nyaman, dan sesekali semua yang tersayang duduk di satu meja.',
    'Empat puluh: gladi resiknya selesai{, name}, sekarang pertunjukannya.',
  ],
  50: [
    'Setengah abad{, name}! Sekian banyak masakan dibagi, sekian banyak orang diantar pulang, sekian banyak tangan digenggam. Hari ini giliran kami: duduk saja, kuenya yang datang menghampiri.',
    'Lima puluh lilin, satu embusan{, name}. Kami siap bersorak!',
  ],
  60: [
    'Enam puluh tahun{, name}, dan begitu banyak hari orang lain yang menjadi lebih indah karenanya. Semoga ada jalan santai yang panjang, antrean yang pendek, dan telepon yang berdering hanya untuk kabar baik.',
    'Enam puluh{, name}: alasan terbaik untuk berkumpul dan berpesta.',
  ],
  70: [
    'Tujuh puluh{, name}: mode sudah dua kali kembali, selera bagusnya tidak pernah pergi. Semoga tahun ini hangat hari-harinya, penuh mejanya, dan selalu ada tawa dari ruangan sebelah.',
    'Tujuh puluh tahun yang indah{, name}. Sampai jumpa di teh berikutnya.',
  ],
  80: [
    'Delapan puluh tahun{, name}, dan masih saja lebih dulu menanyakan kabar kami. Maka hari ini kami yang menjawab duluan: kami bahagia, karena bisa merayakan ini bersama, sampai semua lagu habis dinyanyikan.',
    'Delapan puluh lilin perlu napas panjang{, name}. Kami bantu meniup.',
  ],
  90: [
    'Sembilan puluh tahun{, name}. Cerita-cerita yang kami dengar kini kami ceritakan lagi kepada anak-anak. Semoga setiap hari tahun ini ada yang mendengarkan, dan ada yang manis di samping cangkir.',
    'Sembilan puluh{, name}: satu perpustakaan cerita, dan kami semua anggotanya.',
  ],
  100: [
    'Seratus tahun{, name}! Satu abad nasi yang dibagi dan tangan yang saling menggenggam. Lilinnya tidak cukup, kata-katanya juga tidak: hanya ada kasih sayang, dan kue yang besar sekali.',
    'Seratus tahun, seratus peluk, dan satu kali lagi: selamat ulang tahun{, name}.',
  ],
};
