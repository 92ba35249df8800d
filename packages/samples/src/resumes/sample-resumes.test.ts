import { describe, expect, it } from 'vitest';
import { jobTitles } from '../job-titles.ts';
import { loadSamples } from '../samples.ts';
import { loadSample, sampleResumes } from './sample-resumes.ts';

/** The month in which the samples were written: nothing in them is later but what says how long it is valid. */
const written = '2026-01';

const samples = (await loadSamples('resume')).flatMap((sample) => (sample.kind === 'resume' ? [sample] : []));
const letters = await loadSamples('coverletter');

const languageOf = (locale: string) => locale.split('-')[0];
const counted = (values: readonly string[]) =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<string, number>());

/** What is written in a document, line by line: no field runs on into the next. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
}

/** The runs of eight words in a line. */
function gramsIn(line: string): string[] {
  const words = line.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  return words.slice(7).map((_, at) => words.slice(at, at + 8).join(' '));
}

/** Numbers that nobody has: set aside for stories where a country does so, otherwise in a range that is not given out. */
const inventedPhones: Readonly<Record<string, RegExp>> = {
  US: /^\+1 \d{3} 555 01\d\d$/,
  CA: /^\+1 \d{3} 555 01\d\d$/,
  GB: /^\+44 (?:20 7946 0|1(?:13|17|21|31|41|51|61) 496 0|29 2018 0|28 9649 6|7700 900)\d{3}$/,
  IE: /^\+353 20 91\d \d{4}$/,
  AU: /^\+61 491 57(?:0 (?:006|15[6-9]|110|313|737)|1 (?:266|491|804))$/,
  NZ: /^\+64 4 555 01\d\d$/,
  DE: /^\+49 (?:30 23125|221 4710|40 66969|69 90009|89 99998) ?\d{3}$/,
  FR: /^\+33 4 65 71 \d\d \d\d$/,
  SE: /^\+46 70 174 06 \d\d$/,
  ES: /^\+34 555 010 \d{3}$/,
  PT: /^\+351 900 000 \d{3}$/,
  BR: /^\+55 \d\d 90000 01\d\d$/,
  IT: /^\+39 300 000 0\d{3}$/,
  NL: /^\+31 6 0000 01\d\d$/,
  PL: /^\+48 98 555 01 \d\d$/,
  AE: /^\+971 51 555 01\d\d$/,
  CN: /^\+86 120 5550 \d{4}$/,
  JP: /^\+81 90 0000 01\d\d$/,
};
const inventedHost =
  /^https:\/\/(?:[\w-]+\.)?example\.com(?:\/|$)|^https:\/\/linkedin\.com\/in\/|^https:\/\/(?:github|instagram)\.com\/example-/;

describe('sample resumes', () => {
  it('are one for each job title under its name, and others in further languages, which their names end with', () => {
    const named = samples.filter(({ slug, jobTitle }) => slug === jobTitle);
    expect(named.map(({ slug }) => slug).toSorted()).toEqual(jobTitles.map(({ slug }) => slug).toSorted());
    for (const { slug, jobTitle, document } of samples.filter((one) => !named.includes(one))) {
      const language = languageOf(document.locale);
      expect(slug).toBe(`${jobTitle}-${language}`);
      const main = named.find((one) => one.jobTitle === jobTitle);
      expect(languageOf(main?.document.locale ?? '')).not.toBe(language);
    }
  });

  it('are for every point of a career, in all looks, in many countries and languages', () => {
    const levels = counted(samples.map(({ level }) => level));
    expect(Math.min(...['entry', 'mid', 'senior'].map((level) => levels.get(level) ?? 0))).toBeGreaterThanOrEqual(10);
    expect(counted(samples.map(({ document }) => document.template.id)).size).toBe(12);
    expect(counted(samples.map(({ document }) => document.country)).size).toBeGreaterThanOrEqual(15);
    const others = samples.filter(({ document }) => languageOf(document.locale) !== 'en');
    expect(others.length).toBeGreaterThanOrEqual(12);
  });

  it('share no sentence with another title', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { jobTitle, document, points } of [...samples, ...letters]) {
      for (const gram of linesIn([document, points]).flatMap(gramsIn)) {
        const owner = owners.get(gram) ?? jobTitle;
        owners.set(gram, owner);
        if (owner !== jobTitle) shared.push(`${owner} and ${jobTitle}: ${gram}`);
      }
    }
    expect(shared).toEqual([]);
    expect(owners.size).toBeGreaterThan(5000);
  });

  it('are of people with different names', () => {
    const names = counted(samples.map(({ document }) => document.basics.fullName));
    expect([...names].filter(([, count]) => count > 1)).toEqual([]);
  });

  it.each(samples)('$slug has dates that work out', ({ level, document: resume }) => {
    expect(resume.updatedAt.slice(0, 7)).toBe(written);
    expect(resume.target.level).toBe(level);
    const all = Object.values(resume.sections).flatMap(({ items }) => items);
    for (const item of all) {
      const { start, end, current, date } = Object.fromEntries(Object.entries(item));
      const days = [start, end, date].filter((one) => typeof one === 'string').filter((one) => one !== '');
      for (const day of days) {
        expect(day).toMatch(/^(?:19[89]|20[0-2])\d(?:-(?:0[1-9]|1[0-2]))?$/);
        expect(day <= written, `${day} is later than the sample`).toBe(true);
      }
      if (typeof start === 'string' && typeof end === 'string' && end !== '') {
        expect(start <= end, `${start} to ${end}`).toBe(true);
        expect(current).not.toBe(true);
      }
    }
    const starts = resume.sections.experience.items.map(({ start }) => String(start));
    expect(starts).toEqual(starts.toSorted().toReversed());
    const first = Number(starts.at(-1)?.slice(0, 4));
    expect(resume.target.yearsOfExperience).toBeLessThanOrEqual(2026 - first);
    const schools = resume.sections.education.items.map(({ start }) => Number(String(start).slice(0, 4)));
    // Nobody works before the age of thirteen or so, counted from a first school that starts at ten or later.
    expect(first).toBeGreaterThanOrEqual(Math.min(...schools) - 6);
  });

  it.each(samples)('$slug names nobody who can be reached', ({ document: resume }) => {
    const text = JSON.stringify(resume);
    const emails = text.match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([]);
    const urls = text.match(/https?:\/\/[^"\s]+/g) ?? [];
    expect(urls.filter((url) => !inventedHost.test(url))).toEqual([]);
    const phones = [resume.basics.phone, ...resume.sections.reference.items.map(({ phone }) => phone)];
    expect(phones.filter((phone) => !inventedPhones[resume.country]?.test(String(phone)))).toEqual([]);
  });
});

describe('the few that are shown first', () => {
  it.each(sampleResumes)('$slug is summed up as it is', async ({ slug, title, fullName }) => {
    const resume = await loadSample(slug);
    expect({ title: resume.title, fullName: resume.basics.fullName }).toEqual({ title, fullName });
  });
});
