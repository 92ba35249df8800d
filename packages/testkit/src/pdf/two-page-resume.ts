import { resumeSchema, type Resume } from '@vitae/domain';

const id = (index: number) => `01890a5d-ac96-774b-bcce-${index.toString(16).padStart(12, '0')}`;

const bullets = [
  'Cut the time from order to delivery from nine days to four by merging two planning systems and retiring a third.',
  'Led a team of seven through the move to event-driven services; outages fell from 14 to 2 a quarter.',
  'Wrote the incident handbook that all 23 product teams now use, and trained 60 colleagues in it.',
  'Negotiated hosting contracts worth €1.8 million a year and brought unit costs down by **31 %**.',
  'Introduced a weekly review of *flaky tests*; the main branch went from 71 % to 98 % green.',
];

const employers = ['Nordlicht Logistik GmbH', 'Åkerström & Søn', 'Papeterie Lefèvre', 'Halcyon Instruments'];
const titles = ['Head of Platform Engineering', 'Senior Software Engineer', 'Software Engineer', 'Junior Developer'];

/** A resume of two pages with the classic template: Latin text with accents, bullets, bold, italic and links. */
export function twoPageResume(): Resume {
  return resumeSchema.parse({
    id: id(1),
    title: 'Renée Łukasz-Øster',
    slug: 'renee',
    country: 'DE',
    basics: {
      fullName: 'Renée Łukasz-Øster',
      headline: 'Platform engineering lead',
      email: 'renee.lukasz@example.org',
      phone: '+49 30 5550 1234',
      location: { city: 'Hamburg', countryCode: 'DE' },
      links: [
        { id: id(2), label: 'GitHub', url: 'https://github.com/renee-example' },
        { id: id(3), label: 'LinkedIn', url: 'https://www.linkedin.com/in/renee-example' },
      ],
    },
    summary:
      'Engineer and team lead with fourteen years in logistics and measuring instruments. Builds platforms that other teams like to use, and keeps them small enough to understand. Looking for a role where **reliability** and *plain writing* matter.',
    sections: {
      experience: {
        items: employers.map((employer, index) => ({
          id: id(10 + index),
          position: titles[index] ?? '',
          employer,
          location: ['Hamburg', 'Malmö', 'Lyon', 'Edinburgh'][index] ?? '',
          start: `${2021 - index * 3}-0${index + 3}`,
          end: index === 0 ? '' : `${2024 - index * 3}-0${index + 2}`,
          current: index === 0,
          body: bullets
            .map(
              (bullet, at) =>
                `- ${at === index ? `${bullet} Read more at [the case study](https://example.org/case/${index}).` : bullet}`,
            )
            .join('\n'),
        })),
      },
      education: {
        items: [
          {
            id: id(20),
            degree: 'MSc',
            area: 'Computer Science',
            institution: 'Technische Universität Berlin',
            location: 'Berlin',
            start: '2009',
            end: '2011',
            score: '1,3',
            courses: ['Distributed systems', 'Compilers'],
          },
          {
            id: id(21),
            degree: 'BSc',
            area: 'Mathematics',
            institution: 'Uniwersytet Jagielloński',
            location: 'Kraków',
            start: '2006',
            end: '2009',
            body: 'Thesis on sparse matrices.',
          },
        ],
      },
      skill: {
        items: [
          { id: id(30), name: 'Languages', keywords: ['Go', 'TypeScript', 'Rust', 'SQL'], level: 'Expert' },
          {
            id: id(31),
            name: 'Infrastructure',
            keywords: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform'],
            level: 'Advanced',
          },
          {
            id: id(32),
            name: 'Practice',
            keywords: ['Incident response', 'Mentoring', 'Technical writing'],
            level: 'Expert',
          },
        ],
      },
      project: {
        items: [
          {
            id: id(40),
            name: 'Tideline',
            role: 'Author',
            start: '2019',
            end: '2022',
            url: 'https://tideline.example.org',
            keywords: ['Rust', 'WebAssembly'],
            body: '- Open-source tide tables for small harbours; 4,000 users.\n- Reads the data of nine hydrographic offices.',
          },
          {
            id: id(41),
            name: 'Kleine Bahn',
            role: 'Maintainer',
            start: '2016',
            end: '2019',
            body: 'Timetables for narrow-gauge railways → one page a line.',
          },
        ],
      },
      language: {
        items: [
          { id: id(50), name: 'German', fluency: 'Native' },
          { id: id(51), name: 'Polish', fluency: 'Native' },
          { id: id(52), name: 'French', fluency: 'Professional' },
        ],
      },
      certification: {
        items: [{ id: id(60), name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2022-05' }],
      },
      hobbies: { items: [{ id: id(70), name: 'Outdoors', keywords: ['Sailing', 'Night trains', 'Rye bread'] }] },
    },
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-02-11T08:30:00.000Z',
  });
}
