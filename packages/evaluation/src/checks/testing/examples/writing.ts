import type { Example } from '../example.ts';

const body = (role: number) => `document.sections.experience.items.${role}.body`;
const miss = (text: string) => ({ text, path: 'summary' });
const summary = 'document.summary';
const good =
  'Operations manager who has run warehouses and delivery fleets for nine years. Brings late deliveries down by planning with the people who drive them, and keeps the books of three sites';

export const writingExamples: Readonly<Record<string, Example>> = {
  'WRI-01': { fails: { misspelled: [miss('warehuses'), miss('delivry')] }, passes: { misspelled: [] } },
  'WRI-02': {
    fails: { [summary]: `${good}, and I leave teams that run without me. I like harbours.` },
    passes: { [summary]: `${good}, first in Phase I of a new site, and I leave teams that run without me.` },
  },
  'WRI-03': {
    fails: {
      [body(2)]:
        '- Built a weekly stock report that was designed for buyers and is used by 14 of them\n- Booked 120 inbound deliveries a week that were handled at the gate in half the time',
      [body(1)]:
        '- Ran a second scan by which picking errors were reduced to 4 in 10,000\n- Trained 60 seasonal staff a year; two of them lead shifts today\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time',
    },
    passes: {
      [body(1)]:
        '- Brought picking errors down to 4 in 10,000 with a second scan that was built at the dock\n- Trained 60 seasonal staff a year; two of them lead shifts today\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time',
    },
  },
  'WRI-04': {
    fails: {
      [summary]: `Proactive, passionate and results-driven team player. ${good} and a proven track record.`,
    },
    passes: { [summary]: `${good}. A proactive planner who leaves teams that run without her.` },
  },
  'WRI-05': {
    fails: {
      [body(2)]:
        '- Maintain the weekly stock report that buyers still use\n- Coordinate 120 inbound deliveries a week with half the waiting time at the gate',
    },
    passes: {
      [body(0)]:
        '- Maintain the rule of 3% late deliveries by planning routes a week ahead\n- Lead 34 people in two shifts; sick leave fell by a third after rosters were new\n- Coordinate 12,000 articles in a new warehouse without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
    },
  },
  'WRI-06': {
    fails: {
      [body(0)]:
        '- Cut late deliveries to 3% with routes\n- Lead 34 warehouse people on better rosters\n- Moved 12,000 articles in one weekend\n- Hold yearly transport budgets of £4 million\n- Brought sick leave down by a third\n- Wrote delivery schedules for 14 drivers',
      [body(2)]: '- Built the weekly stock report\n- Booked 120 inbound deliveries and halved the wait at the gate',
      'document.sections.education.items.0.body': good,
    },
    passes: {
      [body(0)]:
        '- Cut late deliveries to 3%\n- Lead 34 people in two shifts; sick leave fell by a third after rosters were new\n- Moved 12,000 articles to a new warehouse over one weekend without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
    },
  },
  'WRI-07': {
    fails: {
      'document.sections.education.items.0.body': `${good}. ${good}. ${good}.`,
    },
    passes: { 'document.sections.education.items.0.body': `${good}.` },
  },
  'WRI-08': {
    fails: {
      [body(2)]:
        '- Built the weekly stock report that buyers still use\n- Trained 60 seasonal staff a year; two of them lead shifts today.',
    },
    passes: {
      [body(2)]:
        '- Built the weekly stock report that buyers still use\n- Trained 40 drivers a year; two of them lead the shifts of a depot today',
    },
  },
  'WRI-09': {
    fails: {
      [body(1)]:
        '- Brought picking errors down to 4 in 10,000 with a second scan at the dock.\n- Trained 60 seasonal staff a year; two of them lead shifts today.\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time.',
    },
    passes: {
      [body(1)]:
        '- Brought picking errors down to 4 in 10,000. The cause was a second scan at the dock.\n- Trained 60 seasonal staff a year. Two of them lead shifts today.\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time',
    },
  },
  'WRI-10': {
    fails: { [summary]: `${good}, with Powerpoint and Javascript.` },
    passes: { [summary]: `${good}, with PowerPoint, JavaScript, MYSQL and github.com/maren.` },
  },
  'WRI-11': {
    fails: { [summary]: `${good} and saved [X%] of costs.` },
    passes: { [summary]: `${good} and sits on the board [since 2024] of a charity. Todo el equipo.` },
  },
  'WRI-12': {
    fails: { ungrammatical: [miss('them who drives')] },
    passes: { ungrammatical: [] },
  },
  'WRI-13': {
    fails: { [summary]: `${good} &amp; of a fleet.` },
    passes: { [summary]: `${good}, with R&D at Marks & Spencer; no date was ever undefined.` },
  },
};
