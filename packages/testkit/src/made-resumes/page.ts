import type { Design } from './design.ts';
import type { Part } from './languages/index.ts';
import { monthText, periodText } from './dates.ts';
import type { MadeJob, MadePerson, MadeStudy, MadeThing } from './person.ts';

/** Text in one style. */
export interface Span {
  text: string;
  bold?: boolean;
  italic?: boolean;
  url?: string;
}
/** One line: text on the left, and on the right. */
export interface Row {
  left: Span[];
  right?: Span[];
  /** The line is an item of a list. */
  isItem?: boolean;
}
/** Lines that belong together, beside what hangs in a column to their left. */
export interface Entry {
  hanging?: string;
  rows: Row[];
}
export interface MadeSection {
  part: Part;
  heading: string;
  entries: Entry[];
  /** Short words in boxes, side by side. */
  chips?: string[];
}
export interface Contact {
  kind: 'email' | 'phone' | 'site' | 'github' | 'linkedin' | 'address';
  /** Printed before it; `''` for nothing. */
  label: string;
  text: string;
  url?: string;
}
/** A page as its family arranges it; the program that writes it decides how it looks. */
export interface MadePage {
  language: string;
  name: string;
  label: string;
  contacts: Contact[];
  main: MadeSection[];
  side: MadeSection[];
  design: Design;
}

const sideParts: readonly Part[] = ['skills', 'languages', 'certificates', 'interests', 'awards'];
const equalParts: readonly Part[] = ['education', 'skills', 'languages', 'certificates', 'awards', 'interests'];

export function pageOf(person: MadePerson, design: Design): MadePage {
  const sections = design.order
    .filter((part) => !design.without.includes(part))
    .map((part) => sectionOf(part, person, design))
    .filter((section) => section.entries.length > 0 || (section.chips ?? []).length > 0);
  const aside = design.columns === 'equal' ? equalParts : design.columns.startsWith('side') ? sideParts : [];
  return {
    language: person.vocabulary.language,
    name: design.nameInCapitals ? person.name.toLocaleUpperCase() : person.name,
    label: design.hasLabel ? person.label : '',
    contacts: contactsOf(person, design),
    main: sections.filter(({ part }) => !aside.includes(part)),
    side: sections.filter(({ part }) => aside.includes(part)),
    design,
  };
}

/** The address as the design prints it. */
export function addressOf(person: MadePerson, { address }: Design): string {
  const { street, postalCode, city, region, country } = person;
  const join = (...texts: string[]): string => texts.filter(Boolean).join(', ');
  if (address === 'city') return city;
  if (address === 'city, region') return region ? join(city, region) : join(city, country);
  if (address === 'city, country') return join(city, country);
  return ['US', 'CA', 'AU', 'GB'].includes(person.countryCode)
    ? join(street, city, [region, postalCode].filter(Boolean).join(' '))
    : join(street, `${postalCode} ${city}`);
}

function contactsOf(person: MadePerson, design: Design): Contact[] {
  const { labels } = person.vocabulary;
  const isLabelled = design.contacts === 'labelled' || design.contacts === 'under heading';
  const label = (text: string): string => (isLabelled ? text : '');
  const contacts: Contact[] = [
    { kind: 'address', label: label(labels.address), text: addressOf(person, design) },
    { kind: 'phone', label: label(labels.phone), text: person.phone },
    { kind: 'email', label: label(labels.email), text: person.email, url: `mailto:${person.email}` },
    { kind: 'site', label: '', text: person.site, url: `https://${person.site}` },
    {
      kind: 'linkedin',
      label: label('LinkedIn'),
      text: `linkedin.com/in/${person.linkedin}`,
      url: `https://linkedin.com/in/${person.linkedin}`,
    },
    {
      kind: 'github',
      label: label('GitHub'),
      text: `github.com/${person.github}`,
      url: `https://github.com/${person.github}`,
    },
  ];
  return contacts.filter(({ text }) => text !== '' && !text.endsWith('/'));
}

function headingText(text: string, number: number, { heading }: Design): string {
  const capitals = text.toLocaleUpperCase();
  if (heading === 'capitals') return capitals;
  if (heading === 'colon') return `${text}:`;
  if (heading === 'numbered') return `${String(number)}. ${text}`;
  return text;
}

