import { z } from 'zod';
import { align, NO_ENTRY, sameDate, sameText, squeeze, startsAlike, type Entry } from './same-value.ts';

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const entry = z
  .object({
    name: text,
    position: text,
    organization: text,
    institution: text,
    studyType: text,
    area: text,
    score: text,
    title: text,
    language: text,
    startDate: text,
    endDate: text,
    date: text,
    releaseDate: text,
    summary: text,
    description: text,
    network: text,
    username: text,
    url: text,
    highlights: texts,
    keywords: texts,
  })
  .partial()
  .transform((values): Entry => ({
    ...NO_ENTRY,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  }));
const list = z.array(entry).catch([]);
const place = { city: '', region: '', countryCode: '', postalCode: '' };
const person = { name: '', label: '', email: '', phone: '', url: '', summary: '', location: place, profiles: [] };
const scoredSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      profiles: list,
      location: z.object({ city: text, region: text, countryCode: text, postalCode: text }).catch(place),
    })
    .catch(person),
  work: list,
  volunteer: list,
  education: list,
  skills: list,
  languages: list,
  certificates: list,
  awards: list,
  publications: list,
  projects: list,
});
type Scored = z.infer<typeof scoredSchema>;

/** How well a resume was read. */
export interface ResumeScore {
  /** Mean of the F1 of every field that either side has, 0–1. */
  macroF1: number;
  /** Descriptions of what is missing, wrong or superfluous. */
  misses: string[];
  /** What was right, made up and missed, by field. */
  fields: ReadonlyMap<string, FieldCount>;
}

/** How often a field was read correctly, was made up, and was missed. */
export interface FieldCount {
  right: number;
  extra: number;
  missing: number;
}

/**
 * Scores a JSON Resume that was read against the one that was written, field by field, as the corpus of real resumes is
 * scored: texts by letters and digits, entries of lists paired by similarity, descriptions by their beginnings.
 */
export function scoreResume(written: unknown, read: unknown): ResumeScore {
  const [truth, found] = [scoredSchema.parse(written), scoredSchema.parse(read)];
  const tally = newTally();
  const { one, set } = tally;
  scoreBasics(tally, truth.basics, found.basics);
  for (const [a, b] of align(truth.work, found.work, (x) => [x.name, x.position], true)) {
    one('work.name', a.name, b.name, sameText);
    one('work.position', a.position, b.position, sameText);
    scorePeriod(tally, 'work', a, b, a.summary);
  }
  for (const [a, b] of align(truth.volunteer, found.volunteer, (x) => [x.organization, x.position], true)) {
    one('volunteer.organization', a.organization, b.organization, sameText);
    one('volunteer.position', a.position, b.position, sameText);
    scorePeriod(tally, 'volunteer', a, b, a.summary);
  }
  for (const [a, b] of align(
    truth.education.filter((x) => x.institution),
    found.education,
    (x) => [x.institution, degree(x)],
  )) {
    one('education.institution', a.institution, b.institution, sameText);
    one(
      'education.degree',
      degree(a),
      degree(b),
      (x, y) => words(x) === words(y) || sameText(x, y) || sameText(x, `${b.area}${b.studyType}`),
    );
    one('education.startDate', a.startDate, b.startDate, sameDate);
    one('education.endDate', a.endDate, b.endDate, sameDate);
    if (a.score) one('education.score', a.score, b.score, (x, y) => sameText(x.replace(MARK, ''), y.replace(MARK, '')));
  }
  const groups = new Set(truth.skills.filter((skill) => skill.keywords.length > 0).map((skill) => squeeze(skill.name)));
  const skills = skillsOf(truth);
  set(
    'skills',
    skills,
    skillsOf(found).filter((skill) => !groups.has(squeeze(skill)) || skills.some((other) => sameText(other, skill))),
    sameText,
  );
  set(
    'languages',
    truth.languages.map((x) => x.language),
    found.languages.map((x) => x.language).filter(Boolean),
    sameText,
  );
  for (const [a, b] of align(truth.projects, found.projects, (x) => [x.name])) {
    one('projects.name', a.name, b.name, sameText);
    scorePeriod(tally, 'projects', a, b, a.description);
  }
  for (const [section, key, date] of [
    ['certificates', 'name', 'date'],
    ['awards', 'title', 'date'],
    ['publications', 'name', 'releaseDate'],
  ] as const) {
    for (const [a, b] of align(truth[section], found[section], (x) => [x[key]])) {
      one(`${section}.${key}`, a[key], b[key], sameText);
      one(`${section}.date`, a[date], b[date], sameDate);
    }
  }
  return { macroF1: tally.macroF1(), misses: tally.misses, fields: tally.fields };
}

