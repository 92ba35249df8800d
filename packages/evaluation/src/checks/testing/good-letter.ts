/** A letter in which no check finds anything, to plant faults in. */
export const goodLetter = {
  id: '01950000-0000-7000-8000-0000000c0001',
  kind: 'coverletter',
  schemaVersion: 1,
  title: 'Operations manager',
  slug: 'operations-manager-000c0001',
  tags: [],
  locale: 'en',
  country: 'GB',
  sender: {
    fullName: 'Maren Okafor',
    headline: 'Operations manager',
    email: 'maren.okafor@example.com',
    phone: '+44 113 496 0182',
    location: {
      address: '',
      postalCode: 'LS6 2AB',
      city: 'Leeds',
      region: '',
      countryCode: 'GB',
    },
    links: [
      {
        id: '01950000-0000-7000-8000-0000000c0011',
        label: 'LinkedIn',
        url: 'https://linkedin.com/in/maren-okafor',
      },
    ],
    photo: null,
    extra: [],
  },
  recipient: {
    name: 'Priya Nair',
    role: 'Director of operations',
    company: 'Halden Cold Chain',
    address: '4 Dock Street\nHull HU1 2DZ',
  },
  jobTitle: 'Operations manager',
  posting: '',
  date: '2026-02-16',
  subject: 'Application for the position of operations manager',
  opening: 'Dear Priya Nair,',
  paragraphs: [
    {
      id: '01950000-0000-7000-8000-0000000c0021',
      text: 'Your posting asks for an operations manager who can open a second warehouse without losing the first. That is what the last five years have taught me, and I would like to do it again with you.',
    },
    {
      id: '01950000-0000-7000-8000-0000000c0022',
      text: 'At Northwind Traders **12,000 articles moved to a new building over one weekend**, and nobody waited for an order. It worked because the pickers drew the plan of the new aisles, and because the vans were loaded for two days in advance. In the year after, late deliveries fell from 11% to 3%, since routes are now set a week ahead by those who drive them.',
    },
    {
      id: '01950000-0000-7000-8000-0000000c0023',
      text: 'You name people as the hardest part. I lead 34 in two shifts, and sick leave fell by a third once the rosters were made with them. At Harbour & Pine, a second scan at the dock brought picking errors down to 4 in 10,000; it was the idea of a night shift that nobody had asked before. What I bring is less a method than the habit of asking.',
    },
    {
      id: '01950000-0000-7000-8000-0000000c0024',
      text: 'What draws me to Halden is that you publish your waste figures every quarter, and I would like to help them fall. Thank you for taking the time to read this. I could start in May, and would be glad to come to Hull before then to walk the site with you.',
    },
  ],
  closing: 'Yours sincerely,',
  signature: null,
  enclosures: 'CV\nReferences',
  resumeId: null,
  followsLook: false,
  template: {
    id: 'letter-classic',
  },
  conflicts: [],
  createdAt: '2026-02-16T09:00:00.000Z',
  updatedAt: '2026-02-16T09:00:00.000Z',
};
