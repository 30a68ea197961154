import type { LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Kebijakan Pengembalian Dana',
  description: 'Di sini tidak ada pembayaran, jadi tidak ada dana yang perlu dikembalikan.',
  updated: lastUpdated,
  summary: [
    bindingNotice,
    'Tidak ada pembayaran, jadi tidak ada dana yang perlu dikembalikan.',
    'Kami tidak pernah meminta nomor kartu bank, rekening, atau PIN UPI. Kalau ada yang memintanya atas nama kami, itu bukan kami.',
  ],
  sections: [
    {
      id: 'free',
      title: 'Tanpa pembayaran',
      blocks: [
        'Semuanya di sini gratis: membuat, menyimpan, menerbitkan, mengunduh, dan membagikan kartu, dengan semua latar, lagu, dan format. Tidak ada biaya, tidak ada langganan, tidak ada tambahan berbayar, dan tidak ada masa coba yang berubah menjadi langganan. Perangkat lunaknya bahkan tidak punya cara untuk menerima uang.',
      ],
    },
    {
      id: 'charged',
      title: 'Kalau ada yang meminta uang',
      blocks: [
        'Situs, pesan, atau telepon yang memintamu membayar kartu kami tidak berasal dari kami. Jangan bayar, [beri tahu kami](/contact), dan kalau sudah telanjur membayar, segera minta bank menghentikannya.',
      ],
    },
    {
      id: 'data',
      title: 'Data pembayaran',
      blocks: [
        'Karena tidak ada yang dibayar, kami tidak punya data pembayaranmu. Apa yang kami simpan, dan hak-hakmu menurut GDPR, CCPA, CPRA, dan DORA, ada di [Kebijakan Privasi](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'Kalau suatu hari ini berubah',
      blocks: [
        'Seandainya suatu hari ada yang berbayar, itu pasti hal baru, ditandai dengan jelas dan tidak pernah menghalangi kartumu, dan halaman ini lebih dulu menjelaskan cara mendapatkan uangmu kembali.',
      ],
    },
  ],
};