function scoreBasics({ one, set }: Tally, truth: Scored['basics'], found: Scored['basics']): void {
  one('basics.name', truth.name, found.name, sameText);
  one('basics.label', truth.label, found.label, sameText);
  one('basics.email', truth.email, found.email, (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase());
  one('basics.phone', truth.phone, found.phone, (a, b) => digits(a) === digits(b));
  one('basics.url', truth.url, found.url, (a, b) => bareUrl(a) === bareUrl(b));
  one('basics.summary', truth.summary, found.summary, startsAlike);
  for (const part of ['city', 'region', 'countryCode', 'postalCode'] as const)
    one(`location.${part}`, truth.location[part], found.location[part], sameText);
  const of = (profile: Entry) => profile.url || profile.network || profile.username;
  set('profiles', truth.profiles.filter(of), found.profiles.filter(of), sameProfile);
}

const sameProfile = (a: Entry, b: Entry): boolean => {
  const user = (name: string | undefined) => squeeze((name ?? '').replace(/^@/u, ''));
  const onNetwork = squeeze(a.network) === squeeze(b.network) || bareUrl(b.url).includes(squeeze(a.network));
  if (a.username && user(a.username) === user(b.username)) return onNetwork || !b.network;
  return (
    (a.url !== '' && bareUrl(a.url) === bareUrl(b.url)) ||
    (a.username !== '' && user(bareUrl(b.url).split('/').at(-1)) === user(a.username) && onNetwork)
  );
};

function scorePeriod({ one, set }: Tally, section: string, a: Entry, b: Entry, prose: string): void {
  one(`${section}.startDate`, a.startDate, b.startDate, sameDate);
  one(`${section}.endDate`, a.endDate, b.endDate, sameDate);
  // A description in prose may be returned as a list.
  if (prose && a.highlights.length === 0) return;
  const isOwn = (text: string) =>
    !prose || !startsAlike(prose, text) || a.highlights.some((other) => startsAlike(text, other));
  set(
    `${section}.highlights`,
    a.highlights,
    b.highlights.filter((text) => squeeze(text) !== '' && isOwn(text)),
    startsAlike,
  );
}

interface Tally {
  one: (field: string, truth: string, found: string, same: (truth: string, found: string) => boolean) => void;
  set: <Value>(
    field: string,
    truth: readonly Value[],
    found: readonly Value[],
    same: (truth: Value, found: Value) => boolean,
  ) => void;
  macroF1: () => number;
  misses: string[];
  fields: ReadonlyMap<string, FieldCount>;
}

function newTally(): Tally {
  const counts = new Map<string, FieldCount>();
  const misses: string[] = [];
  const add = (field: string, right: number, extra: number, missing: number) => {
    const before = counts.get(field) ?? { right: 0, extra: 0, missing: 0 };
    if (right + extra + missing > 0)
      counts.set(field, {
        right: before.right + right,
        extra: before.extra + extra,
        missing: before.missing + missing,
      });
  };
  return {
    misses,
    fields: counts,
    one: (field, truth, found, same) => {
      const [isWritten, isFound] = [truth.trim() !== '', found.trim() !== ''];
      const isRight = isWritten && isFound && same(truth, found);
      add(field, Number(isRight), Number(isFound && !isRight), Number(isWritten && !isRight));
      if (!isRight && (isWritten || isFound)) misses.push(`${field}: "${truth}" read as "${found}"`);
    },
    set: (field, truth, found, same) => {
      const left = [...found];
      for (const value of truth) {
        const at = left.findIndex((other) => same(value, other));
        if (at === -1) misses.push(`${field}: missed ${JSON.stringify(value)}`);
        else left.splice(at, 1);
        add(field, Number(at !== -1), 0, Number(at === -1));
      }
      add(field, 0, left.length, 0);
      misses.push(...left.map((value) => `${field}: made up ${JSON.stringify(value)}`));
    },
    macroF1: () => {
      const values = [...counts.values()].map(
        ({ right, extra, missing }) => (2 * right) / (2 * right + extra + missing),
      );
      return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
    },
  };
}

const MARK = /\bc?gpa\b|\bgrade\b|\bnote\b/giu;
const bareUrl = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/+$/u, '');
const digits = (phone: string) => phone.replace(/\D/gu, '').replace(/^00/u, '');
const degree = (study: Entry) => `${study.studyType} ${study.area}`.trim();
const SMALL = new Set(['in', 'of', 'the', 'and', 'with', 'de', 'en', 'et', 'e', 'y', 'la', 'du', 'des', 'im', 'und']);
const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word && !SMALL.has(word))
    .toSorted()
    .join(' ');

/** Every skill once: the keywords of a group, or the name of one without keywords. */
const skillsOf = ({ skills }: Scored): string[] => {
  const all = skills
    .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
    .filter((skill) => squeeze(skill));
  return [...new Map(all.map((skill) => [squeeze(skill), skill])).values()];
};
