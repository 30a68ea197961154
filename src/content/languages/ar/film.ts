import type { FilmSceneId } from '#content/film.ts';

/** The film that shows how a card is made. */
export const film = { title: 'بطاقة في أربعين ثانية' } as const;

/** The captions of its scenes. */
export const filmCaptions: Readonly<Record<FilmSceneId, string>> = {
  gallery: 'البداية: تصميم يناسب من نحتفل به.',
  guest: 'لا حاجة إلى حساب. يمكن المتابعة من دونه، والقرار لك فيما بعد.',
  names: 'اسم من ستصله البطاقة، ثم اسمك.',
  wish: 'تهنئة نقترحها، أو كلماتك أنت.',
  sound: 'وأغنية تعزفها البطاقة حين تُفتح.',
  publish: 'بعد النشر يصبح للبطاقة رابط خاص بها.',
  share: 'يُرسل الرابط عبر واتساب أو بالبريد أو بأي طريقة أخرى.',
  receiver: 'وهذا ما يراه من تصله البطاقة. عيد ميلاد سعيد!',
};