function sectionOf(part: Part, person: MadePerson, design: Design): MadeSection {
  const heading = headingText(person.headings[part], design.order.indexOf(part) + 1, design);
  const section = (entries: Entry[], chips?: string[]): MadeSection => ({
    part,
    heading,
    entries,
    ...(chips ? { chips } : {}),
  });
  const plain = (text: string): Entry[] => (text ? [{ rows: [{ left: [{ text }] }] }] : []);
  if (part === 'summary') return section(plain(person.summary));
  if (part === 'interests') return section(plain(person.interests.join(', ')));
  if (part === 'work') return section(jobs(person.work, person, design));
  if (part === 'volunteer') return section(jobs(person.volunteer, person, { ...design, isGrouped: false }));
  if (part === 'education') return section(person.education.map((study) => studyEntry(study, person, design)));
  if (part === 'certificates' || part === 'awards' || part === 'publications')
    return section(person[part].map((thing) => thingEntry(thing, person, design)));
  if (part === 'projects')
    return section(
      person.projects.map(({ name, description, start, end }) =>
        entryOf(
          { title: name, sub: '', city: '', period: periodText(start, end, person.vocabulary, design) },
          [{ left: [{ text: description }] }],
          design,
        ),
      ),
    );
  if (part === 'skills') return skillsSection(person, design, section);
  return section(
    person.languages.map(({ language, fluency }): Entry => {
      if (design.spoken === 'columns') return { rows: [{ left: [{ text: language }], right: [{ text: fluency }] }] };
      const text = {
        brackets: `${language} (${fluency})`,
        dash: `${language} – ${fluency}`,
        colon: `${language}: ${fluency}`,
        comma: `${language}, ${fluency}`,
        columns: '',
      }[design.spoken];
      return { rows: [{ left: [{ text }] }] };
    }),
  );
}

function skillsSection(
  { skills }: MadePerson,
  design: Design,
  section: (entries: Entry[], chips?: string[]) => MadeSection,
): MadeSection {
  const all = skills.flatMap(({ keywords }) => keywords);
  if (design.skills === 'chips') return section([], all);
  if (design.skills === 'flat') return section([{ rows: [{ left: [{ text: all.join(', ') }] }] }]);
  if (design.skills === 'items') return section(all.map((text) => ({ rows: [{ left: [{ text }], isItem: true }] })));
  if (design.skills === 'rows') return section(all.map((text) => ({ rows: [{ left: [{ text }] }] })));
  return section(
    skills.map(({ name, keywords }): Entry => {
      const text = keywords.join(', ');
      if (!name) return { rows: [{ left: [{ text }] }] };
      if (design.skills === 'hanging') return { hanging: name, rows: [{ left: [{ text }] }] };
      return { rows: [{ left: [{ text: `${name}: `, bold: true }, { text }] }] };
    }),
  );
}

interface Facts {
  title: string;
  sub: string;
  city: string;
  period: string;
}

function jobs(work: readonly MadeJob[], { vocabulary }: MadePerson, design: Design): Entry[] {
  const bodyOf = ({ highlights }: MadeJob): Row[] => highlights.map((text) => ({ left: [{ text }], isItem: true }));
  const factsOf = (job: MadeJob): Facts => ({
    title: job.position,
    sub: job.organization,
    city: job.city,
    period: periodText(job.start, job.end, vocabulary, design),
  });
  if (!design.isGrouped || work.length < 2) return work.map((job) => entryOf(factsOf(job), bodyOf(job), design));
  // The first two roles are of one employer.
  const [first, second, ...others] = work;
  if (!first || !second) return [];
  const roles = [first, second].flatMap((job): Row[] => [
    { left: [{ text: job.position, italic: true }], right: [{ text: factsOf(job).period }] },
    ...bodyOf(job),
  ]);
  return [
    { rows: [{ left: [{ text: first.organization, bold: true }], right: [{ text: first.city }] }, ...roles] },
    ...others.map((job): Entry => ({
      rows: [
        { left: [{ text: job.organization, bold: true }], right: [{ text: job.city }] },
        { left: [{ text: job.position, italic: true }], right: [{ text: factsOf(job).period }] },
        ...bodyOf(job),
      ],
    })),
  ];
}

