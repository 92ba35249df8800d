import { defineSection } from '../section.ts';

export const language = defineSection({
  key: 'language',
  place: 80,
  kind: 'levels',
  icon: 'Languages',
  itemName: 'language',
  hint: 'The languages you speak, and how well.',
  fields: {
    name: { kind: 'text', slot: 'title', label: 'Language', example: 'Spanish' },
    fluency: {
      kind: 'text',
      slot: 'level',
      label: 'Level',
      example: 'C1',
      suggestions: ['Native', 'Fluent', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'],
    },
  },
  headings: {
    en: [
      'Languages', 'Language skills', 'Foreign languages', 'Languages spoken', 'Language', 'Linguistic skills',
      'Language proficiency',
    ],
    de: ['Sprachen', 'Sprachkenntnisse', 'Fremdsprachen'],
    fr: ['Langues', 'Langues étrangères'],
    es: ['Idiomas', 'Lenguas'],
    pt: ['Idiomas', 'Línguas'],
    it: ['Lingue', 'Lingue straniere', 'Competenze linguistiche'],
    nl: ['Talen', 'Talenkennis'],
    pl: ['Języki', 'Języki obce', 'Znajomość języków'],
    sv: ['Språk', 'Språkkunskaper'],
    vi: ['Ngôn ngữ', 'Ngoại ngữ'],
    tr: ['Diller', 'Yabancı diller', 'Yabancı dil'],
    el: ['Γλώσσες', 'Ξένες γλώσσες'],
    ru: ['Языки', 'Иностранные языки', 'Знание языков', 'Владение языками'],
    ar: ['اللغات', 'اللغة'],
    he: ['שפות'],
    hi: ['भाषाएँ', 'भाषाएं'],
    zh: ['语言', '语言能力', '外语水平', '語言能力'],
    ja: ['言語', '語学', '語学力'],
    ko: ['언어', '외국어', '어학'],
  },
  jsonResume: {
    list: 'languages',
    primary: true,
    fields: {
      name: 'language',
      fluency: 'fluency',
    },
  },
});
