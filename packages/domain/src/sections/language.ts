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
    en: 'Languages',
    de: 'Sprachen',
    fr: 'Langues',
    es: 'Idiomas',
    pt: 'Idiomas',
    it: 'Lingue',
    nl: 'Talen',
    pl: 'Języki',
    sv: 'Språk',
    vi: 'Ngôn ngữ',
    tr: 'Diller',
    el: 'Γλώσσες',
    ru: 'Языки',
    ar: 'اللغات',
    he: 'שפות',
    hi: 'भाषाएँ',
    zh: '语言',
    ja: '言語',
    ko: '언어',
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
