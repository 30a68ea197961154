import type { Translation } from '../areas.ts';

/** What went wrong, and what to do next: refusals, notices and error pages. */
export const messages = {
  'load.home': 'الصفحة الرئيسية',
  'load.dashboard.notice': 'خطأ في جلب البطاقات',
  'load.dashboard.title': 'تعذّر تحميل بطاقاتك',
  'load.dashboard.text': 'هي في أمان، لكننا لا نصل إليها في هذه اللحظة. نرجو المحاولة مرة أخرى بعد قليل.',
  'load.profile.notice': 'خطأ في تحميل الملف الشخصي',
  'load.profile.refusal': 'خطأ في تحديث الملف الشخصي',
  'load.profile.title': 'تعذّر تحميل ملفك الشخصي',
  'load.settings.notice': 'خطأ في تحميل الإعدادات',
  'load.settings.refusal': 'لم ينجح ذلك',
  'load.settings.title': 'تعذّر تحميل إعداداتك',
  'load.settings.text': 'لم يتغير شيء. نرجو المحاولة مرة أخرى بعد قليل.',
  'load.studio.notice': 'خطأ في تحميل البطاقة',
  'load.studio.title': 'لم يُفتح الاستوديو',
  'load.studio.text': 'بطاقاتك في أمان، وكذلك ما صُنع في هذا المتصفح. نرجو المحاولة مرة أخرى بعد قليل.',
  'load.studio.cards': 'إلى بطاقاتك',
  'load.card.notice': 'خطأ: تعذّر تحميل البطاقة',
  'load.card.title': 'تعذّر تحميل هذه البطاقة',
  'load.safe': 'هي في أمان، لكننا لا نصل إليها في هذه اللحظة. نرجو المحاولة مرة أخرى بعد قليل.',
} satisfies Translation<'errors'>;
