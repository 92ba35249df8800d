import { defineSection } from '../section.ts';

export const hobbies = defineSection({
  key: 'hobbies',
  place: 130,
  kind: 'tags',
  icon: 'Sparkles',
  itemName: 'hobby',
  hint: 'What you do for its own sake, if it says something about you.',
  fields: {
    name: { kind: 'text', slot: 'title', label: 'Hobby', example: 'Rowing' },
    keywords: { kind: 'tags', slot: 'tags', label: 'Details', example: 'Club captain' },
  },
  headings: {
    en: [
      'Hobbies', 'Interests', 'Hobbies and interests', 'Personal interests', 'Interests and hobbies',
      'Hobbies & interests', 'Passions', 'Interests & activities',
    ],
    de: ['Hobbys', 'Interessen', 'Hobbys und Interessen', 'Hobbies', 'Freizeit'],
    fr: ['Centres d\'intérêt', 'Centres d’intérêt', 'Loisirs', 'Intérêts', 'Passions'],
    es: ['Aficiones', 'Intereses', 'Hobbies', 'Pasatiempos'],
    pt: ['Passatempos', 'Interesses', 'Hobbies'],
    it: ['Hobby', 'Interessi', 'Interessi personali'],
    nl: ['Hobby\'s', 'Hobby’s', 'Interesses', 'Hobbies'],
    pl: ['Zainteresowania', 'Hobby'],
    sv: ['Fritidsintressen', 'Intressen', 'Hobbyer'],
    vi: ['Sở thích'],
    tr: ['Hobiler', 'İlgi alanları'],
    el: ['Ενδιαφέροντα', 'Χόμπι'],
    ru: ['Увлечения', 'Интересы', 'Хобби'],
    ar: ['الهوايات', 'الاهتمامات'],
    he: ['תחביבים', 'תחומי עניין'],
    hi: ['रुचियाँ', 'रुचियां'],
    zh: ['兴趣爱好', '兴趣', '爱好'],
    ja: ['趣味', '趣味・特技', '特技'],
    ko: ['취미', '관심사'],
  },
  jsonResume: {
    list: 'interests',
    primary: true,
    fields: {
      name: 'name',
      keywords: 'keywords',
    },
  },
});
