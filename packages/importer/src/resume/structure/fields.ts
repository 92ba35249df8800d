import { sections, type Field, type Section, type Slot } from '@vitae/domain';

/** The fields of a section by their content, as far as the importer distinguishes values. */
export type FieldNames = {
  title: string | undefined;
  /** The field of study, if a section separates it from the title. */
  area: string | undefined;
  subtitle: string | undefined;
  /** A second subtitle, such as a company next to a role. */
  second: string | undefined;
  location: string | undefined;
  start: string | undefined;
  end: string | undefined;
  current: string | undefined;
  date: string | undefined;
  url: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  level: string | undefined;
  tags: string | undefined;
  meta: string | undefined;
  body: string | undefined;
};

/** What kind of words a section's title and subtitle are: a job and its employer, a degree and its school, or names. */
export type Vocabulary = 'job' | 'study' | 'thing' | 'person';

export type Fields = Readonly<Record<string, Field>>;

/** The fields of a section, by what they are for. */
export const fieldNames = (fields: Fields): FieldNames => {
  const inSlot = (slot: Slot): (string | undefined)[] =>
    Object.keys(fields).filter((name) => fields[name]?.slot === slot);
  const [title, area] = inSlot('title');
  const [subtitle, second] = inSlot('subtitle');
  const only = (slot: Slot): string | undefined => inSlot(slot)[0];
  return {
    title,
    area,
    subtitle,
    second,
    location: only('location'),
    start: only('start'),
    end: only('end'),
    current: only('current'),
    date: only('date'),
    url: only('url'),
    email: only('email'),
    phone: only('phone'),
    level: only('level'),
    tags: only('tags'),
    meta: only('meta'),
    body: only('body'),
  };
};

/** Derived from the names of the section's fields in JSON Resume, which are a public vocabulary. */
export const vocabularyOf = (
  section: Pick<Section, 'kind'> & { jsonResume?: Section['jsonResume'] | undefined },
): Vocabulary => {
  const names = Object.values(section.jsonResume?.fields ?? {}).filter((name) => typeof name === 'string');
  if (section.kind === 'contacts') return 'person';
  if (names.includes('studyType')) return 'study';
  return names.includes('position') ? 'job' : 'thing';
};

/** The section whose entries are jobs, or studies. */
export const sectionWith = (vocabulary: 'job' | 'study'): Section | undefined =>
  sections.find((section) => vocabularyOf(section) === vocabulary);

/** The section that has a key: "award". */
export const sectionOfKey = (key: string): Section | undefined => sections.find((section) => section.key === key);

/** The section of groups of keywords. */
export const tagsSection: Section | undefined = sections.find(({ kind }) => kind === 'tags');

/** The section of spoken languages. */
export const levelsSection: Section | undefined = sections.find(({ kind }) => kind === 'levels');
