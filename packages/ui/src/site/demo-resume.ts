import { createResume, newId, resumeSchema, type Resume } from '@vitae/domain';

/** A complete resume of an invented person: what the site shows where the visitor has none of their own. */
export function demoResume(): Resume {
  const empty = createResume({ title: 'Operations manager', country: 'GB' }, '2026-01-05T09:00:00.000Z');
  return resumeSchema.parse({
    ...empty,
    basics: {
      fullName: 'Maren Okafor',
      headline: 'Operations manager',
      email: 'maren.okafor@example.com',
      phone: '+44 113 496 0182',
      location: { city: 'Leeds', countryCode: 'GB' },
      links: [{ id: newId(), label: 'LinkedIn', url: 'https://linkedin.com/in/maren-okafor' }],
    },
    summary:
      'Operations manager who has run warehouses and delivery fleets for nine years. Brings late deliveries down by planning with the people who drive them, and leaves teams that run without her.',
    sections: {
      experience: {
        items: [
          {
            id: newId(),
            position: 'Operations manager',
            employer: 'Northwind Traders',
            location: 'Leeds',
            start: '2021-03',
            current: true,
            body: '- Cut late deliveries from 11 % to 3 % in a year by planning routes a week ahead\n- Lead 34 people in two shifts; sick leave fell by a third after rosters were made with them\n- Moved 12,000 articles to a new warehouse over one weekend without a missed order',
          },
          {
            id: newId(),
            position: 'Shift lead, outbound',
            employer: 'Harbour & Pine',
            location: 'Hull',
            start: '2017-09',
            end: '2021-02',
            body: '- Brought picking errors down to 4 in 10,000 with a second scan at the dock\n- Trained 60 seasonal staff a year; two of them lead shifts today',
          },
          {
            id: newId(),
            position: 'Logistics assistant',
            employer: 'Aldgate Foods',
            location: 'London',
            start: '2015-06',
            end: '2017-08',
            body: '- Built the weekly stock report that buyers still use',
          },
        ],
      },
      education: {
        items: [{ id: newId(), degree: 'BSc', area: 'Logistics and Supply Chain', institution: 'University of Hull', location: 'Hull', start: '2012', end: '2015', score: 'First' }],
      },
      skill: {
        items: [
          { id: newId(), name: 'Planning', keywords: ['Route planning', 'Rosters', 'Capacity'] },
          { id: newId(), name: 'Systems', keywords: ['SAP EWM', 'Excel', 'SQL'] },
        ],
      },
      language: {
        items: [
          { id: newId(), name: 'English', fluency: 'Native' },
          { id: newId(), name: 'German', fluency: 'Fluent' },
        ],
      },
      certification: { items: [{ id: newId(), name: 'Certified in Logistics', issuer: 'ASCM', date: '2019' }] },
    },
  });
}
