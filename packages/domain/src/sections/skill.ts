import { defineSection } from '../section.ts';

export const skill = defineSection({
  key: 'skill',
  place: 30,
  kind: 'tags',
  icon: 'Wrench',
  itemName: 'skill group',
  hint: 'What you can do, in groups a reader can scan.',
  fields: {
    name: { kind: 'text', slot: 'title', label: 'Group', example: 'Planning' },
    keywords: { kind: 'tags', slot: 'tags', label: 'Skills', example: 'Route planning, SAP, Excel' },
    level: {
      kind: 'text',
      slot: 'level',
      label: 'Level',
      example: 'Advanced',
      suggestions: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
    },
  },
  headings: {
    en: [
      'Skills', 'Technical skills', 'Core skills', 'Key skills', 'Competencies', 'Core competencies', 'Expertise',
      'Areas of expertise', 'Technologies', 'Skills and tools', 'Professional skills', 'Tools', 'Soft skills',
      'Hard skills', 'Computer skills', 'Technical proficiencies', 'Proficiencies', 'Abilities', 'Skills summary',
      'Skill set', 'Technical expertise', 'Strengths', 'Skills & abilities', 'Specialties', 'Tech stack', 'IT skills',
      'Technical competencies', 'Key competencies', 'Digital skills', 'Programming languages', 'Programming',
      'Software', 'Skills & expertise', 'Skills & technologies', 'Languages and technologies', 'Technical strengths',
    ],
    de: [
      'Kenntnisse', 'Fähigkeiten', 'Kompetenzen', 'Fachkenntnisse', 'Skills', 'EDV-Kenntnisse', 'IT-Kenntnisse',
      'Stärken', 'Kenntnisse und Fähigkeiten', 'Qualifikationen', 'Fachliche Kompetenzen',
    ],
    fr: [
      'Compétences', 'Compétences techniques', 'Compétences clés', 'Savoir-faire', 'Informatique', 'Atouts',
      'Compétences informatiques',
    ],
    es: [
      'Habilidades', 'Competencias', 'Aptitudes', 'Conocimientos', 'Destrezas', 'Habilidades técnicas', 'Informática',
      'Conocimientos técnicos',
    ],
    pt: ['Competências', 'Habilidades', 'Aptidões', 'Conhecimentos', 'Competências técnicas', 'Informática'],
    it: [
      'Competenze', 'Competenze tecniche', 'Capacità e competenze', 'Abilità', 'Conoscenze informatiche',
      'Competenze digitali',
    ],
    nl: ['Vaardigheden', 'Competenties', 'Kennis', 'Computervaardigheden'],
    pl: ['Umiejętności', 'Kompetencje', 'Kluczowe umiejętności', 'Umiejętności techniczne'],
    sv: ['Kompetenser', 'Färdigheter', 'Kunskaper', 'Kompetens', 'Datakunskaper'],
    vi: ['Kỹ năng', 'Kĩ năng'],
    tr: ['Beceriler', 'Yetenekler', 'Yetkinlikler', 'Bilgisayar bilgisi'],
    el: ['Δεξιότητες', 'Ικανότητες', 'Γνώσεις'],
    ru: ['Навыки', 'Ключевые навыки', 'Профессиональные навыки', 'Умения', 'Компетенции', 'Технические навыки'],
    ar: ['المهارات', 'المهارات التقنية', 'المهارات الأساسية', 'الكفاءات', 'القدرات'],
    he: ['כישורים', 'מיומנויות', 'יכולות'],
    hi: ['कौशल', 'तकनीकी कौशल'],
    zh: ['技能', '专业技能', '技术技能', '技能特长', '專業技能'],
    ja: ['スキル', '技術', '保有スキル', '活かせる経験・知識・技術'],
    ko: ['기술', '보유 기술', '스킬', '역량'],
  },
  jsonResume: {
    list: 'skills',
    primary: true,
    fields: {
      name: 'name',
      keywords: 'keywords',
      level: 'level',
    },
  },
});
