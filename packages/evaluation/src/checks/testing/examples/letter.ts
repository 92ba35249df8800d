import type { Example } from '../example.ts';
import { page, run } from '../pages.ts';

const text = (paragraph: number) => `document.paragraphs.${paragraph}.text`;
const opening = 'document.opening';
const miss = (word: string) => ({ text: word, path: 'paragraphs' });
const posting = 'Operations manager\nHalden Cold Chain GmbH is looking for an operations manager.';
const longer = ' The rosters were made with the people on them, and the routes with those who drive them.';
const vague =
  'At Northwind Traders I planned a move to a new building, and deliveries became more reliable in the year after. Planning came first, and the people who drive the vans were part of it from the start, which is why it has lasted.';
const paragraph = (id: string, content: string) => ({ id: `01950000-0000-7000-8000-0000000c00${id}`, text: content });

export const letterExamples: Readonly<Record<string, Example>> = {
  'CL-01': { fails: { [opening]: 'To whom it may concern,' }, passes: { [opening]: 'Dear hiring team,' } },
  'CL-02': {
    fails: {
      posting,
      'document.recipient.company': '',
      [text(3)]:
        'Thank you for reading. I look forward to meeting you in Hull, with all the details of the weekend.' + longer,
    },
    passes: { posting },
  },
  'CL-03': {
    fails: {
      [text(2)]: 'You name people.',
      [text(1)]: 'At Northwind Traders I moved 12,000 articles, and late deliveries fell from 11% to 3%.',
    },
    passes: { [text(1)]: `At Northwind Traders, late deliveries fell from 11% to 3%.${longer.repeat(5)}` },
  },
  'CL-04': {
    fails: {
      'document.subject': 'My application',
      [text(0)]:
        'Your posting asks for somebody who can open a second warehouse without losing the first.' + longer.repeat(2),
    },
    passes: { 'document.subject': '', 'document.jobTitle': 'Operations Manager (m/f/d)' },
  },
  'CL-05': {
    fails: { [text(1)]: vague, [text(2)]: vague },
    passes: { [text(2)]: vague },
  },
  'CL-06': {
    fails: {
      [text(1)]:
        'Cut late deliveries from 11% to 3% in a year by planning routes a week ahead. Lead 34 people in two shifts; sick leave fell by a third after rosters were made with them. Moved 12,000 articles to a new warehouse over one weekend without a missed order. Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35.',
      [text(2)]:
        'Brought picking errors down to 4 in 10,000 with a second scan at the dock. Trained 60 seasonal staff a year; two of them lead shifts today. Loaded 45 trailers a night with 18 people, 99.4% of them out on time.',
    },
    passes: {
      [text(1)]: 'Cut late deliveries from 11% to 3% in a year by planning routes a week ahead.' + longer.repeat(3),
    },
  },
  'CL-07': {
    fails: {
      [text(1)]:
        'I plan. I lead 34 people. I moved 12,000 articles in a weekend. I hold a budget. I train.' + longer.repeat(3),
      [text(2)]:
        'I like to listen. I cut the cost of a parcel from £6.10 to £5.35. I walk the site. I ask. I count.' +
        longer.repeat(3),
    },
    passes: { [text(1)]: 'I plan. Illness fell by a third. I moved 12,000 articles in a weekend.' + longer.repeat(2) },
  },
  'CL-08': {
    fails: {
      [text(3)]:
        'What draws me to Halden is that you publish your waste figures every quarter, in a form that anybody can read. They fell in most of them, and it shows where they did not.',
      [text(2)]: 'The people matter most. I lead 34 of them in two shifts, and sick leave fell by a third.' + longer,
    },
    passes: { [text(3)]: 'Many thanks for your time. I would be glad to come to Hull and walk the site with you.' },
  },
  'CL-09': {
    fails: { [text(3)]: 'Thank you for your time. I look forward to meeting you and the team of [Company].' + longer },
    passes: { posting, 'document.recipient.company': 'Halden Cold Chain' },
  },
  'CL-10': {
    fails: {
      'document.paragraphs': [paragraph('21', ''), paragraph('22', '')].map((one, index) => ({
        ...one,
        text:
          index === 0
            ? `Your posting asks for an operations manager. Late deliveries fell from 11% to 3%. The move of 12,000 articles took a weekend.${longer.repeat(8)}`
            : `Thank you for reading. I look forward to meeting you.${longer.repeat(3)}`,
      })),
    },
    passes: {},
  },
  'CL-11': { fails: { misspelled: [miss('warehuse')] }, passes: { misspelled: [] } },
  'CL-12': {
    fails: { ungrammatical: [miss('them who drives')] },
    passes: { ungrammatical: [] },
  },
  'CL-13': {
    fails: { pages: [page(run('Dear Priya Nair,', 60)), page(run('Yours sincerely,', 60))] },
    passes: { pages: [page(run('Dear Priya Nair,', 60))] },
  },
  'CL-14': {
    fails: { 'document.sender.email': 'maren.okafor@exmaple.com' },
    passes: { 'document.sender.phone': '0113 4960182' },
  },
};
