import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { stored } from './stored.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Kebijakan Privasi',
    description: 'Apa yang kami simpan, untuk apa, berapa lama, dan cara membawa atau menghapusnya.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Kami menyimpan yang kamu berikan untuk membuat kartu, dan tidak menyimpan kepada siapa kamu membagikannya.',
      'Tidak ada iklan, tidak ada analitik, tidak ada pelacakan. Halaman kami tidak memuat apa pun dari perusahaan lain.',
      'Kamu bisa mengekspor semuanya dan menghapus akunmu sendiri, kapan saja.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Siapa yang bertanggung jawab',
        blocks: [
          `${site.name} di ${host} dikelola oleh orang-orang yang bisa kamu hubungi (${site.location}). Untuk segala hal di halaman ini, tulis ke [${site.email}](mailto:${site.email}) atau pakai [formulir kontak](/contact). Yang membalas manusia.`,
        ],
      },
      {
        id: 'what',
        title: 'Apa yang kami simpan, untuk apa, dan berapa lama',
        blocks: [
          'Kalau kamu hanya melihat-lihat, tidak ada data tentangmu yang kami simpan. Kalau kamu membuat akun, membuat kartu tanpa akun, ikut menulis di kartu, membalas atau melaporkan kartu, menyukai desain, atau menulis kepada kami, kami menyimpan yang diperlukan untuk itu. Inilah semua yang kami simpan tentang orang:',
          { table: stored },
          'Kalau kamu menghapus kartu, sejak itu halamannya menampilkan “Kartu tidak ditemukan”. Alamatnya diingat tanpa isinya sedikit pun, supaya tidak pernah diberikan kepada kartu lain.',
          'Yang dihapus setelah batas waktu dibersihkan sekali setiap jam, jadi bisa bertahan sampai satu jam lebih lama.',
        ],
      },
      { id: 'photos', title: 'Foto, suara, dan kata-kata di kartu', blocks: wordsAndFiles(facts) },
      { id: 'sharing', title: 'Siapa yang bisa melihatnya', blocks: [{ points: whoSees }] },
      { id: 'others', title: 'Siapa lagi yang menerima data', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'Yang dicatat server',
        blocks: [
          'Untuk setiap permintaan server menulis satu baris: waktu, jenis permintaan, halaman, jawaban, dan lamanya. Alamat kartu dan file, alamat IP-mu, cookie, dan semua yang kamu ketik tidak ikut ditulis.',
          'Alamat IP-mu dipakai selama sebuah permintaan dijawab, dan disimpan di satu tempat saja: bersama catatan masukmu, supaya kamu bisa membedakannya dari milik orang asing. Laporan pengunjung, balasan kartu, dan penghitung yang menahan penebak kata sandi menyimpannya sebagai kode acak; penghitung itu paling lama satu hari.',
          'Supaya satu pembaca kartu dihitung sekali dan bukan sepuluh kali, server menyimpan tanda acak di memorinya selama beberapa jam. Tanda itu tidak pernah ditulis ke disk dan tidak mengungkapkan siapa kamu.',
        ],
      },
      { id: 'rights', title: 'Hak-hakmu dan cara memakainya', blocks: rights },
      { id: 'laws', title: 'GDPR, CCPA, CPRA, dan DORA', blocks: laws },
      {
        id: 'children',
        title: 'Anak-anak',
        blocks: [
          'Siapa pun boleh melihat kartu. Kalau usiamu belum 16 tahun, buat akun bersama orang tua atau wali.',
        ],
      },
      {
        id: 'changes',
        title: 'Perubahan',
        blocks: [
          'Kalau perangkat lunaknya mulai menyimpan hal baru, halaman ini menyebutkannya pada hari yang sama. “Terakhir diperbarui” adalah hari edisi pertama dan tidak berubah; baris di bawahnya menyebutkan kapan teks ini terakhir diubah. Yang disimpan browser tercantum di [Kebijakan Cookie](/cookies).',
        ],
      },
    ],
  };
}

function wordsAndFiles({ helpers }: LegalFacts): readonly LegalBlock[] {
  return [
    'Ketika sebuah foto masuk, kami menyimpan salinan baru tanpa tempat, waktu, dan kamera yang ditulis ponsel ke dalam file. Label pada file suara kami hapus dengan cara yang sama.',
    'Kartu bisa bercerita tentang orang yang dituju. Taruh hanya hal yang akan senang dilihatnya di sana, dan minta izin sebelum memakai foto orang lain.',
    helpers.wishModel
      ? 'Ucapan berasal dari koleksi di server kami sendiri. Hanya kalau kamu meminta ucapan dari kenangan atau sifat seseorang, atau meminta variasi, model bahasa yang menulisnya: yang dikirim kepadanya adalah yang kamu ketik di sana, hubungan, nada, dan ucapan yang akan divariasikan, tidak pernah nama-nama di kartu.'
      : 'Ucapan berasal dari koleksi di server kami sendiri. Tidak ada yang kamu ketik dikirim ke kecerdasan buatan.',
  ];
}