function studyEntry(study: MadeStudy, { vocabulary }: MadePerson, design: Design): Entry {
  const isLatin = !['zh'].includes(vocabulary.language);
  const degree = [study.studyType, study.area].filter(Boolean).join(isLatin ? ', ' : ' ');
  const years: Design = design.dates === 'long' || design.dates === 'numbers' ? design : { ...design, dates: 'years' };
  return entryOf(
    {
      title: degree,
      sub: study.institution,
      city: study.city,
      period: periodText(study.start, study.end, vocabulary, years),
    },
    study.score ? [{ left: [{ text: study.score }] }] : [],
    design,
  );
}

function thingEntry({ title, by, date }: MadeThing, { vocabulary }: MadePerson, design: Design): Entry {
  const when = monthText(date, vocabulary, { ...design, dates: design.dates === 'short' ? 'short' : 'years' });
  const both: Span[] = [{ text: title, bold: true }, { text: `, ${by}` }];
  switch (design.thing) {
    case 'right':
      return { rows: [{ left: both, right: [{ text: when }] }] };
    case 'brackets':
      return { rows: [{ left: [{ text: title }, { text: ` – ${by} (${when})` }], isItem: true }] };
    case 'first':
      return { rows: [{ left: [{ text: `${when}: ` }, { text: title, bold: true }, { text: `, ${by}` }] }] };
    case 'hanging':
      return { hanging: when, rows: [{ left: both }] };
    case 'below':
      return { rows: [{ left: [{ text: title, bold: true }] }, { left: [{ text: `${by}, ${when}`, italic: true }] }] };
    case 'comma':
      return { rows: [{ left: [{ text: title, italic: true }, { text: `, ${by}, ${when}` }], isItem: true }] };
  }
}

/** The facts of an entry where the design puts them, above its description. */
function entryOf({ title, sub, city, period }: Facts, body: Row[], design: Design): Entry {
  const place = [sub, city].filter(Boolean).join(', ');
  const at = (text: string, span: Omit<Span, 'text'> = {}): Row[] => (text ? [{ left: [{ text, ...span }] }] : []);
  const pair = (left: string, right: string, span: Omit<Span, 'text'> = {}): Row[] =>
    left || right ? [{ left: [{ text: left, ...span }], right: [{ text: right }] }] : [];
  const joined = (separator: string, ...texts: string[]): string => texts.filter(Boolean).join(separator);
  const [b, i] = [{ bold: true }, { italic: true }];
  switch (design.entry) {
    case 'role, date right':
      return { rows: [...pair(title, period, b), ...at(place, i), ...body] };
    case 'employer, date right':
      return { rows: [...pair(sub || title, period, b), ...at(sub ? joined(', ', title, city) : '', i), ...body] };
    case 'four corners':
      return {
        rows: [...pair(sub || title, city || period, b), ...(sub ? pair(title, city ? period : '', i) : []), ...body],
      };
    case 'four corners, role first':
      return { rows: [...pair(title, period, b), ...(sub ? pair(sub, city, i) : []), ...body] };
    case 'one line, date last':
      return {
        rows: [
          { left: [{ text: title, ...b }, { text: place ? `, ${place}` : '' }, { text: ` (${period})` }] },
          ...body,
        ],
      };
    case 'one line, date first':
      return {
        rows: [
          { left: [{ text: `${period}  ` }, { text: title, ...b }, { text: place ? `, ${place}` : '' }] },
          ...body,
        ],
      };
    case 'hanging date':
      return { hanging: period, rows: [...at(title, b), ...at(place, i), ...body] };
    case 'hanging date, employer first':
      return { hanging: period, rows: [...at(place || title, b), ...(place ? at(title) : []), ...body] };
    case 'bars':
      return { rows: [...at(joined(' | ', title, sub, city, period)), ...body] };
    case 'date below':
      return { rows: [...at(title, b), ...at(place), ...at(period, i), ...body] };
    case 'date above':
      return { rows: [...at(period), ...at(title, b), ...at(place), ...body] };
    case 'employer and date below':
      return { rows: [...at(title, b), ...at(joined(' · ', sub, city, period)), ...body] };
    case 'in commas':
      return {
        rows: [
          { left: [{ text: title, ...b }, { text: place ? `, ${place}` : '' }], right: [{ text: period, ...i }] },
          ...body,
        ],
      };
    case 'at':
      return { rows: [...pair(joined(' — ', sub, title), period, b), ...at(city, i), ...body] };
  }
}
