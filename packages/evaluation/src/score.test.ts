import { describe, expect, it } from 'vitest';
import { scoreOf, type Judged } from './score.ts';

const judged = (...checks: readonly Partial<Judged>[]): Judged[] =>
  checks.map((check, index) => ({
    id: `T-${index}`,
    category: 'writing',
    severity: 'minor',
    penalty: 0,
    status: 'pass',
    doubtful: false,
    ...check,
  }));

describe('the score', () => {
  it('is the kept share of the weight that applies: 6, 3 and 1', () => {
    const all = judged({ severity: 'critical' }, { severity: 'major', status: 'fail' }, { status: 'warn' });
    expect(scoreOf(all).score).toBe(65);
    expect([...scoreOf(all).points.values()]).toEqual([0, 30, 5]);
  });

  it('counts what roles tell three times', () => {
    const impact = { category: 'impact', status: 'fail' } as const;
    expect(scoreOf(judged(impact, ...Array.from({ length: 7 }, () => ({})))).score).toBe(70);
  });

  it('loses three times as much by what is wrong on pages, in all and not in their category', () => {
    const others = Array.from({ length: 9 }, () => ({ category: 'format' }) as const);
    const of = (id: string) => scoreOf(judged({ id, category: 'format', status: 'fail' }, ...others));
    expect(of('FMT-04')).toMatchObject({ score: 70, categories: [{ id: 'format', score: 90 }] });
    expect(of('FMT-04').points.get('FMT-04')).toBe(30);
    // How much is said is no matter of the page.
    expect(of('FMT-02').score).toBe(90);
  });

  it('takes for what is slight as much as in a minor check', () => {
    const slight = { severity: 'critical', status: 'warn', isSlight: true } as const;
    expect(scoreOf(judged(slight, ...Array.from({ length: 4 }, () => ({})))).score).toBe(95);
  });

  it('leaves out what was skipped, and tips', () => {
    expect(scoreOf(judged({}, { severity: 'major', status: 'skip' }, { severity: 'tip', status: 'fail' })).score).toBe(
      100,
    );
  });

  it('is at most 59 with a failed critical check, 75 with a slip, and 30 if no machine can read the file', () => {
    const many = Array.from({ length: 40 }, () => ({ severity: 'major' as const }));
    expect(scoreOf(judged({ severity: 'critical', status: 'fail' }, ...many)).score).toBe(59);
    const slip = judged({ id: 'TIM-02', severity: 'critical', status: 'fail' }, ...many);
    expect(scoreOf(slip)).toMatchObject({ score: 75, caps: [{ id: 'TIM-02', at: 75 }] });
    expect(scoreOf(judged({ severity: 'critical', status: 'warn' }, ...many)).score).toBe(97.6);
    const unreadable = scoreOf(judged({ id: 'ATS-01', severity: 'critical', status: 'fail' }, ...many));
    expect(unreadable).toMatchObject({ score: 30, caps: [{ id: 'ATS-01', at: 30 }] });
  });

  it('counts what was not read as mostly lost, and what is in an unknown language as a fifth, beyond a few points', () => {
    const notRead = { status: 'skip', isNotRead: true, severity: 'critical' } as const;
    const ofOthers = { status: 'skip', isOfOthers: true, severity: 'critical' } as const;
    const judgedOnes = Array.from({ length: 14 }, () => ({}));
    expect(scoreOf(judged(...judgedOnes, notRead))).toMatchObject({ score: 76, most: 76 });
    expect(scoreOf(judged(...judgedOnes, ofOthers))).toMatchObject({ score: 97, most: 97 });
    expect(scoreOf(judged({ status: 'fail' }, ...judgedOnes.slice(1), notRead)).score).toBe(70.6);
    expect(
      scoreOf(judged(...judgedOnes, ...judgedOnes, ...judgedOnes, { status: 'skip', isNotRead: true })),
    ).not.toHaveProperty('most');
  });

  it('counts what roles tell as a third lost where nothing knows it, and for the part in which they tell little', () => {
    const ofOthers = { status: 'skip', isOfOthers: true, category: 'impact' } as const;
    const judgedOnes = judged(...Array.from({ length: 3 }, () => ({})));
    const impact = judged({ category: 'impact' });
    expect(scoreOf([...judgedOnes, ...judged(ofOthers)])).toMatchObject({ most: 88 });
    expect(scoreOf([...judgedOnes, ...impact], { told: 0.5 })).toMatchObject({ score: 91, most: 91 });
    expect(scoreOf([...judgedOnes, ...impact], { told: 1 })).not.toHaveProperty('most');
  });

  it('names no category most of which was not read, or is judged in other languages alone', () => {
    const notRead = { status: 'skip', isNotRead: true } as const;
    const ofOthers = { status: 'skip', isOfOthers: true } as const;
    const idsOf = (...checks: readonly Partial<Judged>[]) =>
      scoreOf(judged({ category: 'format' }, ...checks)).categories.map(({ id }) => id);
    expect(idsOf({}, { ...notRead, severity: 'major' })).toEqual(['format']);
    expect(idsOf({ severity: 'major' }, notRead)).toEqual(['format', 'writing']);
    expect(idsOf({}, { ...ofOthers, severity: 'major' })).toEqual(['format']);
    expect(scoreOf(judged({ category: 'format' }, { ...ofOthers, category: 'impact' })).unjudged).toEqual(['impact']);
    expect(idsOf({ severity: 'major' }, ofOthers)).toEqual(['format', 'writing']);
    expect(idsOf({}, { status: 'skip', severity: 'major' })).toEqual(['format', 'writing']);
  });

  it('halves what a doubtful reading loses, before it is limited', () => {
    const doubtful = { status: 'fail', doubtful: true } as const;
    expect(scoreOf(judged(doubtful, {})).score).toBe(75);
    expect(scoreOf(judged({ ...doubtful, severity: 'critical' }, {}, {}, {}, {}, {}, {})).score).toBe(59);
  });

  it('subtracts penalties from what is left, and never falls below 0', () => {
    const hidden = { severity: 'integrity', penalty: 30, status: 'fail', category: 'integrity' } as const;
    const capped = judged({ severity: 'critical', status: 'fail' }, hidden, ...Array.from({ length: 30 }, () => ({})));
    expect(scoreOf(capped).score).toBe(29);
    expect(scoreOf(judged({ status: 'fail' }, hidden)).score).toBe(0);
    expect(scoreOf(judged({}, hidden)).categories).toEqual([
      { id: 'writing', score: 100 },
      { id: 'integrity', score: 70 },
    ]);
  });

  it('is rounded to a tenth, halves up', () => {
    const eight = judged({ status: 'fail' }, ...Array.from({ length: 7 }, () => ({})));
    expect(scoreOf(eight).score).toBe(87.5);
    const many = judged({ status: 'warn' }, ...Array.from({ length: 399 }, () => ({})));
    expect(scoreOf(many).score).toBe(99.9);
  });
});
