import type { WishList } from '#content/wishes/wish-list.ts';

/** Without kamu or Anda, so that it fits every receiver and every tone. */
export const generic: WishList = [
  'Semoga hari ini ada kawan yang menyenangkan, ada yang enak untuk dibagi, ada satu kejutan yang membuat tertawa sampai lama, dan semoga kegembiraannya betah tinggal sepanjang tahun. Selamat ulang tahun{, name}!',
  'Bahagianya hari ini semoga awet sampai tahun depan{, name}.',
  'Ada hari yang minta musik, kue, dan pelukan panjang, dan hari ini salah satunya{, name}. Selamat merayakan!',
];
