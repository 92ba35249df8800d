/** A resume in which no check finds anything, to plant faults in. */
export const goodResume = {
  schemaVersion: 1,
  kind: 'resume',
  id: '019bc0e2-1280-7adf-9773-cba75c61c517',
  title: 'Operations manager',
  slug: 'operations-manager-5c61c517',
  locale: 'en-GB',
  country: 'GB',
  target: {
    jobTitle: 'Operations manager',
    level: 'mid',
    yearsOfExperience: 9,
  },
  basics: {
    fullName: 'Maren Okafor',
    headline: 'Operations manager',
    email: 'maren.okafor@example.com',
    phone: '+44 113 496 0182',
    location: {
      city: 'Leeds',
      countryCode: 'GB',
    },
    links: [
      {
        id: '019bc0e2-1280-7c14-bf84-b9dbc24407e0',
        label: 'LinkedIn',
        url: 'https://linkedin.com/in/maren-okafor',
      },
    ],
  },
  summary:
    'Operations manager who has run warehouses and delivery fleets for nine years. Brings late deliveries down by planning with the people who drive them, and leaves teams that run without her.',
  sections: {
    experience: {
      items: [
        {
          id: '019bc0e2-1280-7ab2-b17d-42442b4fa854',
          position: 'Operations manager',
          employer: 'Northwind Traders',
          location: 'Leeds',
          start: '2021-03',
          current: true,
          body: '- Cut late deliveries from 11% to 3% in a year by planning routes a week ahead\n- Lead 34 people in two shifts; sick leave fell by a third after rosters were made with them\n- Moved 12,000 articles to a new warehouse over one weekend without a missed order\n- Hold a budget of £4.2 million; the cost of a delivered parcel fell from £6.10 to £5.35',
        },
        {
          id: '019bc0e2-1280-7e7e-b311-bcd199789b72',
          position: 'Shift lead, outbound',
          employer: 'Harbour & Pine',
          location: 'Hull',
          start: '2017-09',
          end: '2021-02',
          body: '- Brought picking errors down to 4 in 10,000 with a second scan at the dock\n- Trained 60 seasonal staff a year; two of them lead shifts today\n- Loaded 45 trailers a night with 18 people, 99.4% of them out on time',
        },
        {
          id: '019bc0e2-1280-71fb-be06-885f6afdae23',
          position: 'Logistics assistant',
          employer: 'Aldgate Foods',
          location: 'London',
          start: '2015-06',
          end: '2017-08',
          body: '- Built the weekly stock report that buyers still use\n- Booked 120 inbound deliveries a week and halved the waiting time at the gate',
        },
      ],
    },
    education: {
      items: [
        {
          id: '019bc0e2-1280-7e5e-b387-35fbe9425286',
          degree: 'BSc',
          area: 'Logistics and Supply Chain',
          institution: 'University of Hull',
          location: 'Hull',
          start: '2012',
          end: '2015',
          score: 'First',
        },
      ],
    },
    skill: {
      items: [
        {
          id: '019bc0e2-1280-7f20-909b-1d9e34e48067',
          name: 'Planning',
          keywords: ['Route planning', 'Rosters', 'Capacity', 'Peak season'],
        },
        {
          id: '019bc0e2-1280-7ace-b774-c1db4c13bfa5',
          name: 'Systems',
          keywords: ['SAP EWM', 'Excel', 'SQL', 'Power BI'],
        },
        {
          id: '019bc0e2-1280-7443-8f64-078d4af6d62a',
          name: 'People',
          keywords: ['Coaching', 'Hiring', 'Safety briefings', 'Union talks'],
        },
      ],
    },
    certification: {
      items: [
        {
          id: '019bc0e2-1280-74d6-98fb-33d0eadcde83',
          name: 'NEBOSH General Certificate',
          issuer: 'NEBOSH',
          date: '2022',
        },
        {
          id: '019bc0e2-1280-76d0-83fa-6d4bc6ae3050',
          name: 'Certified in Logistics',
          issuer: 'ASCM',
          date: '2019',
        },
      ],
    },
    language: {
      items: [
        {
          id: '019bc0e2-1280-7070-9167-d1e071074a02',
          name: 'English',
          fluency: 'Native',
        },
        {
          id: '019bc0e2-1280-7796-beaf-62296ab35f26',
          name: 'German',
          fluency: 'Fluent',
        },
      ],
    },
  },
  template: {
    id: 'classic',
  },
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-15T09:00:00.000Z',
};
