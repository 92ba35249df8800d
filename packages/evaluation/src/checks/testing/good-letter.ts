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
      text: 'Your posting asks for somebody who can open a second warehouse without losing the first. At Northwind Traders **I moved 12,000 articles to a new building over one weekend, without a missed order**, and late deliveries fell from 11% to 3% in the year after.',
    },
    {
      id: '01950000-0000-7000-8000-0000000c0022',
      text: 'You name three things that you need, and I have done each of them:\n- **Planning:** routes are set a week ahead, and a delivered parcel costs £5.35 instead of £6.10.\n- **People:** I lead 34 in two shifts. Sick leave fell by a third after the rosters were made with them.\n- **Accuracy:** at Harbour & Pine a second scan at the dock brought picking errors down to 4 in 10,000.',
    },
    {
      id: '01950000-0000-7000-8000-0000000c0023',
      text: 'What draws me to Halden is that you publish your waste figures every quarter; I would like to help them fall. I could start in May, and would be glad to come to Hull before then to walk the site with you.',
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
