import type { Translation } from '../translate.ts';
import type { network as english } from '../en/network.ts';

export const network: Translation<typeof english> = {
  noAnswer: 'حدث خطأ غير متوقع. راجع وحدة التحكم لمزيد من التفاصيل.',
  networkError: 'خطأ في الشبكة: {{message}}',
  refusedConnection: 'تعذّر الاتصال بالخادم. تأكد من أن الخادم يعمل على العنوان المضبوط.',
  status: 'HTTP {{status}}: {{statusText}}',
  noRefreshAnswer: 'لم يصل رد على طلب تجديد الجلسة',
  otherAccount: 'لم يعد هذا الحساب مسجّل الدخول.',
  notFound: 'الصفحة غير موجودة',
  pageNotFound: 'الصفحة غير موجودة: \u2066{{path}}\u2069',
  invalidState: 'معامل الحالة غير صالح. قد يكون هجوم تزوير طلبات (CSRF).',
  providerNotSupported: 'مزوّد الدخول {{provider}} غير مدعوم',
};
