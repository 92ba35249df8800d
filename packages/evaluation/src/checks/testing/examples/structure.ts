import type { Example } from '../example.ts';

const skills = (...keywords: readonly string[]) => [
  { id: '019bc0e2-1280-7f20-909b-1d9e34e48067', name: 'Planning', keywords },
];
const items = 'document.sections.experience.items';
const education = [
  { id: '019bc0e2-1280-7e5e-b387-35fbe9425286', degree: 'BSc', institution: 'University of Hull', end: '2015' },
];

export const structureExamples: Readonly<Record<string, Example>> = {
  'STR-01': {
    fails: {
      'document.sections.experience.hidden': true,
      'document.target.level': 'entry',
      'document.sections.additional.items': [
        {
          id: '019bc0e2-1280-7ab2-b17d-42442b4fa857',
          body: Array.from({ length: 90 }, (_, index) => `ref${index}`).join(' '),
        },
      ],
    },
    passes: {
      'document.sections.experience.items': [],
      'document.target.level': 'entry',
      'document.sections.project.items': [
        { id: '019bc0e2-1280-7ab2-b17d-42442b4fa859', name: 'Depot move', start: '2025' },
      ],
    },
  },
  'STR-02': {
    fails: { 'document.sections.education.hidden': true },
    passes: { 'document.sections.education.items': education },
  },
  'STR-03': {
    fails: { 'document.sections.skill.items': skills('Route planning', 'Coaching') },
    passes: {
      'document.sections.skill.items': skills('Rosters', 'Excel', 'SQL', 'Hiring', 'Safety briefings', 'SAP EWM'),
    },
  },
  'STR-04': {
    fails: { 'document.summary': 'Operations manager with nine years in warehouses.' },
    passes: {
      'document.summary':
        'Operations manager who has run warehouses and delivery fleets for nine years. Brings late deliveries down by planning with the people who drive them, and leaves teams that run without her.',
    },
  },
  'STR-05': {
    fails: { 'document.sections.experience.heading': 'Where the magic happened' },
    passes: { 'document.sections.experience.heading': 'Beruflicher Werdegang' },
  },
  'STR-06': {
    fails: { [`${items}.1.end`]: '2015-05', [`${items}.1.start`]: '2014-05' },
    passes: { [`${items}.1.end`]: '2017', [`${items}.1.start`]: '2016', [`${items}.2.end`]: '2017-08' },
  },
  'STR-07': { fails: { [`${items}.1.employer`]: '' }, passes: { [`${items}.1.location`]: '' } },
  'STR-08': {
    fails: { 'document.sections.award.items': [{ id: '019bc0e2-1280-7e5e-b387-35fbe9425299' }] },
    passes: { 'document.sections.award.items': [{ id: '019bc0e2-1280-7e5e-b387-35fbe9425299', hidden: true }] },
  },
  'STR-09': {
    fails: { 'document.template.layout.order': ['summary', 'education', 'experience'] },
    passes: { 'document.template.layout.order': ['experience', 'summary', 'education'] },
  },
  'STR-10': {
    fails: {
      'document.sections.additional.items': [
        { id: '019bc0e2-1280-7e5e-b387-35fbe9425288', name: 'References available upon request' },
      ],
    },
    passes: {
      'document.sections.additional.items': [
        { id: '019bc0e2-1280-7e5e-b387-35fbe9425288', name: 'Answered 300 requests for references a year' },
      ],
    },
  },
  'STR-11': {
    fails: {
      'document.summary': '',
      'document.sections.experience.items.0.body':
        'Cut late deliveries from 11% to 3% in a year by planning routes a week ahead with 34 people in two shifts, which moved 12,000 articles to another warehouse over one weekend without overtime.',
      'document.sections.experience.items.1.body':
        'Brought picking errors down to 4 in 10,000 with a second scan at the dock, and trained 60 seasonal staff a year.',
      'document.sections.experience.items.2': {
        id: '019bc0e2-1280-71fb-be06-885f6afdae23',
        position: 'Logistics assistant',
        employer: 'Aldgate Foods',
        start: '2015-06',
        end: '2017-08',
        body: 'Booked 120 inbound deliveries a week.',
      },
      'document.sections.skill.items': skills('Routes', 'Excel', 'SQL', 'Hiring', 'Weekend', 'SAP'),
      'document.sections.certification.items': [],
      'document.sections.language.items': [],
    },
    passes: { 'document.summary': '', 'document.sections.language.items': [] },
  },
  'STR-12': {
    fails: {
      [`${items}.1.position`]: 'Logistics assistant',
      [`${items}.1.employer`]: 'Aldgate Foods',
      [`${items}.1.start`]: '2016-09',
    },
    passes: { [`${items}.1.position`]: 'Logistics assistant', [`${items}.1.employer`]: 'Aldgate Foods' },
  },
};
