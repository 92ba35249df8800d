import { newId } from '@vitae/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glance, page, run } from '../checks/testing/pages.ts';
import { inputWith, type Changes } from '../checks/testing/sample-input.ts';
import { evaluate, reportSchema } from '../index.ts';
import { skills } from './data/skills.ts';
import { softSkills } from './data/soft-skills.ts';
import { titles } from './data/job-titles.ts';
import { jobMatchOf } from './job-match.ts';
import { keyOf } from './tokens.ts';

const english = `Senior Operations Manager
Northwind Energy · Bristol

Requirements:
- 12+ years of experience in logistics
- Microsoft Excel, SQL and Kubernetes
- Master's degree in engineering
- Coaching and communication skills

Nice to have
- Trailer
- Welding
`;

const german = `Betriebsleiter (m/w/d)
Halden Antriebe GmbH

Dein Profil
- Abgeschlossenes Studium der Logistik
- Mindestens drei Jahre Berufserfahrung
- Sicherer Umgang mit Excel und Tourenplanung
- Teamfähigkeit
`;

const matchOf = (posting: string, changes: Changes = {}, kind: 'resume' | 'coverletter' = 'resume') =>
  jobMatchOf(inputWith(kind, { posting, ...changes }));
const termIn = (match: ReturnType<typeof matchOf>, term: string) => match?.terms.find((one) => one.term === term);

describe('how well a resume fits a posting', () => {
  it('says of each term whether and where the resume says it: word by word, by another name, in another form', () => {
    const match = matchOf(english);
    expect(termIn(match, 'Senior Operations Manager')).toMatchObject({ part: 'title', match: 'exact' });
    expect(termIn(match, 'SQL')).toMatchObject({ part: 'required', match: 'exact' });
    expect(termIn(match, 'SQL')?.found[0]?.path).toMatch(/^sections\.skill/);
    expect(termIn(match, 'Microsoft Excel')).toMatchObject({ match: 'alias' });
    expect(termIn(match, 'Trailer')).toMatchObject({ part: 'preferred', match: 'stem' });
    expect(termIn(match, 'Coaching')).toMatchObject({ part: 'soft', match: 'exact' });
    expect(termIn(match, 'Kubernetes')).toMatchObject({ match: null, found: [] });
  });

  it('lists what is missing by what it is worth, and weighs the parts as they are asked for', () => {
    const match = matchOf(english);
    expect(match?.parts.map(({ id, weight }) => [id, weight])).toEqual([
      ['required', 45],
      ['title', 15],
      ['preferred', 15],
      ['degree', 10],
      ['years', 10],
      ['soft', 5],
    ]);
    const points = match?.missing.map((one) => one.points) ?? [];
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(match?.missing.map(({ term }) => term)).toEqual(expect.arrayContaining(['Kubernetes', 'Welding']));
    const worth = match?.terms.reduce((sum, term) => sum + term.points, 0) ?? 0;
    expect(worth).toBeCloseTo(80, 0);
  });

  it('counts years by the dates of roles, not by what the target says, and the degree that is there', () => {
    const match = matchOf(english, { 'document.target.yearsOfExperience': 40 });
    expect(match?.years).toEqual({ asked: 12, has: 11 });
    expect(match?.degree).toEqual({ asked: 'master', has: 'bachelor' });
    expect(match?.parts).toEqual(expect.arrayContaining([{ id: 'degree', weight: 10, score: 0 }]));
  });

  it('knows a skill of a German posting in an English resume by its other names', () => {
    const match = matchOf(german);
    expect(match).toMatchObject({ jobTitle: 'Betriebsleiter', company: 'Halden Antriebe GmbH' });
    expect(termIn(match, 'Betriebsleiter')).toMatchObject({ match: 'alias' });
    expect(termIn(match, 'Tourenplanung')).toMatchObject({ match: 'alias' });
    expect(match?.years).toEqual({ asked: 3, has: 11 });
    expect(match?.degree).toEqual({ asked: 'bachelor', has: 'bachelor' });
  });

  it('takes no name, reference or heading for a skill, and no word for a language', () => {
    const posting = 'Clerk\n\nRequirements:\n- Go and Welding\n';
    const found = (changes: Changes) => matchOf(posting, changes)?.terms.filter(({ match }) => match !== null) ?? [];
    const id = newId();
    expect(found({ 'document.basics.fullName': 'Ada Welding' })).toEqual([]);
    expect(found({ 'document.sections.reference.items': [{ id, name: 'Bo', body: 'Good at welding' }] })).toEqual([]);
    expect(found({ 'document.sections.skill.heading': 'Welding' })).toEqual([]);
    expect(found({ 'document.summary': 'Made the parcels go out in time' })).toEqual([]);
    expect(found({ 'document.summary': 'Wrote tools in Go' }).map(({ term }) => term)).toEqual(['Go']);
  });

  it('is there for a letter, too, and not without a posting or for one that asks for nothing', () => {
    expect(matchOf(english, {}, 'coverletter')?.parts.map(({ id }) => id)).toContain('required');
    expect(jobMatchOf(inputWith('resume'))).toBeNull();
    expect(matchOf('We are a family business and like our work.')).toBeNull();
  });

  it('is valid as a part of a report, and the same for the same input', () => {
    const input = inputWith('resume', { posting: english });
    const jobMatch = jobMatchOf(input);
    expect(JSON.stringify(jobMatchOf(input))).toBe(JSON.stringify(jobMatch));
    const report = { ...evaluate(input), ...(jobMatch && { jobMatch }) };
    expect(reportSchema.parse(report)).toEqual(report);
  });
});

