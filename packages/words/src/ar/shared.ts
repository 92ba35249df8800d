import type { Translation } from '../translate.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  downloadPdf: 'تنزيل PDF',
  pages: 'الصفحات',
  text: 'النص',
  page: 'الصفحة {{page}} من {{count}}',
  document: 'مستند مشترك',
  fileName: 'مستند',
  madeWith: 'أُنشئ باستخدام {{appName}}',
  passwordTitle: 'لهذا المستند كلمة مرور',
  passwordIntro: 'أدخل كلمة المرور التي تلقيتها مع الرابط.',
  password: 'كلمة المرور',
  open: 'فتح',
  wrongPassword: 'ليست هذه كلمة المرور. تحقق منها وحاول مجددًا.',
  tooMany: 'محاولات كثيرة جدًا. حاول مجددًا لاحقًا.',
  goneTitle: 'هذا الرابط لا يعمل',
  goneText: 'ربما انتهى، أو لم يُنسخ كاملًا. اطلب رابطًا جديدًا من الشخص الذي أرسله.',
  busyTitle: 'لا يمكن عرض هذا المستند الآن',
  busyText: 'حاول مجددًا بعد دقيقة.',
};
