import type { Translation } from '../translate.ts';
import type { importer as english } from '../en/importer.ts';

export const importer: Translation<typeof english> = {
  empty: 'هذا الملف فارغ. تحقق من أنه حُفظ كاملًا، ثم اختره مجددًا.',
  'too-large': 'هذا الملف أكبر من 20 ميغابايت. صدّر السيرة الذاتية مجددًا من دون صور كبيرة، أو اختر ملفًا أصغر.',
  'too-many-pages': 'في هذا الملف أكثر من 50 صفحة. احفظ صفحات السيرة الذاتية فقط واختر ذلك الملف.',
  timeout: 'استغرقت قراءة هذا الملف أكثر من 30 ثانية فأُوقفت. احفظه مجددًا بصيغة PDF أو DOCX، أو اختر صيغة أخرى.',
  encrypted: 'هذا الملف محمي بكلمة مرور. افتحه واحفظ نسخة من دون كلمة المرور واختر النسخة.',
  damaged: 'هذا الملف تالف ولا يمكن فتحه. صدّره مجددًا من البرنامج الذي أُنشئ به.',
  'image-only':
    'لا يحتوي ملف PDF هذا إلا على صور للنص، كالمسح الضوئي، فلا يمكن قراءة كلمات منه. اختر المستند الأصلي، أو شغّل التعرف على النص (OCR) عليه أولًا.',
  'no-text': 'لا يحتوي هذا الملف على نص. تحقق من أنه الملف الصحيح، ثم اختره مجددًا.',
  'unreadable-text':
    'لا يذكر ملف PDF هذا أي حروف تمثلها أشكاله، فلا يمكن قراءة الكلمات. اختر المستند الأصلي، أو صدّر ملف PDF مجددًا ببرنامج آخر.',
  unsupported:
    'لا يمكن قراءة هذا النوع من الملفات. اختر ملف PDF أو DOCX أو ODT أو RTF أو HTML أو TXT أو Markdown أو JSON (من JSON Resume أو Reactive Resume أو Vitae)، أو RenderCV YAML، أو Europass XML، أو تصدير بيانات LinkedIn بصيغة ZIP.',
  'legacy-word': 'هذا مستند Word قديم (.doc). افتحه واحفظه بصيغة .docx أو PDF واختر ذلك الملف.',
  picture:
    'محتوى هذا الملف صورة مهما كان اسمه، فلا يمكن قراءة كلمات منه. اختر المستند نفسه، أو شغّل التعرّف على النص (OCR) على الصورة واختر الناتج.',
  spreadsheet: 'محتوى هذا الملف جدول بيانات لا يمكن قراءته. احفظه بصيغة PDF واختر ذلك الملف.',
  slides: 'محتوى هذا الملف عرض تقديمي لا يمكن قراءته. احفظه بصيغة PDF واختر ذلك الملف.',
  apple: 'هذا مستند من Pages أو Numbers أو Keynote لا يمكن قراءته. افتحه هناك وصدّره بصيغة PDF أو Word واختر ذلك الملف.',
  recording: 'محتوى هذا الملف صوت أو فيديو، فلا يمكن قراءة كلمات منه. اختر مستندًا بدلًا منه.',
  archive: 'هذا الملف أرشيف يحتوي على ملفات أخرى. فكّ ضغطه واختر المستند. لا يُقرأ من الأرشيفات إلا تصدير بيانات LinkedIn.',
  'not-a-resume':
    'هذا الملف بيانات صالحة، لكنه ليس سيرة ذاتية بصيغة معروفة. اختر ملف JSON Resume أو Reactive Resume أو RenderCV أو Vitae، أو ملف PDF أو DOCX.',
  'not-a-letter':
    'لا يمكن قراءة خطاب تغطية من هذا النوع من الملفات. اختر ملف PDF أو DOCX أو ODT أو RTF أو HTML أو TXT أو Markdown، أو خطابًا حفظته هنا بصيغة JSON.',
  'newer-version': 'كتب هذا الملف إصدار أحدث من التطبيق. حدّث التطبيق ثم اختره مجددًا.',
  cancelled: 'أُلغيت قراءة الملف. اختره مجددًا للبدء من جديد.',
  failed: 'تعذّرت قراءة هذا الملف. احفظه مجددًا بصيغة PDF أو DOCX، أو اختر صيغة أخرى.',
  photoByAddress: 'يشير الملف إلى صورة لم تُنزّل. أضف الصورة في البيانات الشخصية.',
  photoLeftOut:
    'الصورة في الملف تالفة أو أكبر من 300 كيلوبايت أو ليست PNG ولا JPEG، فتُركت. أضفها مجددًا في البيانات الشخصية.',
  pagesWithoutText: 'الصفحات التي لا تحتوي إلا على صور: {{pages}}؛ لم يُقرأ شيء منها.',
  renamed: 'ينتهي الاسم بـ .{{extension}}، لكن المحتوى {{format}}؛ وقُرئ على هذا الأساس.',
  unknownFields: 'هذه الأجزاء من الملف لا تناسب سيرة ذاتية فتُركت: {{names}}.',
  'format-pdf': 'PDF',
  'format-docx': 'DOCX',
  'format-odt': 'نص OpenDocument',
  'format-rtf': 'نص منسق (RTF)',
  'format-vitae': 'JSON من Vitae',
  'format-json-resume': 'JSON Resume',
  'format-reactive-resume': 'JSON من Reactive Resume',
  'format-rendercv': 'YAML من RenderCV',
  'format-europass': 'XML من Europass',
  'format-linkedin': 'تصدير من LinkedIn',
  'format-markdown': 'Markdown',
  'format-html': 'صفحة ويب',
  'format-text': 'نص عادي',
};
