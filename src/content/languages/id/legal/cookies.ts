import { imagesKey } from '#content/image-slots.ts';
import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

const oneHour = 'Satu jam.';
const untilBrowserCloses = 'Sampai kamu menutup browser.';
const untilCleared = 'Sampai kamu menghapusnya.';
const columns = ['Nama', 'Untuk apa', 'Berapa lama'] as const;

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy(facts: LegalFacts): LegalPage {
  return {
    title: 'Kebijakan Cookie',
    description: 'Semua cookie dan semua hal lain yang disimpan situs ini di browser-mu, satu per satu.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Cookie kami membuatmu tetap masuk, mengingat bahasamu, desain yang kamu sukai, petunjuk yang sudah kamu tutup, dan pilihanmu membaca kartu dalam huruf besar, serta membawa pemberitahuan dari satu halaman ke halaman berikutnya. Itu saja.',
      'Tidak ada cookie iklan, tidak ada analitik, tidak ada cookie dari perusahaan lain.',
      'Semuanya diperlukan untuk hal yang kamu minta, jadi tidak ada yang bisa dimatikan selain akun itu sendiri.',
    ],
    sections: [
      { id: 'cookies', title: 'Cookie', blocks: cookieBlocks(facts) },
      {
        id: 'storage',
        title: 'Hal lain yang disimpan browser',
        blocks: ['Yang berikut ini tetap di perangkatmu dan tidak dikirim kepada kami:', { table: storage }],
      },
      {
        id: 'choice',
        title: 'Pilihanmu',
        blocks: [
          '“Terima semua” di bagian atas halaman hanya menyembunyikan bilah itu dan tidak mengubah apa pun, karena tidak ada hal lain yang perlu diterima. Kamu bisa melihat-lihat tanpa satu cookie pun. Yang tidak bisa tanpa bb.session_token: tetap masuk, atau membuat kartu tanpa akun.',
          'Kamu bisa menghapus cookie dan data tersimpan kapan saja di pengaturan browser. Setelah itu kamu keluar dari akun, dan kartu yang belum pernah disimpan ikut hilang.',
        ],
      },
      {
        id: 'others',
        title: 'Cookie pihak lain',
        blocks: [
          'Di halaman kami tidak ada: font, gambar, dan lagu semuanya berasal dari situs ini. Kalau kamu membuka tautan atau menekan tombol berbagi ke situs lain, situs itu punya cookie sendiri.',
          'Apa yang kami simpan di server, dan hak-hakmu menurut GDPR, CCPA, CPRA, dan DORA, ada di [Kebijakan Privasi](/privacy#laws).',
        ],
      },
    ],
  };
}

function cookieBlocks({ isSecure, helpers, hasLanguages }: LegalFacts): readonly LegalBlock[] {
  const prefix = isSecure ? '__Host-' : '';
  const state = [
    `${prefix}bb.state`,
    `Memastikan jawaban dari ${helpers.providers.join(' atau ')} memang untuk proses masukmu`,
    'Sepuluh menit.',
  ];
  const rows = [
    [
      `${prefix}bb.session_token`,
      'Membuatmu tetap masuk',
      'Dengan “Ingat aku”, 30 hari sejak kunjungan terakhirmu; tanpa itu, sampai kamu menutup browser.',
    ],
    [`${prefix}bb.dont_remember`, 'Mengingat bahwa kamu tidak mencentang “Ingat aku”', untilBrowserCloses],
    [
      `${prefix}bb.device`,
      'Menunjukkan bahwa kamu pernah masuk di browser ini, supaya orang asing yang menebak-nebak kata sandi tidak bisa membuat akunmu terkunci',
      'Satu tahun.',
    ],
    [
      `${prefix}bb.browser`,
      'Mengenali browser tempat kamu mendaftar, supaya hanya di sana satu klik cukup untuk mengonfirmasi emailmu',
      'Tujuh hari.',
    ],
    [
      `${prefix}bb.confirm`,
      'Membawa tautan konfirmasi alamat dari emailmu ke halaman yang memintanya',
      oneHour,
    ],
    [
      `${prefix}bb.reset`,
      'Membawa tautan untuk kata sandi baru dari emailmu ke halaman yang memintanya',
      oneHour,
    ],
    [
      `${prefix}bb.next`,
      'Mengingat halaman yang sedang kamu tuju sementara kamu membuka tautan di email kami',
      oneHour,
    ],
    ...(helpers.providers.length > 0 ? [state] : []),
    [
      `${isSecure ? '__Secure-' : ''}bb.likes`,
      'Mengingat desain yang kamu sukai, supaya kamu dihitung sekali dan bisa membatalkannya. Dibuat saat kamu menekan Suka tanpa akun',
      '400 hari.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.notes`,
      'Mengingat yang kamu tulis di kartu orang lain, supaya kamu menemukannya lagi. Dibuat saat kamu ikut menulis di sebuah kartu',
      '400 hari.',
    ],
    [
      `${prefix}bb.no-link-hint`,
      'Tanpa akun: mengingat bahwa kamu tidak mau melihat petunjuk tentang tautan edit pribadimu',
      'Satu tahun.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.print`,
      'Mengingat bahwa kamu membaca kartu dalam huruf besar. Dibuat saat kamu menekan Huruf besar',
      '400 hari.',
    ],
    [
      `${prefix}bb_flash`,
      'Membawa pemberitahuan seperti “Pesan terkirim!” ke halaman berikutnya',
      'Satu menit.',
    ],
    ...(hasLanguages
      ? [[`${prefix}bb_language`, 'Mengingat bahasa yang kamu pakai di situs ini', 'Satu tahun.']]
      : []),
  ];
  return [
    'Cookie adalah catatan pendek yang disimpan browser-mu untuk sebuah situs dan ditunjukkan kepada situs itu pada kunjungan berikutnya. Inilah semua cookie kami. Skrip tidak bisa membacanya, dan cookie ini hanya dikirim ke situs ini.',
    { table: { caption: 'Cookie', columns, isCode: true, rows } },
    isSecure
      ? 'Awalan __Host- adalah gembok: browser hanya menerima cookie seperti itu dari situs ini sendiri dan hanya lewat HTTPS. __Secure- adalah gembok yang sama untuk cookie yang menuju satu bagian situs. Salinan situs ini tanpa HTTPS, seperti yang dipakai pemrogram, membuat cookie yang sama tanpa awalan itu (bb.session_token dan seterusnya).'
      : 'Salinan situs ini berjalan tanpa HTTPS. Lewat HTTPS setiap nama berawal dengan __Host- (misalnya __Host-bb.session_token), yang mengikat cookie pada situs ini sendiri; bb.likes dan bb.notes berawal dengan __Secure-.',
  ];
}

