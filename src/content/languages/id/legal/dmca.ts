import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Kebijakan DMCA',
    description: 'Kalau sebuah kartu memakai gambar, musik, atau kata-katamu tanpa izin, laporkan di sini.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Kalau sebuah kartu menampilkan atau memutar karyamu tanpa izin, kirimi kami tautan kartu itu.',
      'Kami memeriksanya dalam satu hari kerja dan menurunkan yang tidak seharusnya ada.',
      'Pembuat kartu kami beri tahu, kalau kami punya alamatnya, dan boleh menanggapi.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'Cara memberi tahu kami',
        blocks: [
          `Tulis ke [${site.email}](mailto:${site.email}) atau pakai [formulir kontak](/contact). Mohon sertakan:`,
          {
            points: [
              'karya mana yang milikmu, dan di mana karya itu bisa dilihat atau didengar,',
              `tautan lengkap kartunya (berawal dengan ${host}/card/),`,
              'namamu dan cara menghubungimu,',
              'pernyataan bahwa dengan iktikad baik kamu meyakini pemakaian itu tidak diizinkan olehmu, wakilmu, ataupun hukum,',
              'pernyataan bahwa keteranganmu benar dan, dengan ancaman pidana sumpah palsu, bahwa kamu pemilik karya itu atau bertindak atas nama pemiliknya,',
              'tanda tanganmu; nama lengkap yang diketik sudah cukup.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'Yang terjadi setelahnya',
        blocks: [
          'Kami memeriksa pemberitahuanmu dan, kalau memang benar, menurunkan kartu atau file itu. Setelah itu tautannya menunjukkan bahwa kartunya tidak ada. Pembuatnya kami beri tahu apa yang diturunkan dan mengapa, dan kami kirimi pemberitahuanmu. Kartu yang dibuat tanpa akun tidak punya alamat untuk kami surati: pembuatnya melihat di dasbor bahwa kartunya disembunyikan, dan bisa bertanya kepada kami.',
        ],
      },
      {
        id: 'counter',
        title: 'Kalau kartumu diturunkan karena keliru',
        blocks: [
          'Kirimi kami tautannya, namamu dan cara menghubungimu, pernyataan dengan ancaman pidana sumpah palsu bahwa dengan iktikad baik kamu meyakini kartu itu diturunkan karena keliru, dan persetujuanmu pada pengadilan di tempat tinggalmu. Kami meneruskannya kepada pihak yang mengadu. Kalau pihak itu tidak membawanya ke pengadilan dalam 14 hari kerja, kartunya kami tampilkan lagi.',
        ],
      },
      {
        id: 'repeat',
        title: 'Kalau terjadi lagi',
        blocks: [
          'Kami menutup akun yang terus-menerus memakai karya orang lain tanpa izin, seperti yang tertulis di [Ketentuan Layanan](/terms#fair).',
        ],
      },
      {
        id: 'ours',
        title: 'Materi kami sendiri',
        blocks: [
          'Latar, desain, ucapan, lagu, dan suara di situs ini dibuat untuk situs ini atau bebas dipakai; font dan emoji disertai [lisensinya](/licences.txt). Data dalam pemberitahuan diperlakukan seperti yang tertulis di [Kebijakan Privasi](/privacy), menurut GDPR, CCPA, CPRA, dan DORA.',
        ],
      },
    ],
  };
}
