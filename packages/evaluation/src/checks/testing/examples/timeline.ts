import type { Example } from '../example.ts';

const items = 'document.sections.experience.items';
const volunteer = {
  id: '019bc0e2-1280-7e5e-b387-35fbe9425291',
  role: 'Carer',
  organization: 'At home',
  start: '2019-03',
  end: '2021-02',
};

/** The latest role is over. */
const longOver = {
  [`${items}.0.current`]: false,
  [`${items}.0.end`]: '2026-05',
  [`${items}.0.body`]:
    '- Cut late deliveries from 11% to 3% in a year by planning routes a week ahead\n- Led 34 people in two shifts; sick leave fell by a third after rosters were made with them\n- Moved 12,000 articles to a new warehouse over one weekend without a missed order\n- Held a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
};

export const timelineExamples: Readonly<Record<string, Example>> = {
  'TIM-01': {
    fails: { unreadDates: [{ text: 'Spring of 21', path: 'sections.experience' }] },
    passes: { [`${items}.2.start`]: '2015', unreadDates: [] },
  },
  'TIM-02': {
    fails: { [`${items}.2.start`]: '2017-10' },
    passes: {
      'document.sections.education.items.0.start': '2026-09',
      'document.sections.education.items.0.end': '2027',
    },
  },
  'TIM-03': {
    fails: { [`${items}.1.start`]: '2017' },
    passes: { [`${items}.2.start`]: '2015', [`${items}.2.end`]: '2017' },
  },
  'TIM-04': {
    fails: { [`${items}.1.end`]: '2019-02' },
    passes: { [`${items}.1.end`]: '2019-02', 'document.sections.volunteer-experience.items': [volunteer] },
  },
  'TIM-05': {
    fails: { [`${items}.1.end`]: '2021-08' },
    passes: { [`${items}.1.end`]: '2021-08', [`${items}.1.position`]: 'Shift lead, part-time' },
  },
  'TIM-06': {
    fails: { asOf: '2037-06-01' },
    passes: { asOf: '2036-01-01' },
  },
  'TIM-07': {
    fails: { 'document.sections.education.items.0.score': 'Expected graduation: May 2025' },
    passes: { 'document.sections.education.items.0.score': 'Expected graduation: May 2027' },
  },
  'TIM-09': {
    fails: {
      asOf: '2024-06-01',
      'document.summary':
        'Operations manager with more than fifteen years of experience in warehouses and delivery fleets. Brings calm to busy floors, and leaves teams that run without her.',
    },
    passes: {
      asOf: '2024-06-01',
      'document.summary':
        'Operations manager with nine years of experience in warehouses and delivery fleets. Brings calm to busy floors, and leaves teams that run without her at any hour.',
    },
  },
  'TIM-10': {
    fails: { ...longOver, asOf: '2029-06-01' },
    passes: { ...longOver, asOf: '2028-06-01' },
  },
  'TIM-11': {
    fails: { 'document.sections.education.items.0.score': 'Last updated: May 2024' },
    passes: { 'document.sections.education.items.0.score': 'Last updated: May 2026' },
  },
  'TIM-08': {
    fails: {
      'document.summary':
        'Operations manager who has run warehouses and delivery fleets for nine years, and is currently shift lead at Harbour & Pine. Leaves teams that run without her.',
    },
    passes: {
      'document.summary':
        'Operations manager who has run warehouses and delivery fleets for nine years, currently at Northwind Traders, and before that at Harbour & Pine, with teams that run without her.',
    },
  },
};
