import { evaluationWords } from '@vitae/words/evaluation';
import { describe, expect, it } from 'vitest';
import { examples } from './checks/testing/examples/all.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { checks, evaluate, reportSchema, type Check, type Report } from './index.ts';
import { skipReasons } from './check.ts';

const reportOf = ({ kind }: Pick<Check, 'kind'>, changes?: Changes) => evaluate(inputWith(kind, changes));
/** The good document in the circumstances of an example, so that a report differs by the fault alone. */
const circumstances = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([path]) => /^(?:origin|posting|asOf|document\.locale)$/.test(path)),
  );
/** All categories but that of a check, and those of checks that have nothing to judge because of what it misses. */
const others = (report: Report, { category }: Check) => {
  const shown = new Set(report.skipped.filter(({ why }) => why === 'nothing-shown').map(({ id }) => id));
  // In a document that says too little, what is easy to get right in a few words counts in part.
  const easy = report.findings.some(({ values }) => values['coveragePercent'] !== undefined)
    ? ['writing', 'format', 'machine-readable']
    : [];
  const moved = new Set<string>([
    category,
    ...easy,
    ...checks.filter(({ id }) => shown.has(id)).map((check) => check.category),
  ]);
  return report.categories.filter(({ id }) => !moved.has(id));
};
/** The same without a category in which nothing is left to judge. */
const asFarAsIn = (report: Report, other: Report, check: Check) =>
  others(report, check).filter(({ id }) => others(other, check).some((category) => category.id === id));

describe('the registry of checks', () => {
  it('has an example for each check, and no other', () => {
    expect(checks.length).toBeGreaterThan(15);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    expect(Object.keys(examples).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
  });

  it('names a source for each check, and a penalty for those that subtract', () => {
    for (const check of checks) {
      expect(check.sources, check.id).not.toHaveLength(0);
      for (const source of check.sources) expect(source, check.id).toMatch(/^https:\/\/\S+$/);
      expect((check.penalty ?? 0) > 0, check.id).toBe(check.severity === 'integrity');
    }
  });

  it('has texts for each check and each reason to skip one', () => {
    // A key that is unknown comes back as it is.
    const text = (key: string) => evaluationWords(key as 'CON-01.title')('en');
    for (const { id } of checks)
      for (const part of ['title', 'why', 'fix']) expect(text(`${id}.${part}`)).not.toBe(`${id}.${part}`);
    for (const why of skipReasons) expect(text(`skipped.${why}`)).not.toBe(`skipped.${why}`);
  });
});

describe('a good document', () => {
  it.each(['resume', 'coverletter'] as const)('has nothing to mend: %s', (kind) => {
    const { score, findings } = evaluate(inputWith(kind));
    expect(findings.map(({ id, evidence }) => ({ id, evidence }))).toEqual([]);
    expect(score).toBe(100);
  });
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  const { fails, passes } = examples[id] ?? { fails: {}, passes: {} };

  it('passes what is right', () => {
    const report = reportOf(check, passes);
    expect(report.findings.filter((finding) => finding.id === id)).toEqual([]);
    expect(report.passed).toContain(id);
  });

  it('finds what is wrong, and lowers only the score of its category', () => {
    const good = reportOf(check, circumstances(fails));
    const bad = reportOf(check, fails);
    expect(bad.findings.map((finding) => finding.id)).toContain(id);
    expect(others(bad, check)).toEqual(asFarAsIn(good, bad, check));
    if (check.severity === 'tip') expect(bad.score).toBe(good.score);
    else expect(bad.score).toBeLessThan(good.score);
    expect(reportSchema.parse(bad)).toEqual(bad);
  });

  it('says where, with every value that its texts mention', () => {
    const finding = reportOf(check, fails).findings.find((one) => one.id === id);
    expect(finding?.evidence.length).toBeGreaterThan(0);
    const key = (part: string) =>
      evaluationWords(`${id}.${part}` as 'CON-01.title', ...([finding?.values ?? {}] as unknown as []));
    for (const part of ['title', 'why', 'fix']) expect(key(part)('en')).not.toMatch(/\{\{/);
  });
});
