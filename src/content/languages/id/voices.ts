/** What spoken greetings are called, and what they say, in Indonesian beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'Ucapan hangat',
    text: 'Selamat ulang tahun! Hari ini semuanya untukmu. Semoga kuenya manis, lilinnya terang, dan tahunmu penuh kejutan yang menyenangkan.',
  },
  'birthday-toast': {
    name: 'Kabar burung',
    text: 'Ada kabar burung bahwa hari ini ulang tahunmu. Jadi, untukmu: untuk tawa, untuk sahabat yang baik, dan untuk setahun lagi yang indah. Selamat ulang tahun!',
  },
};
