import type { Translation } from '../translate.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  close: 'إغلاق',
  skipToContent: 'الانتقال إلى المحتوى',
  pageLoaded: '{{title}}، حُمّلت الصفحة',
  loadingPage: 'جارٍ تحميل الصفحة',
  home: 'الصفحة الرئيسية لـ {{appName}}',
  mainNavigation: 'الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  login: 'الدخول',
  account: 'الحساب',
  language: 'اللغة',
  buildResume: 'أنشئ سيرتك الذاتية',
  nav: {
    templates: 'القوالب',
    evaluate: 'التقييم',
    jobs: 'الوظائف',
    resources: 'الموارد',
    remoteJobs: 'وظائف عن بُعد',
    opensNewTab: '(يفتح في نافذة جديدة)',
  },
  theme: {
    label: 'المظهر',
    system: 'مثل الجهاز',
    light: 'فاتح',
    dark: 'داكن',
  },
  error: {
    notFoundTitle: 'الصفحة غير موجودة',
    title: 'حدث خطأ',
    adminOnly: 'لا يفتح هذه الصفحة إلا المشرفون، و{{email}} ليس منهم. سجّل الدخول بحساب آخر للمتابعة.',
    message: 'عذرًا، لم نعثر على الصفحة التي تبحث عنها.',
    backHome: 'العودة إلى الصفحة الرئيسية',
    status: 'الحالة {{status}}',
  },
  update: {
    title: 'إصدار جديد جاهز',
    description: 'تبقى مستنداتك كما هي.',
    reload: 'إعادة التحميل',
  },
  number: {
    less: 'أقل',
    more: 'أكثر',
  },
  missing: {
    pages: 'تعذّر تحميل الصفحات. تحقق من اتصالك وحاول مجددًا.',
    steps: 'تعذّر تحميل الخطوات. تحقق من اتصالك وحاول مجددًا.',
    step: 'تعذّر تحميل هذه الخطوة. تحقق من اتصالك وحاول مجددًا.',
  },
  notLoaded: 'تعذّر تحميل جزء من التطبيق. تحقق من اتصالك وحاول مجددًا.',
  pagesTooSlow: 'استغرق رسم الصفحات وقتًا طويلًا فأُوقف. نصك في أمان. حاول مجددًا، أو أعد تحميل الصفحة.',
  storage: {
    failedTitle: 'تعذّر فتح مستنداتك',
    retry: 'حاول مجددًا',
  },
};
