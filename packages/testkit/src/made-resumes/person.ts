import { randomOf } from '../random.ts';
import { vocabularies, type Part, type Vocabulary } from './languages/index.ts';

/** What is drawn by lot, the same for the same seed. */
export interface Chance {
  number: () => number;
  below: (end: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Some of the values in their order of drawing, without repetition. */
  some: <Value>(values: readonly Value[], count: number) => Value[];
  is: (probability: number) => boolean;
}

export function chanceOf(seed: number): Chance {
  const number = randomOf((seed * 2_654_435_761 + 97) >>> 0);
  const below = (end: number): number => Math.floor(number() * end);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const some = <Value>(values: readonly Value[], count: number): Value[] => {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
  };
  return { number, below, pick, some, is: (probability) => number() < probability };
}

/** A month as `2021-03`; `''` for "now". */
export type Month = string;

export interface MadeJob {
  organization: string;
  position: string;
  city: string;
  start: Month;
  end: Month;
  highlights: string[];
}
export interface MadeStudy {
  institution: string;
  studyType: string;
  area: string;
  city: string;
  start: Month;
  end: Month;
  /** As printed, with its label; `''` for none. */
  score: string;
}
/** A certificate, an award or a publication. */
export interface MadeThing {
  title: string;
  by: string;
  date: Month;
}
export interface MadeProject {
  name: string;
  description: string;
  start: Month;
  end: Month;
}

/** An invented person, as their resume describes them. */
export interface MadePerson {
  vocabulary: Vocabulary;
  name: string;
  label: string;
  email: string;
  phone: string;
  site: string;
  github: string;
  linkedin: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  countryCode: string;
  summary: string;
  work: MadeJob[];
  education: MadeStudy[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency: string }[];
  certificates: MadeThing[];
  awards: MadeThing[];
  publications: MadeThing[];
  volunteer: MadeJob[];
  projects: MadeProject[];
  interests: string[];
  headings: Record<Part, string>;
}

const list = (text: string): string[] => text.split('|');
const item = (text: string): string[] => text.split(';');
const month = (year: number, number: number): Month => `${year}-${String(number).padStart(2, '0')}`;

/** The person with a number: every number gives another one, the same each time. */
export function personOf(seed: number, language: string): MadePerson {
  const chance = chanceOf(seed);
  const vocabulary = vocabularies.find((candidate) => candidate.language === language);
  if (!vocabulary) throw new Error(`no words for ${language}`);
  const field = chance.pick(vocabulary.fields);
  const [city = '', region = '', postalCode = '', country = '', countryCode = '', dial = '', street = ''] = item(
    chance.pick(list(vocabulary.places)),
  );
  const name = chance.pick(list(vocabulary.names));
  const handle = latinHandle(name, seed);
  const roles = chance.some(list(field.roles), 4);
  const cities = list(vocabulary.places).map((place) => item(place)[0] ?? '');
  const jobs = 1 + chance.below(3);
  let year = 2025 - chance.below(2);
  const isOngoing = chance.is(0.7);
  const employers = chance.some(list(field.employers), 4);
  const tasks = chance.some(list(field.tasks), 7);
  const work = Array.from({ length: jobs }, (_, index): MadeJob => {
    const end = index === 0 && isOngoing ? '' : month(year, 1 + chance.below(12));
    year -= 1 + chance.below(3);
    const start = month(year, 1 + chance.below(12));
    year -= 1;
    return {
      organization: employers[index] ?? '',
      position: roles[index] ?? '',
      city: chance.pick(cities),
      start,
      end,
      highlights: tasks.splice(0, 1 + chance.below(3)),
    };
  });
  const schools = chance.some(list(vocabulary.schools), 2);
  const education = chance.some(list(field.degrees), 1 + chance.below(2)).map((degree, index): MadeStudy => {
    const [studyType = '', area = ''] = item(degree);
    const end = month(year, 6);
    year -= 3;
    return {
      institution: schools[index] ?? '',
      studyType,
      area,
      city: chance.pick(cities),
      start: month(year, 9),
      end,
      score: chance.is(0.5) ? chance.pick(list(vocabulary.score)) : '',
    };
  });
  const things = (texts: string, most: number): MadeThing[] =>
    chance.some(list(texts), 1 + chance.below(most)).map((text) => {
      const [title = '', by = ''] = item(text);
      return { title, by, date: month(2015 + chance.below(10), 1 + chance.below(12)) };
    });
  const sometimes = <Value>(probability: number, values: Value[]): Value[] => (chance.is(probability) ? values : []);
  return {
    vocabulary,
    name,
    label: roles[0] ?? '',
    email: `${handle}@${chance.pick(['example.org', 'mail.example.com', 'example.net'])}`,
    phone: `${dial} ${String(100 + chance.below(899))} ${String(10 + chance.below(89))}`,
    site: chance.is(0.4) ? `www.${handle.replace(/\W/gu, '')}.example.com` : '',
    github: chance.is(0.5) ? handle.replace('.', '-') : '',
    linkedin: chance.is(0.6) ? handle.replace('.', '') : '',
    street,
    city,
    region,
    postalCode,
    country,
    countryCode,
    summary: chance.is(0.7) ? chance.pick(list(vocabulary.summaries)) : '',
    work,
    education,
    skills: chance.some(list(field.skills), 2 + chance.below(2)).map((group) => {
      const at = group.search(/\s?[:：]\s?/u);
      const words = (text: string): string[] => text.split(/\s*[,、]\s*/u).map((word) => word.trim());
      return at < 0
        ? { name: '', keywords: words(group) }
        : { name: group.slice(0, at).trim(), keywords: words(group.slice(at).replace(/^\s?[:：]\s?/u, '')) };
    }),
    languages: sometimes(0.7, list(vocabulary.spoken).slice(0, 2 + chance.below(2))).map((spoken) => {
      const [spokenLanguage = '', fluency = ''] = item(spoken);
      return { language: spokenLanguage, fluency };
    }),
    certificates: sometimes(0.5, things(field.certificates, 2)),
    awards: sometimes(0.6, things(vocabulary.awards, 3)),
    publications: sometimes(0.4, things(field.papers, 3)),
    volunteer: sometimes(0.5, chance.some(list(vocabulary.volunteering), 1 + chance.below(2))).map((text) => {
      const [organization = '', position = '', task = ''] = item(text);
      const start = 2014 + chance.below(6);
      return {
        organization,
        position,
        city: '',
        start: month(start, 1 + chance.below(12)),
        end: month(start + 1 + chance.below(3), 1 + chance.below(12)),
        highlights: task ? [task] : [],
      };
    }),
    projects: sometimes(0.5, chance.some(list(field.projects), 1 + chance.below(2))).map((text) => {
      const [title = '', description = ''] = item(text);
      const start = 2016 + chance.below(7);
      return { name: title, description, start: month(start, 1 + chance.below(12)), end: month(start + 1, 3) };
    }),
    interests: chance.is(0.4) ? chance.pick(list(vocabulary.interests)).split(/\s*[,、]\s*/u) : [],
    headings: {
      summary: chance.pick(list(vocabulary.headings.summary)),
      work: chance.pick(list(vocabulary.headings.work)),
      education: chance.pick(list(vocabulary.headings.education)),
      skills: chance.pick(list(vocabulary.headings.skills)),
      languages: chance.pick(list(vocabulary.headings.languages)),
      certificates: chance.pick(list(vocabulary.headings.certificates)),
      awards: chance.pick(list(vocabulary.headings.awards)),
      publications: chance.pick(list(vocabulary.headings.publications)),
      volunteer: chance.pick(list(vocabulary.headings.volunteer)),
      projects: chance.pick(list(vocabulary.headings.projects)),
      interests: chance.pick(list(vocabulary.headings.interests)),
      contact: chance.pick(list(vocabulary.headings.contact)),
    },
  };
}

/** A name as it stands before an @: Latin letters without accents, or a number for names in other scripts. */
const latinHandle = (name: string, seed: number): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z ]/gu, '')
    .split(/\s+/u)
    .filter((word) => word.length > 1);
  return words.length > 1 ? `${words[0]}.${words.at(-1)}` : `person.${String(100 + (seed % 900))}`;
};
