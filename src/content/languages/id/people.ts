import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly title: string;
  readonly wish: string;
}

/** By the English name; names are written in Indonesian as they are in English. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    title: 'Perdana Menteri Selandia Baru dari 2017 sampai 2023',
    countryName: 'Selandia Baru',
    wish: 'Semoga harinya harum laut dan roti hangat, tidak ada yang tergesa, dan semua yang disayang duduk di meja yang sama.',
  },
  'Barack Obama': {
    title: 'Presiden ke-44 Amerika Serikat',
    countryName: 'Amerika Serikat',
    wish: 'Buku yang bagus, sahabat lama, dan sore yang panjang di beranda: semoga ketiganya ada hari ini, ditutup dengan satu lagu.',
  },
  'Ram Nath Kovind': {
    title: 'Presiden ke-14 India',
    countryName: 'India',
    wish: 'Semoga tahun ini mekar seperti teratai dalam cahaya pagi: tenang, utuh, dan sedikit lebih keemasan daripada yang lalu.',
  },
  'Ellen Johnson Sirleaf': {
    title: 'Perempuan pertama yang terpilih menjadi presiden negara Afrika',
    countryName: 'Liberia',
    wish: 'Semoga rumah hari ini ramai oleh suara cucu, dan urusan dapur seluruhnya dipegang orang lain.',
  },
  'Ban Ki-moon': {
    title: 'Sekretaris Jenderal kedelapan Perserikatan Bangsa-Bangsa',
    countryName: 'Korea Selatan',
    wish: 'Sudah begitu banyak tangan yang dijabat. Semoga hari ini isinya pelukan saja, dan semangkuk sup rumput laut yang masih mengepul.',
  },
  'Mary Robinson': {
    title: 'Perempuan pertama yang menjadi presiden Irlandia',
    countryName: 'Irlandia',
    wish: 'Lampu di jendela, air teh yang mulai mendidih, jalan hijau di depan: semoga setiap langkah tahun ini terasa seperti pulang.',
  },
  'Laura Chinchilla': {
    title: 'Perempuan pertama yang menjadi presiden Kosta Rika',
    countryName: 'Kosta Rika',
    wish: 'Semoga harinya sehijau bukit sehabis hujan, kopinya tetap hangat, dan tamunya betah sampai larut.',
  },
  Shakira: {
    title: 'Penyanyi dari Kolombia, dengan “Waka Waka” dan sekian banyak tarian sesudahnya',
    wish: 'Semoga musiknya mulai sebelum semuanya siap, dan tidak berhenti sampai sepupu terakhir ikut berjoget.',
  },
  'Simone Biles': {
    title: 'Pesenam, juara Olimpiade serba bisa 2016 dan 2024',
    wish: 'Hari ini tidak perlu mendarat sempurna. Jatuhlah di sofa paling empuk di rumah, biar yang lain bertepuk tangan.',
  },
  'Sachin Tendulkar': {
    title: 'Pemain kriket, yang pertama mencetak seratus century internasional',
    wish: 'Angkat pemukulnya sekali lagi, kali ini untuk kue. Dan semoga sekampung masih menghitung larinya.',
  },
  'Tim Berners-Lee': {
    title: 'Penemu World Wide Web',
    wish: 'Berkat satu gagasan, semua orang punya halaman sendiri. Yang kecil ini untuk penemunya, dengan terima kasih dan doa terbaik.',
  },
  'Malala Yousafzai': {
    title: 'Peraih Nobel Perdamaian 2014, penulis “I Am Malala”',
    wish: 'Satu anak, satu guru, satu buku, dan hari ini satu kue. Semoga kali ini ada yang membacakan cerita untuknya.',
  },
  'Chimamanda Ngozi Adichie': {
    title: 'Penulis “Half of a Yellow Sun” dan “Americanah”',
    wish: 'Semoga tahun ini kalimat pertama datang dengan mudah, dan air teh mendidih tepat saat babnya selesai.',
  },
  'Eliud Kipchoge': {
    title: 'Pelari, yang pertama menempuh jarak maraton kurang dari dua jam',
    wish: 'Hari ini tanpa jam. Jalan pelan saja, teh di tangan, dan orang sekampung menemani.',
  },
  'Viswanathan Anand': {
    title: 'Grandmaster catur, lima kali juara dunia',
    wish: 'Dua belas langkah ke depan pun biasanya sudah terbaca, jadi tolong pura-pura kaget waktu lampu padam dan lilinnya masuk.',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inIndonesian);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inIndonesian);

function inIndonesian<Person extends Leader | Celebrity>(person: Person): Person {
  return { ...person, ...texts[person.name], alt: `Setangkai bunga dengan inisial ${person.name}` };
}