const summary =
  'Operations manager who has run warehouses and delivery fleets for nine years, and leaves teams that run without her.';
const asked = ['Kubernetes', 'Terraform', 'Welding', 'Payroll', 'Photoshop', 'Route planning', 'SQL', 'Coaching'];
const postingFor = (terms: readonly string[]) =>
  `Plant Manager\n\nRequirements:\n${terms.map((term) => `- Many years of daily work with ${term} in a busy team\n`).join('')}`;

/** Ways to put the terms of a posting into a resume for programs to find. */
const tricks: Readonly<Record<string, (terms: readonly string[], posting: string) => Changes>> = {
  'repeats them': (terms) => ({
    'document.summary': `${summary} ${terms.map((term) => `${term} `.repeat(12)).join('')}`,
  }),
  'copies the posting': (_terms, posting) => ({ 'document.summary': `${summary} ${posting.replaceAll('\n', ' ')}` }),
  'hides them': (terms) => ({
    'document.summary': `${summary} ${terms.join(', ')}`,
    pages: [page(...glance(), run(terms.join(', '), 300, { colour: '#ffffff', path: 'summary' }))],
  }),
};

describe('a resume written for programs', () => {
  it.each(Object.keys(tricks))('loses more than it gains if it %s', (name) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(asked, { minLength: 2 }), (terms) => {
        const posting = postingFor(terms);
        const honest = matchOf(posting, { 'document.summary': summary });
        const stuffed = matchOf(posting, { 'document.summary': summary, ...tricks[name]?.(terms, posting) });
        expect(stuffed?.penalty).toBeGreaterThan(0);
        const lost = (honest?.score ?? 0) - (stuffed?.score ?? 0);
        if ((honest?.score ?? 0) === 0) expect(stuffed?.score).toBe(0);
        else expect(lost).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the names of skills and jobs', () => {
  it.each(Object.entries({ skills, softSkills, titles }))('are each in one line only: %s', (_name, lines) => {
    const names = lines
      .trim()
      .split('\n')
      .flatMap((line) => line.split('|').map((name) => keyOf(name)));
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual([]);
    expect(names.every(Boolean)).toBe(true);
  });

  it('are not more than what can be loaded beside a report: 40 KB', () => {
    expect(Buffer.byteLength(skills + softSkills + titles)).toBeLessThan(40_000);
  });
});
