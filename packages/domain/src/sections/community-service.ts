import { defineSection } from '../section.ts';
import { unpaidRoleFields, unpaidRoleInJsonResume } from '../unpaid-role.ts';

export const communityService = defineSection({
  key: 'community-service',
  place: 100,
  kind: 'timeline',
  icon: 'HandHeart',
  itemName: 'service',
  hint: 'What you do for your town, school or community.',
  fields: unpaidRoleFields,
  headings: {
    en: 'Community service',
    de: 'Gesellschaftliches Engagement',
    fr: 'Engagement citoyen',
    es: 'Servicio a la comunidad',
    pt: 'Serviço comunitário',
    it: 'Impegno civico',
    nl: 'Maatschappelijke inzet',
    pl: 'Działalność społeczna',
    sv: 'Samhällsengagemang',
    vi: 'Hoạt động cộng đồng',
    tr: 'Toplum hizmeti',
    el: 'Κοινωνική προσφορά',
    ru: 'Общественная деятельность',
    ar: 'خدمة المجتمع',
    he: 'פעילות קהילתית',
    hi: 'सामुदायिक सेवा',
    zh: '社会服务',
    ja: '社会活動',
    ko: '사회 활동',
  },
  jsonResume: { list: 'volunteer', primary: false, fields: unpaidRoleInJsonResume },
});
