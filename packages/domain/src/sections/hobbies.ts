import { defineSection } from '../section.ts';

export const hobbies = defineSection({
  key: 'hobbies',
  place: 130,
  kind: 'tags',
  icon: 'Sparkles',
  itemName: 'hobby',
  hint: 'What you do for pleasure, if it says something about you.',
  fields: {
    name: { kind: 'text', slot: 'title', label: 'Hobby', example: 'Rowing' },
    keywords: { kind: 'tags', slot: 'tags', label: 'Details', example: 'Club captain' },
  },
  headings: {
    en: 'Hobbies',
    de: 'Hobbys',
    fr: "Centres d'intérêt",
    es: 'Aficiones',
    pt: 'Passatempos',
    it: 'Hobby',
    nl: "Hobby's",
    pl: 'Zainteresowania',
    sv: 'Fritidsintressen',
    vi: 'Sở thích',
    tr: 'Hobiler',
    el: 'Ενδιαφέροντα',
    ru: 'Увлечения',
    ar: 'الهوايات',
    he: 'תחביבים',
    hi: 'रुचियाँ',
    zh: '兴趣爱好',
    ja: '趣味',
    ko: '취미',
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
