import type { Translation } from '../translate.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  footer: {
    label: 'التذييل',
    tagline: 'تخلّص من الأخطاء، وجهّز سيرتك الذاتية للوظيفة المناسبة، واعرف مدى جودتها.',
    resources: 'الموارد',
    company: 'الشركة',
    newsletter: 'النشرة البريدية',
    newsletterIntro: 'نصائح عن السير الذاتية وطلبات التوظيف، عبر البريد الإلكتروني.',
    newsletterClosed: 'لا قائمة بريدية بعد، فلا شيء للاشتراك فيه.',
    newsletterSent: 'تفقّد بريدك: تبدأ النشرة بعد فتح الرابط في رسالتنا.',
    email: 'عنوان البريد الإلكتروني',
    subscribe: 'اشتراك',
    social: 'حسابات التواصل الاجتماعي',
    cards: 'أنواع البطاقات',
    copyright: '© {{year}} {{appName}}',
    analytics: 'خيار الإحصاءات',
  },
  analytics: {
    title: 'هل تسمح لهذا الموقع بعدّ مشاهدات الصفحات؟',
    text: 'بموافقتك يُحمَّل Google Tag Manager، وقد يضع ملفات تعريف ارتباط. ويعرف أنواع الصفحات التي تفتحها. من دونه لا يُحمَّل شيء من مكان آخر، ويعمل كل شيء.',
    isAllowed: 'سمحت بذلك. إذا غيّرت رأيك أُعيد تحميل الصفحة من دونه.',
    isRefused: 'لم تسمح بذلك.',
    allow: 'السماح',
    refuse: 'عدم السماح',
  },
  openFailed: 'تعذّر فتح الملف',
  openFirst: 'افتح مستندًا أولًا',
  openFirstToPrint: 'يمكنك بعدها طباعة صفحاته.',
  openFirstToSave: 'يمكنك بعدها حفظ صفحاته بصيغة PDF.',
  openFirstForPalette: 'يمكنك بعدها استخدام أوامره.',
};
