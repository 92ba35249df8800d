import type { Example } from '../example.ts';

/** Text that keeps a document long enough when an example shortens another part of it. */
const good =
  'Wrote a thesis on how small ports share their cranes, with figures from six terminals and a model that one of them has used since to plan its nights; the jury called it ready to print, and a trade journal printed a short version of it in the year after.';

const body = (role: number) => `document.sections.experience.items.${role}.body`;

export const impactExamples: Readonly<Record<string, Example>> = {
  'IMP-01': {
    fails: { [body(1)]: '- Trained 60 seasonal staff a year; two of them lead shifts today' },
    passes: {
      [body(2)]: 'Built the weekly stock report that 14 buyers use, and booked 120 inbound deliveries a week.',
    },
  },
  'IMP-02': {
    fails: {
      [body(0)]:
        '- Cut late deliveries in a year by planning routes a week ahead\n- Lead people in two shifts, with rosters that were made with them\n- Moved all articles to a new warehouse over one weekend without a missed order\n- Hold a budget; the cost of a delivered parcel fell each year since 2022',
      [body(1)]:
        '- Brought picking errors down with a second scan at the dock in 2019\n- Trained seasonal staff every year; two of them lead shifts today\n- Loaded trailers every night with a small crew, nearly all of them out on time',
    },
    passes: {
      [body(0)]:
        '- Cut late deliveries from 11% to 3% in a year by planning routes a week ahead\n- Lead 34 people in two shifts, with rosters that were made with them\n- Moved all articles to a new warehouse over one weekend without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell each year',
    },
  },
  'IMP-03': {
    fails: {
      [body(0)]:
        '- A drop in late deliveries from 11% to 3% by planning routes a week ahead\n- The team of 34 people in two shifts; sick leave fell by a third after new rosters\n- Over one weekend, 12,000 articles in a new warehouse without a missed order\n- Budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
    },
    passes: {
      [body(0)]:
        '- Successfully cut late deliveries from 11% to 3% by planning routes a week ahead\n- Co-led 34 people in two shifts; sick leave fell by a third after new rosters\n- Retendered the contract of 12,000 articles over one weekend without a missed order\n- Overseeing a budget of £4.2 million; the cost of a parcel fell from £6.10 to £5.35',
    },
  },
  'IMP-04': {
    fails: {
      [body(2)]:
        '- Responsible for the weekly stock report that buyers still use\n- Booked 120 inbound deliveries a week and halved the waiting time at the gate',
    },
    passes: {
      [body(2)]:
        '- Took over the weekly stock report that buyers still use\n- Booked 120 inbound deliveries a week and halved the waiting time at the gate',
    },
  },
  'IMP-05': {
    fails: {
      [body(0)]:
        '- Led the planning of routes a week ahead, which cut late deliveries from 11% to 3%\n- Led 34 people in two shifts; sick leave fell by a third after rosters were new\n- Led the move of 12,000 articles over one weekend without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
    },
    passes: {
      [body(0)]:
        '- Led the planning of routes a week ahead, which cut late deliveries from 11% to 3%\n- Led 34 people in two shifts; sick leave fell by a third after rosters were new\n- Moved 12,000 articles to a new warehouse over one weekend without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
    },
  },
  'IMP-06': {
    // A category holds what belongs together: bullets without any figure also fall short of IMP-02.
    fails: {
      [body(0)]:
        '- Plan the routes of all drivers together with the people who drive them\n- Lead two shifts and make the rosters of both with the people on them\n- Hold the budget of the site and report on it to the board',
      [body(1)]:
        '- Checked outbound orders with a scanner at the dock and noted what was missing\n- Trained seasonal staff in the safe use of trucks, scanners and ladders\n- Loaded trailers at night with the crew of the outbound dock',
      [body(2)]:
        '- Wrote the weekly stock report for the buyers of the company\n- Booked inbound deliveries and answered the calls of the drivers at the gate',
    },
    passes: {
      [body(1)]:
        '- Checked outbound orders with a scanner at the dock and noted what was missing\n- Trained seasonal staff in the safe use of trucks, scanners and ladders\n- Loaded trailers at night with the crew, with fewer errors than any other dock',
    },
  },
  'IMP-07': {
    fails: {
      'document.sections.skill.items': [
        {
          id: '019bc0e2-1280-7f20-909b-1d9e34e48067',
          name: 'Other',
          keywords: ['Photoshop', 'Carpentry', 'Yoga', 'Violin', 'Beekeeping', 'Photography', 'Chess'],
        },
      ],
    },
    passes: {
      'document.sections.skill.items': [
        {
          id: '019bc0e2-1280-7f20-909b-1d9e34e48067',
          name: 'Planning',
          keywords: ['Route planning', 'Rosters', 'Budgeting', 'Training', 'Photography', 'Chess'],
        },
      ],
    },
  },
  'IMP-08': {
    fails: {
      [body(0)]:
        '- Cut late deliveries from 11% to 3% by planning\n- Lead 34 people in two shifts\n- Moved 12,000 articles',
      'document.sections.education.items.0.body': good,
    },
    passes: {
      [body(1)]:
        '- Brought picking errors down to 4 in 10,000 with a second scan at the dock\n- Trained 60 staff a year; two lead shifts today\n- Loaded 45 trailers a night',
    },
  },
  'IMP-09': {
    fails: {
      [body(2)]:
        '- Built the weekly stock report that buyers still use, and various tasks around it\n- Booked 120 inbound deliveries a week, halved the waiting time at the gate, and other duties as assigned',
    },
    passes: {
      [body(2)]:
        '- Built the weekly stock report that buyers still use\n- Booked 120 inbound deliveries a week, halved the waiting time at the gate, and more',
    },
  },
  'IMP-10': {
    fails: {
      [body(1)]:
        '- Set up a second scan at the dock with the night crew, and kept its records\n- Trained seasonal staff each year before the busy weeks of the winter\n- Loaded trailers at night with a small crew, and checked their papers',
      [body(2)]:
        '- Built the weekly stock report for the buyers of the company\n- Booked inbound deliveries, and spoke with the hauliers about their slots',
    },
    passes: {
      [body(2)]:
        '- Built the weekly stock report for the buyers of the company\n- Booked inbound deliveries, and spoke with the hauliers about their slots',
    },
  },
  'IMP-11': {
    fails: {
      [body(0)]:
        '- Plan the routes of 46 vans a week ahead with the people who drive them\n- Lead 34 people in two shifts, with rosters that are made with them\n- Moved 12,000 articles to a new warehouse over one weekend\n- Hold a budget of £4.2 million for two buildings and the fleet',
      [body(1)]:
        '- Set up a second scan at the dock with 18 people\n- Trained 60 seasonal staff a year; two of them lead shifts today\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time',
    },
    passes: {
      [body(0)]:
        '- Brought late deliveries from 11% to 3% in a year by planning routes a week ahead\n- Lead 34 people in two shifts; they pick 14 boxes an hour instead of 11\n- Moved 12,000 articles to a new warehouse over one weekend\n- Hold a budget of £4.2 million; a parcel is down to £5.35',
    },
  },
  'IMP-12': {
    fails: {
      [body(0)]:
        '- Cut late deliveries by planning ahead with the people who drive\n- Lead people in shifts, with fair plans that were made with them\n- Moved all articles to another building over a weekend without a missed order\n- Hold a budget, and lowered the cost of a delivered parcel',
      [body(1)]:
        '- Brought errors down with a further scan at the dock\n- Trained seasonal staff every year, of whom some lead today\n- Loaded trailers at night with a small crew, nearly all of them out on time',
    },
    passes: {
      [body(1)]:
        '- Brought errors down with a further scan at the dock of Hull\n- Trained seasonal staff every year in SAP, of whom some lead today\n- Loaded trailers at night with a small crew, nearly all of them out on time',
    },
  },
};