const storage = {
  caption: 'Penyimpanan browser',
  columns,
  isCode: true,
  rows: [
    [
      'bb_email',
      'Email yang kamu ketik untuk masuk atau mendaftar, supaya tidak perlu diketik lagi di halaman berikutnya',
      'Sampai kamu meninggalkan halaman-halaman itu atau menutup tab.',
    ],
    ['bb_name', 'Nama yang kamu ketik untuk mendaftar', 'Selama email tadi.'],
    ['bb_cookie_consent', 'Mengingat bahwa kamu menekan “Terima semua”', untilCleared],
    ['bb_theme', 'Mengingat pilihanmu, terang atau gelap, di kaki halaman', untilCleared],
    [
      'bb_opened',
      'Kartu mana yang sudah kamu buka di browser ini, supaya saat kembali kamu langsung melihat kartunya, bukan amplopnya',
      'Sampai kamu menghapusnya, paling banyak 100 kartu.',
    ],
    [
      'bb_favourites',
      'Desain yang kamu beri bintang tanpa masuk ke akun',
      'Sampai kamu memindahkannya ke akunmu atau menghapusnya, paling banyak 200 desain.',
    ],
    [
      'bb_unsaved:…',
      'Kartu yang belum kamu simpan, supaya tidak ada yang hilang kalau tab tertutup',
      'Sampai kamu menyimpan atau membuangnya. Dihapus saat kamu membuka studio dan sudah lewat 60 hari sejak studio pertama kali menemukannya.',
    ],
    ['bb_studio_hint', 'Mengingat bahwa kamu sudah melihat petunjuk di studio', untilCleared],
    ['bb_studio_help_key', 'Mengingat bahwa kamu mematikan tombol ?', untilCleared],
    [
      'bb_offline_user',
      'Nomor akunmu, supaya studio menemukan kartumu yang belum disimpan saat tidak ada koneksi',
      'Sampai kamu keluar.',
    ],
    [
      'bloom',
      'Di “Penyimpanan cache”, sejak kamu membuka studio: kode dan font studio serta halaman yang memberi tahu bahwa kamu sedang offline, supaya studio bisa dibuka tanpa koneksi. Tidak ada yang milikmu',
      'Sampai kamu menghapusnya; setiap versi baru menggantikannya.',
    ],
    [
      'bloom-shared',
      'Di “Penyimpanan cache”, kalau situs ini dipasang sebagai aplikasi: yang kamu bagikan ke sana (foto, suara, kata-kata), sampai dipakai sebuah kartu',
      'Sampai kamu menaruhnya di kartu, membuangnya, atau keluar; paling banyak dari lima kali berbagi terakhir.',
    ],
    [
      imagesKey,
      'Gambar yang kamu pilih di halaman potret, ditampilkan sebagai ganti gambar kami',
      'Sampai kamu memulihkannya di sana.',
    ],
    [
      'react-router-scroll-positions',
      'Sampai di mana halaman sudah kamu gulir, untuk tombol Kembali',
      'Sampai kamu menutup tab.',
    ],
  ],
} as const;
