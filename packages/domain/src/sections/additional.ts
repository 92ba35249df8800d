import { defineSection } from '../section.ts';

export const additional = defineSection({
  key: 'additional',
  place: 140,
  kind: 'text',
  icon: 'ListPlus',
  itemName: 'entry',
  hint: 'Anything else that matters: driving licence, notice period, clearances.',
  fields: {
    name: { kind: 'text', slot: 'title', label: 'Title', example: 'Driving licence' },
    body: { kind: 'richText', slot: 'body', label: 'Text', example: 'Category B, own car' },
  },
  headings: {
    en: [
      'Additional information', 'Additional', 'Other', 'Other information', 'Miscellaneous', 'Further information',
      'Personal details', 'Personal information', 'Additional details', 'Additional info',
    ],
    de: ['Weitere Angaben', 'Sonstiges', 'Zusätzliche Informationen', 'Persönliche Daten', 'Persönliche Angaben'],
    fr: ['Informations complémentaires', 'Divers', 'Autres informations', 'Autres'],
    es: ['Información adicional', 'Otros datos', 'Otros', 'Datos personales'],
    pt: ['Informações adicionais', 'Outras informações', 'Outros', 'Dados pessoais', 'Informação adicional'],
    it: ['Ulteriori informazioni', 'Altre informazioni', 'Altro', 'Dati personali'],
    nl: ['Overige informatie', 'Overig', 'Persoonlijke gegevens'],
    pl: ['Dodatkowe informacje', 'Inne', 'Informacje dodatkowe', 'Dane osobowe'],
    sv: ['Övrigt', 'Övrig information', 'Personuppgifter'],
    vi: ['Thông tin thêm', 'Thông tin bổ sung', 'Thông tin cá nhân'],
    tr: ['Ek bilgiler', 'Diğer', 'Kişisel bilgiler'],
    el: ['Πρόσθετες πληροφορίες', 'Λοιπά'],
    ru: ['Дополнительная информация', 'Прочее', 'Дополнительные сведения', 'Личные данные'],
    ar: ['معلومات إضافية', 'أخرى', 'المعلومات الشخصية', 'البيانات الشخصية'],
    he: ['מידע נוסף', 'פרטים אישיים'],
    hi: ['अतिरिक्त जानकारी'],
    zh: ['其他信息', '其他', '附加信息', '个人信息'],
    ja: ['その他', '備考', '自己PR', '本人希望'],
    ko: ['기타', '추가 정보', '기타 사항'],
  },
});
