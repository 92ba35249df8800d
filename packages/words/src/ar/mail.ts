import type { Translation } from '../translate.ts';
import type { mail as english } from '../en/mail.ts';

export const mail: Translation<typeof english> = {
  newsletterSubject: 'أكّد نشرة {{appName}}',
  newsletterText:
    'طلب أحدهم، ولعله أنت، تلقي نشرة {{appName}} على هذا العنوان. للتأكيد:\n\n{{confirm}}\n\nإذا لم تكن أنت فلا داعي لفعل شيء: لا يُرسل شيء من دون التأكيد، ويُنسى العنوان بعد 7 أيام.\n\nلإنهائها لاحقًا أو الآن: {{unsubscribe}}',
  contactSubject: 'رسالة إلى {{appName}}',
  contactText: 'كتب {{name}} <{{email}}> عبر نموذج الاتصال:\n\n{{message}}',
  codeSubject: '{{code}} – {{purpose}}',
  codeText:
    'رمزك هو {{code}}، وهو لغرض {{what}}.\n\nيصلح لمدة {{minutes}} دقيقة. لن يسألك أحد من {{appName}} عنه أبدًا.\n\nإذا لم تطلبه فلا داعي لفعل شيء: لا يتغير شيء من دون الرمز.\n\n{{appName}}، {{url}}',
  'change-email-purpose': 'رمزك لتأكيد هذا العنوان',
  'change-email-what': 'استخدام هذا العنوان لحسابك',
  'reset-purpose': 'رمزك لكلمة مرور جديدة',
  'reset-what': 'تعيين كلمة مرور جديدة',
  'sign-in-purpose': 'رمزك لتسجيل الدخول',
  'sign-in-what': 'تسجيل الدخول',
  'verify-email-purpose': 'رمزك لتأكيد هذا العنوان',
  'verify-email-what': 'تأكيد عنوان بريدك الإلكتروني',
  addressChangesSubject: 'سيتغير عنوان بريدك الإلكتروني',
  addressChangesText:
    'طلب شخص مسجّل الدخول إلى حسابك في {{appName}} تغيير عنوان بريده الإلكتروني. إذا لم تكن أنت، فعيّن كلمة مرور جديدة: {{url}}/forgot-password',
  deletionSubject: 'سيُحذف حسابك',
  deletionText:
    'سيُحذف حسابك في {{appName}} وكل ما فيه في {{day}}. للاحتفاظ به سجّل الدخول قبل ذلك: {{url}}/account/settings',
  dataTakenSubject: 'جُهّزت بياناتك لك',
  dataTakenText:
    'نزّل أحد القائمين على {{appName}} بيانات حسابك، للسبب التالي: {{reason}}\n\nإذا لم تطلب ذلك فراسلنا: {{url}}/contact',
  documentOpenedSubject: 'فُتح أحد مستنداتك',
  documentOpenedText:
    'فتح أحد القائمين على {{appName}} مستندك «{{title}}»، للسبب التالي: {{reason}}\n\nإذا كانت لديك أسئلة فراسلنا: {{url}}/contact',
  googleLinkedSubject: 'رُبط حساب Google',
  googleLinkedText:
    'يمكنك الآن تسجيل الدخول إلى حسابك في {{appName}} بحساب Google. إذا لم تكن أنت، فعيّن كلمة مرور جديدة: {{url}}/forgot-password',
  passkeyAddedSubject: 'أُضيف مفتاح مرور',
  passkeyAddedText:
    'يمكنك الآن تسجيل الدخول إلى حسابك في {{appName}} بمفتاح مرور جديد. إذا لم تكن أنت، فأزله وعيّن كلمة مرور جديدة: {{url}}/account/settings',
  passkeyRemovedSubject: 'أُزيل مفتاح مرور',
  passkeyRemovedText:
    'أُزيل مفتاح مرور من حسابك في {{appName}} ولم يعد يسجّل دخولك. إذا لم تكن أنت، فعيّن كلمة مرور جديدة: {{url}}/forgot-password',
  passwordChangedSubject: 'تغيّرت كلمة مرورك',
  passwordChangedText:
    'لحسابك في {{appName}} كلمة مرور جديدة. إذا لم تكن أنت، فعيّن كلمة مرور جديدة: {{url}}/forgot-password',
  receiptSubject: 'الإيصال {{number}}: {{amount}}',
  receiptText:
    'شكرًا لك. استلمنا {{amount}}. إيصالك {{number}} هنا، بصيغة PDF أيضًا: {{url}}/account/payments\n\n{{lines}}\n\nليس ما توقعته؟ تسترد مالك خلال {{days}} يومًا: {{url}}/refund-policy\n\n{{appName}}، {{url}}',
  refundSubject: 'استرداد {{amount}}',
  refundText:
    'رددنا إليك {{amount}}. قد يستغرق ظهوره على البطاقة حتى عشرة أيام. إشعارك الدائن {{number}} هنا: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}، {{url}}',
  refundReturnedSubject: 'المبلغ المسترد {{amount}} في محفظتك',
  refundReturnedText:
    'لم يصل المبلغ المسترد {{amount}} إلى بطاقتك: أعاده مصرفك أو مزوّد الدفع. المبلغ كله في محفظتك. يمكنك إنفاقه أو أن تطلب منا رده بطريقة أخرى: {{url}}/account/payments/wallet\n\n{{appName}}، {{url}}',
  latePaymentSubject: 'دفعتك بمبلغ {{amount}} في محفظتك',
  latePaymentText:
    'لم يعد ممكنًا استخدام دفعتك بمبلغ {{amount}} لطلبها: كان الطلب قد أُغلق أو كانت خطة أخرى سارية. المبلغ كله في محفظتك. يمكنك إنفاقه أو طلب استرداده هنا: {{url}}/account/payments/wallet\n\nإيصالك {{number}} هنا، بصيغة PDF أيضًا: {{url}}/account/payments\n\n{{lines}}\n\n{{appName}}، {{url}}',
  pastDueSubject: 'تعذّر تجديد خطتك',
  pastDueText:
    'لم تنجح دفعة خطتك في {{appName}}. سنحاول مرة أخرى في {{day}}، وحتى ذلك الحين لا يتغير عليك شيء. للدفع ببطاقة أخرى أو لإلغاء الخطة: {{url}}/account/pricing\n\n{{appName}}، {{url}}',
  planEndedSubject: 'انتهت خطتك',
  planEndedText:
    'انتهت خطتك في {{appName}} ولن يُخصم منك شيء بعد ذلك. تحتفظ بكل مستنداتك: يمكنك فتح كل منها وتحريره وتنزيله. ما زاد من المستندات على حد الخطة المجانية لا يتزامن بعد ذلك، لكنه يبقى على أجهزتك. يمكنك العودة في أي وقت: {{url}}/account/pricing\n\n{{appName}}، {{url}}',
  reviewStartedSubject: 'مراجعتك في قائمة الانتظار',
  reviewStartedText:
    'استلمنا طلبك لمراجعة خبير. ستصلك رسالة عندما يبدأ خبير، وأخرى عندما يكون الجواب جاهزًا. يمكنك إلغاؤها من التقرير إلى أن يبدأ خبير: {{url}}/account\n\n{{appName}}، {{url}}',
  reviewTakenSubject: 'خبير يراجع مستندك',
  reviewTakenText: 'بدأ خبير مراجعة مستندك. ستصلك رسالة عندما يكون الجواب جاهزًا.\n\n{{appName}}، {{url}}',
  reviewHandedBackSubject: 'سيراجع خبير آخر مستندك',
  reviewHandedBackText:
    'لم يستطع الخبير الذي بدأ مراجعتك إكمالها. عادت إلى أول قائمة الانتظار، ولا داعي لأن تفعل شيئًا.\n\n{{appName}}، {{url}}',
  reviewDeliveredSubject: 'مراجعتك جاهزة',
  reviewDeliveredText: 'اقرأ جواب الخبير في تقرير تقييمك: {{url}}/account\n\n{{appName}}، {{url}}',
  reviewCancelledSubject: 'أُلغيت مراجعتك',
  reviewCancelledText: 'أُلغيت مراجعة مستندك. ستسترد ما دفعته مقابلها.\n\n{{appName}}، {{url}}',
  reviewRefundedSubject: 'رُدّ ثمن مراجعتك',
  reviewRefundedText: 'رددنا إليك ما دفعته مقابل المراجعة.\n\n{{appName}}، {{url}}',
  twoFactorOffSubject: 'أُوقف تسجيل الدخول بخطوتين',
  twoFactorOffText:
    'لم يعد حسابك في {{appName}} يطلب عاملًا ثانيًا. إذا لم تكن أنت، فعيّن كلمة مرور جديدة: {{url}}/forgot-password',
};
