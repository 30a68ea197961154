import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'চল্লিশ সেকেন্ডে একটা কার্ড' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'যাঁর কথা ভাবছেন, তাঁর সঙ্গে মানায় এমন একটা ডিজাইন বাছুন।',
  guest: 'অ্যাকাউন্ট লাগে না। এমনিই এগোন, পরে ঠিক করবেন।',
  names: 'কার জন্য লিখুন, সঙ্গে আপনার নাম।',
  wish: 'আমাদের লেখা একটা শুভেচ্ছা নিন, কিংবা নিজেই লিখুন।',
  sound: 'একটা গান দিন। কার্ড খুললেই বাজবে।',
  publish: 'প্রকাশ করুন: কার্ড নিজের একটা লিংক পাবে।',
  share: 'লিংকটা পাঠান WhatsApp, ইমেইল বা যেখানে খুশি।',
  receiver: 'আর প্রিয় মানুষটির হাতে খুলবে এই কার্ড। শুভ জন্মদিন!',
};
