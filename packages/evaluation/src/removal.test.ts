import { loadSample, sampleResumes } from '@vitae/samples';
import { resumeSchema, type Resume } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { goodResume } from './checks/testing/good-resume.ts';
import { evaluate, type Report } from './index.ts';

const asOf = '2026-06-01';
const evaluated = (document: Resume, origin: 'ours' | 'uploaded' = 'ours') => evaluate({ document, asOf, origin });

type Items = Resume['sections'][keyof Resume['sections']]['items'];
const withItems = (resume: Resume, change: (items: Items, key: string) => Items): Resume =>
  resumeSchema.parse({
    ...resume,
    sections: Object.fromEntries(
      Object.entries(resume.sections).map(([key, section]) => [key, { ...section, items: change(section.items, key) }]),
    ),
  });
const withBodies = (resume: Resume, change: (body: string) => string) =>
  withItems(resume, (items) =>
    items.map((item) => ('body' in item ? { ...item, body: change(String(item['body'])) } : item)),
  );

/** Everything of one kind of information, taken out of a resume. */
const removals: Readonly<Record<string, (resume: Resume) => Resume>> = {
  'what the roles tell': (resume) => withBodies(resume, () => ''),
  'the roles': (resume) => withItems(resume, (items, key) => (key === 'experience' ? [] : items)),
  'the education': (resume) => withItems(resume, (items, key) => (key === 'education' ? [] : items)),
  'the skills': (resume) => withItems(resume, (items, key) => (key === 'skill' ? [] : items)),
  'the dates of roles': (resume) =>
    withItems(resume, (items, key) =>
      key === 'experience' ? items.map((item) => ({ ...item, start: '', end: '', current: false })) : items,
    ),
  'the employers': (resume) =>
    withItems(resume, (items, key) =>
      key === 'experience' ? items.map((item) => ({ ...item, employer: '' })) : items,
    ),
  'the summary': (resume) => ({ ...resume, summary: '' }),
  'the headline': (resume) => ({ ...resume, basics: { ...resume.basics, headline: '' } }),
  'the email': (resume) => ({ ...resume, basics: { ...resume.basics, email: '' } }),
  'the phone number': (resume) => ({ ...resume, basics: { ...resume.basics, phone: '' } }),
  'the name': (resume) => ({ ...resume, basics: { ...resume.basics, fullName: '' } }),
};

/** Faults that make a resume so bad that leaving things out could seem better. */
const faults: Readonly<Record<string, (resume: Resume) => Resume>> = {
  none: (resume) => resume,
  'weak bullets': (resume) =>
    withBodies(resume, () => '- Responsible for things\n- Responsible for more\n- Responsible for all of it'),
  'impossible dates': (resume) =>
    withItems(resume, (items, key) =>
      key === 'experience'
        ? items.map((item) => ({ ...item, start: '2024-05', end: '2020-01', current: false }))
        : items,
    ),
  'a wrong address': (resume) => ({ ...resume, basics: { ...resume.basics, email: 'sexy.princess99@example' } }),
  'two skills': (resume) => withItems(resume, (items, key) => (key === 'skill' ? items.slice(0, 1) : items)),
};

/**
 * What goes away with the text that it is a fault of. Nothing else may improve when something is removed: a rule that
 * is not named here has to miss what it can no longer judge.
 */
const faultsOfText = /^(?:WRI-\d\d|CON-0[5789]|STR-(?:05|06|08|09|10|12)|TIM-0[45678]|FMT-02|INT-0\d)$/;

const lostBy = ({ findings }: Report) => new Map(findings.map(({ id, points }) => [id, points]));

describe('removing information', () => {
  const resumes = async (): Promise<Resume[]> => [
    resumeSchema.parse(goodResume),
    ...(await Promise.all(sampleResumes.slice(0, 2).map(({ slug }) => loadSample(slug)))),
  ];

  it.each(Object.keys(removals))('never raises the score: %s', async (name) => {
    const rises: string[] = [];
    for (const resume of await resumes())
      for (const [fault, plant] of Object.entries(faults)) {
        const before = evaluated(plant(resume));
        const after = evaluated(removals[name]?.(plant(resume)) ?? resume);
        if (after.score <= before.score) continue;
        const [was, is] = [lostBy(before), lostBy(after)];
        const unjudged = new Set(after.skipped.filter(({ why }) => why === 'nothing-shown').map(({ id }) => id));
        const gained = [...was]
          .filter(([id, points]) => (is.get(id) ?? 0) < points && !unjudged.has(id))
          .map(([id]) => id);
        const unnamed = gained.filter((id) => !faultsOfText.test(id));
        if (unnamed.length > 0 || gained.length === 0)
          rises.push(`${resume.title}, ${fault}: ${before.score} → ${after.score} by ${unnamed.join(', ')}`);
      }
    expect(rises).toEqual([]);
  });

  it('counts what cannot be judged where it is missed', () => {
    const bare = evaluated(
      removals['what the roles tell']?.(resumeSchema.parse(goodResume)) ?? resumeSchema.parse(goodResume),
    );
    const [finding] = bare.findings;
    expect(finding?.id).toBe('IMP-01');
    expect(bare.skipped).toContainEqual({ id: 'IMP-02', why: 'nothing-shown' });
    const inAll = bare.findings.reduce((sum, { points }) => sum + points, 0);
    expect((bare.most ?? 100) - bare.score).toBeCloseTo(inAll, 0);
  });
});
