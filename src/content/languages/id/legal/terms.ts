import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Ketentuan Layanan',
    description: 'Yang bisa kamu harapkan dari kami, dan yang kami minta darimu. Singkat dan tanpa jebakan.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Layanan ini gratis, dan kartumu milikmu.',
      'Taruh di kartu hanya hal yang boleh kamu pakai dan tidak merugikan siapa pun.',
      'Kami berusaha sebaik mungkin dan tidak menjanjikan apa yang tidak bisa dipenuhi layanan gratis. Kamu bisa pergi kapan saja dan membawa semuanya.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'Persetujuan',
        blocks: [
          `Dengan ${site.name} di ${host} kamu bisa merancang, menyimpan, menerbitkan, mengunduh, dan membagikan kartu ulang tahun. Dengan membuat akun, atau dengan membuat, ikut menulis, atau membalas kartu tanpa akun, kamu menyetujui ketentuan ini. Kalau hanya melihat-lihat, kamu tidak menyetujui apa pun.`,
        ],
      },
      {
        id: 'account',
        title: 'Akunmu',
        blocks: [
          {
            points: [
              'Pakai alamat email milikmu sendiri: itulah jalan masuk kembali kalau kamu lupa kata sandi.',
              'Simpan kata sandi untuk dirimu sendiri. Kalau orang lain mengetahuinya, ganti dengan yang baru: semua perangkat lain langsung dikeluarkan.',
              'Belum 16 tahun? Buat akun bersama orang tua atau wali.',
              'Satu akun memuat sampai 2.000 kartu dan 500 MB foto serta suara.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'Yang kamu buat adalah milikmu',
        blocks: [
          'Kata-kata, foto, dan suaramu tetap milikmu. Kamu mengizinkan kami menyimpannya dan menampilkannya kepada orang yang boleh melihat kartunya, tidak lebih dari itu. Izin ini berakhir saat kamu menghapusnya.',
          'Latar, desain, ucapan, dan lagu di situs ini boleh dipakai di kartumu dan di file yang kamu unduh, juga kalau kamu mencetak kartu untuk pesta. Semua itu tidak boleh dijual sebagai koleksi desain.',
        ],
      },
      {
        id: 'fair',
        title: 'Yang tidak pantas ada di kartu',
        blocks: [
          {
            points: [
              'Gambar, musik, atau tulisan yang tidak boleh kamu pakai, atau foto orang yang tidak akan menyukainya.',
              'Ancaman, kebencian, perundungan, konten seksual yang melibatkan anak, atau apa pun yang melanggar hukum.',
              'Iklan, penipuan, dan tautan yang mengecoh.',
            ],
          },
          'Mohon jangan mencoba merusak layanan ini, masuk ke akun orang lain, atau membanjirinya dengan permintaan. Kalau menemukan celah keamanan, [beri tahu kami](/contact). Kami akan sangat berterima kasih.',
          'Kartu yang melanggar aturan ini bisa diturunkan, dan akun yang terus melanggar bisa ditutup. Kamu diberi tahu alasannya, kecuali kalau hukum melarangnya. Hak atas karyamu yang dipakai orang lain diatur di [halaman DMCA](/dmca).',
        ],
      },
      {
        id: 'price',
        title: 'Harga',
        blocks: [
          'Semuanya gratis. Tidak ada biaya dan tidak ada pembayaran; lihat [Kebijakan Pengembalian Dana](/refund).',
        ],
      },
      {
        id: 'promise',
        title: 'Yang kami janjikan, dan yang tidak bisa',
        blocks: [
          'Kami menjaga kartumu baik-baik dan memberi tahu kalau ada yang salah. Meski begitu, layanan gratis diberikan sebagaimana adanya: bisa saja ada jam-jam ketika layanan tidak menjawab, dan untuk itu kami tidak berutang ganti rugi. Kalau hukum negaramu menyatakan kami bertanggung jawab atas sesuatu, misalnya atas kesengajaan atau kelalaian berat, hukum itu berlaku.',
          'Unduh kartu yang paling berarti bagimu. File di perangkat sendiri tidak bergantung pada siapa pun.',
        ],
      },
      {
        id: 'end',
        title: 'Kalau kamu pergi',
        blocks: [
          'Kamu bisa menghapus akunmu di [pengaturan dasbor](/dashboard/settings) kapan saja; sebelum itu “Ekspor dataku” memberimu semuanya. Kalau kami suatu saat harus menghentikan layanan ini, kami mengumumkannya di sini dan lewat email paling lambat 30 hari sebelumnya, supaya kamu sempat membawa kartumu.',
        ],
      },
      {
        id: 'law',
        title: 'Hukum, data, dan perubahan',
        blocks: [
          'Yang berlaku adalah hukum di tempat kami berkedudukan, dan hukum yang melindungi konsumen di negaramu melindungimu di sini juga. [Kebijakan Privasi](/privacy#laws) menjelaskan cara kami memperlakukan data pribadi menurut GDPR, CCPA, CPRA, dan DORA.',
          'Kalau ketentuan ini berubah, baris di bawah “Terakhir diperbarui” menyebutkan kapan. Kalau tidak setuju, kamu bisa pergi dan membawa semua kartumu.',
        ],
      },
      {
        id: 'contact',
        title: 'Pertanyaan',
        blocks: [`Tulis ke [${site.email}](mailto:${site.email}) atau pakai [formulir kontak](/contact).`],
      },
    ],
  };
}
