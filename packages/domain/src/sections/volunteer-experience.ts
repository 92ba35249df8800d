import { defineSection } from '../section.ts';
import { unpaidRoleFields, unpaidRoleInJsonResume } from '../unpaid-role.ts';

export const volunteerExperience = defineSection({
  key: 'volunteer-experience',
  place: 110,
  kind: 'timeline',
  icon: 'Heart',
  itemName: 'volunteer role',
  hint: 'Unpaid work, with the same care as paid work.',
  fields: unpaidRoleFields,
  headings: {
    en: [
      'Volunteer experience', 'Volunteering', 'Volunteer work', 'Volunteer', 'Volunteer activities', 'Voluntary work',
      'Volunteering experience', 'Volunteer & community', 'Volunteer service',
    ],
    de: ['Ehrenamt', 'Ehrenamtliche Tätigkeit', 'Ehrenamtliches Engagement', 'Freiwilligenarbeit'],
    fr: ['Bénévolat', 'Expérience bénévole', 'Activités bénévoles', 'Volontariat'],
    es: ['Voluntariado', 'Experiencia de voluntariado'],
    pt: ['Voluntariado', 'Trabalho voluntário'],
    it: ['Volontariato', 'Esperienze di volontariato'],
    nl: ['Vrijwilligerswerk'],
    pl: ['Wolontariat'],
    sv: ['Ideellt arbete', 'Volontärarbete', 'Ideella uppdrag'],
    vi: ['Hoạt động tình nguyện', 'Tình nguyện'],
    tr: ['Gönüllü çalışmalar', 'Gönüllülük'],
    el: ['Εθελοντισμός', 'Εθελοντική εργασία'],
    ru: ['Волонтёрство', 'Волонтерство', 'Волонтёрский опыт'],
    ar: ['العمل التطوعي', 'الأعمال التطوعية', 'التطوع'],
    he: ['התנדבות'],
    hi: ['स्वयंसेवा'],
    zh: ['志愿者经历', '志愿服务', '志愿经历'],
    ja: ['ボランティア', 'ボランティア活動'],
    ko: ['봉사활동', '봉사 활동', '자원봉사'],
  },
  jsonResume: { list: 'volunteer', primary: true, fields: unpaidRoleInJsonResume },
});
