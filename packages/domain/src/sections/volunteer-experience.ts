import { defineSection } from '../section.ts';
import { unpaidRoleFields, unpaidRoleInJsonResume } from '../unpaid-role.ts';

export const volunteerExperience = defineSection({
  key: 'volunteer-experience',
  place: 110,
  kind: 'timeline',
  icon: 'Heart',
  itemName: 'volunteer role',
  hint: 'Unpaid work, described as carefully as paid work.',
  fields: unpaidRoleFields,
  headings: {
    en: 'Volunteer experience',
    de: 'Ehrenamt',
    fr: 'Bénévolat',
    es: 'Voluntariado',
    pt: 'Voluntariado',
    it: 'Volontariato',
    nl: 'Vrijwilligerswerk',
    pl: 'Wolontariat',
    sv: 'Ideellt arbete',
    vi: 'Hoạt động tình nguyện',
    tr: 'Gönüllü çalışmalar',
    el: 'Εθελοντισμός',
    ru: 'Волонтёрство',
    ar: 'العمل التطوعي',
    he: 'התנדבות',
    hi: 'स्वयंसेवा',
    zh: '志愿者经历',
    ja: 'ボランティア',
    ko: '봉사활동',
  },
  jsonResume: { list: 'volunteer', primary: true, fields: unpaidRoleInJsonResume },
});