const whoSees = [
  'Draf hanya bisa kamu lihat sendiri.',
  'Kartu tersegel menampilkan amplopnya, kedua nama, dan hari pembukaannya kepada semua orang yang punya tautannya, dan tidak lebih sebelum hari itu.',
  'Kartu yang sudah terbit bisa dilihat semua orang yang punya tautannya. Tautannya tidak bisa ditebak, dan kami meminta mesin pencari tidak memuat kartu.',
  'Alamat email dan nomor ponsel yang kamu ketik untuk berbagi tetap di browser-mu. Keduanya menuju program emailmu sendiri atau WhatsApp, tidak pernah kepada kami.',
  'Kalau kamu menekan tombol WhatsApp, Facebook, X, atau Pinterest, browser-mu membuka halaman mereka, dan di sana aturan mereka yang berlaku. Sampai saat itu tidak ada yang dikirim kepada mereka.',
] as const;

const rights: readonly LegalBlock[] = [
  {
    points: [
      'Melihat dan membawanya: “Ekspor dataku” di [pengaturan dasbor](/dashboard/settings) memberimu semuanya dalam satu file.',
      'Memperbaiki: nama, gambar, dan situs webmu di [profil](/profile); kartumu di studio.',
      'Menghapus: kartu satu per satu di dasbor; seluruh akun lewat “Hapus akun” di pengaturan. Kartu yang dihapus langsung hilang bagi orang lain, dan kamu bisa mengembalikannya selama dua menit. Akun yang dihapus tidak bisa dikembalikan.',
      'Menolak, membatasi, atau bertanya: [hubungi kami](/contact). Kami menjawab dalam 24 jam pada hari kerja dan melakukan yang kamu minta paling lambat dalam sebulan.',
    ],
  },
  'Kalau kami menyimpan salinan cadangan basis data, yang kamu hapus ikut hilang dari sana saat salinan itu diganti.',
];

const laws: readonly LegalBlock[] = [
  'GDPR (Uni Eropa). Kami memproses akun dan kartumu karena kamu meminta kami membuatnya (Pasal 6 ayat 1 huruf b), dan beberapa catatan keamanan karena situs yang punya akun harus dilindungi (Pasal 6 ayat 1 huruf f). Kamu punya hak dalam Pasal 15 sampai 21, yang diwujudkan bagian di atas, dan boleh mengadu kepada otoritas perlindungan data di negaramu.',
  'CCPA dan CPRA (California). Kami tidak menjual atau membagikan informasi pribadi, tidak memakainya untuk iklan, dan tidak membuat profil tentangmu. Kamu boleh melihat, memperbaiki, menghapus, dan membawa apa yang kami punya, dan tidak ada yang diperlakukan lebih buruk karena memintanya. Hak-hak ini diberikan kepada semua orang di sini, di mana pun tinggalnya.',
  'DORA (Uni Eropa) adalah hukum tentang ketahanan digital bank, perusahaan asuransi, dan perusahaan yang melayani mereka. Kami bukan salah satunya, jadi hukum itu tidak menuntut apa pun dari kami. Tujuannya tetap benar: yang disimpan selamat ketika server mogok, dan itu diuji dengan sengaja membuatnya mogok; basis data bisa dicadangkan selagi berjalan; dan kalau datamu sampai hilang atau dilihat orang lain, kami memberi tahu tanpa menunda.',
];

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): readonly LegalBlock[] {
  const points = [
    mailServer
      ? 'Server email yang mengantarkan email kami menerima alamat emailmu dan isi emailnya.'
      : 'Salinan situs ini tidak punya server email: emailnya tetap di sebuah folder yang hanya dibaca pengelolanya.',
    ...(fileStore
      ? [
          'Foto dan suara disimpan di tempat penyimpanan file yang kami sewa. Penyedianya menyimpan untuk kami dan tidak boleh memakainya untuk hal lain.',
        ]
      : []),
    ...(wishModel
      ? [
          'Model bahasa yang menulis ucapan menerima yang kamu ketik untuk itu, saat kamu memintanya, tanpa nama-nama di kartu dan tanpa akunmu.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `Kalau kamu memilih masuk dengan ${providers.join(' atau ')}, browser-mu membuka halaman mereka, dan kami diberi tahu nama, alamat email, dan nomor akunmu. Kalau tidak, tidak ada yang dikirim.`,
        ]
      : []),
    'Pihak berwenang, hanya kalau hukum tidak memberi kami pilihan lain.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Tidak ada. Basis data, file, dan email tetap di server kami sendiri, dan kami tidak memberikan atau menjual apa pun kepada siapa pun.'
      : 'Kami tidak menjual apa pun kepada siapa pun. Yang menerima sesuatu hanya menerima yang diperlukan bagiannya:',
    { points },
  ];
}
