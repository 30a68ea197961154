import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'Satu kartu dalam empat puluh detik' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'Pilih desain yang cocok untuk orang yang kamu ingat.',
  guest: 'Tidak perlu akun. Lanjut saja tanpa akun, dan putuskan nanti.',
  names: 'Ketik untuk siapa kartunya, lalu namamu sendiri.',
  wish: 'Pakai salah satu ucapan kami, atau tulis dengan kata-katamu sendiri.',
  sound: 'Tambahkan lagu. Lagunya diputar saat kartu dibuka.',
  publish: 'Terbitkan: kartunya mendapat tautan sendiri.',
  share: 'Kirim tautannya lewat WhatsApp, email, atau cara apa pun yang kamu suka.',
  receiver: 'Dan inilah yang terbuka di seberang sana. Selamat ulang tahun!',
};
