import type { Translation } from '../translate.ts';
import type { samples as english } from '../en/samples.ts';

export const samples: Translation<typeof english> = {
  list: {
    resume: {
      title: 'أمثلة سير ذاتية حسب المسمى الوظيفي',
      intro:
        'سير ذاتية كاملة، لا مقتطفات: تعرض كل منها شخصًا في مرحلة من مسيرته، مع ما يجعلها ناجحة. افتح واحدة في المحرر واجعلها سيرتك. كل من فيها متخيَّل.',
    },
    coverletter: {
      title: 'أمثلة خطابات تغطية حسب المسمى الوظيفي',
      intro:
        'خطابات كاملة، كُتب كل منها إلى جهة عمل واحدة، مع ما يجعله ناجحًا. افتح واحدًا في المحرر واجعله خطابك. كل من فيها متخيَّل.',
    },
  },
  search: 'البحث عن مسمى وظيفي',
  searchHint: 'مسمى وظيفي، مثل ممرض أو لحّام',
  found_zero: '{{count}} مثال',
  found_one: 'مثال واحد',
  found_two: 'مثالان',
  found_few: '{{count}} أمثلة',
  found_many: '{{count}} مثالًا',
  found_other: '{{count}} مثال',
  foundNone: 'لا مثال يطابق «{{query}}». جرّب كلمة أخرى للوظيفة نفسها، أو تصفح الفئات.',
  categories: 'الفئات',
  of: {
    resume: 'مثال سيرة ذاتية',
    coverletter: 'مثال خطاب تغطية',
    other: 'مثال',
  },
  levels: {
    entry: 'مستوى المبتدئين',
    mid: 'منتصف المسيرة',
    senior: 'خبير',
  },
  title: {
    resume: 'مثال سيرة ذاتية: {{title}}',
    coverletter: 'مثال خطاب تغطية: {{title}}',
  },
  titleIn: {
    resume: 'مثال سيرة ذاتية باللغة {{language}}: {{title}}',
    coverletter: 'مثال خطاب تغطية باللغة {{language}}: {{title}}',
  },
  description: {
    resume:
      'سيرة ذاتية كاملة: {{title}} ({{level}})، صفحاتٍ حقيقية ونصًا، مع أسباب نجاحها وعددها {{count}}. افتحها في المحرر بنقرة، مجانًا ومن دون حساب.',
    coverletter:
      'خطاب تغطية كامل: {{title}} ({{level}})، صفحاتٍ حقيقية ونصًا، مع أسباب نجاحه وعددها {{count}}. افتحه في المحرر بنقرة، مجانًا ومن دون حساب.',
  },
  about: {
    resume: 'الشخصية {{person}} متخيَّلة، والصفحات حقيقية: هكذا يبدو ملف PDF.',
    coverletter: 'الشخصية {{person}} متخيَّلة، والصفحة حقيقية: هكذا يبدو ملف PDF.',
  },
  all: {
    resume: 'كل أمثلة السيرة الذاتية',
    coverletter: 'كل أمثلة خطابات التغطية',
  },
  use: 'استخدام هذا المثال',
  useHint: 'يفتح نسخة في المحرر. لا حاجة إلى حساب، ولا شيء للدفع.',
  useNamed: 'استخدام {{title}}',
  useShort: 'استخدام',
  page: 'الصفحة {{page}} من المثال',
  pageMarked: 'الصفحة {{page}} من المثال؛ تشير الأرقام إلى مواضع الأسباب المذكورة بجانبها',
  works: 'ما يجعله ناجحًا',
  text: {
    resume: 'نص هذه السيرة الذاتية',
    coverletter: 'نص هذا الخطاب',
  },
  related: {
    resume: 'المزيد من أمثلة السيرة الذاتية',
    coverletter: 'المزيد من أمثلة خطابات التغطية',
  },
  inLanguages: 'المثال نفسه بلغة أخرى',
  gone: 'لم يعد هذا المثال موجودًا.',
  notOpened: 'تعذّر فتح المثال',
  notLoaded: 'تعذّر تحميل الأمثلة',
};
