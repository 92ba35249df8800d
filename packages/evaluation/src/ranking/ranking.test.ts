import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';
import { letterOf, resumeOf, type RankedDocument } from './testing/ranked-document.ts';
import { rankedLetters } from './testing/ranked-letters.ts';
import { rankedResumes } from './testing/ranked-resumes.ts';

/** The place of each number among all, the largest first; equal ones share their places. */
const placesOf = (numbers: readonly number[]): number[] =>
  numbers.map(
    (one) => numbers.filter((other) => other > one).length + (numbers.filter((other) => other === one).length + 1) / 2,
  );

/** Spearman's rank correlation of scores with the order in which the documents stand, the best first. */
function spearman(scores: readonly number[]): number {
  const places = placesOf(scores);
  const mean = (places.length + 1) / 2;
  const products = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, one, at) => sum + (one - mean) * ((b[at] ?? 0) - mean), 0);
  const order = places.map((_, at) => at + 1);
  return products(places, order) / Math.sqrt(products(places, places) * products(order, order));
}

const scored = (documents: readonly RankedDocument[]) =>
  documents.map(({ name, quality, input }) => ({ name, quality, score: evaluate(input).score }));

/** The scores of all documents that a reader called the same. */
const called = (documents: ReturnType<typeof scored>, quality: string) =>
  documents.filter((one) => one.quality === quality).map(({ score }) => score);

describe.each([
  ['resumes', rankedResumes.map(resumeOf)],
  ['letters', rankedLetters.map(letterOf)],
] as const)('%s of clearly different quality', (kind, documents) => {
  const all = scored(documents);

  it('are ranked by their scores as by a reader', () => {
    const correlation = spearman(all.map(({ score }) => score));
    const table = all.map(({ name, quality, score }) => `${score.toFixed(1).padStart(5)}  ${quality}: ${name}`);
    console.warn([`${kind}: rank correlation ${correlation.toFixed(3)}`, ...table].join('\n'));
    expect(correlation).toBeGreaterThanOrEqual(0.9);
  });

  it('come out low where a reader finds little, and high where they find much', () => {
    for (const score of called(all, 'nearly empty')) expect(score).toBeLessThan(40);
    for (const score of called(all, 'weak')) expect(score).toBeLessThan(70);
    for (const score of called(all, 'excellent')) expect(score).toBeGreaterThanOrEqual(90);
    expect(Math.min(...called(all, 'good'))).toBeGreaterThan(Math.max(...called(all, 'weak')));
  });
});

describe('a resume that says too little', () => {
  const [best = ''] = rankedResumes;
  const short = (times: number) =>
    resumeOf(
      best
        .split('\n')
        .slice(0, 3)
        .concat(
          '* Nurse | Infirmary | 2020 | now',
          ...Array.from({ length: times }, (_, at) => `- Cared for ${at + 20} patients on ward number ${at}`),
        )
        .join('\n'),
    ).input;

  it('gains points with all that it tells, and loses none by its form', () => {
    const scores = [0, 1, 2, 3, 4, 5].map((times) => evaluate(short(times)).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('loses as many points as its findings regain', () => {
    const { score, findings, most = 100 } = evaluate({ ...resumeOf(rankedResumes[8] ?? '').input });
    expect(most - score).toBeCloseTo(
      findings.reduce((sum, { points }) => sum + points, 0),
      0,
    );
    expect(findings.slice(0, 2).map(({ id }) => id)).toContain('STR-11');
  });

  it('gains nothing by words that are repeated, hidden or copied', () => {
    const input = short(1);
    const bare = evaluate(input).score;
    const resume = resumeOf(
      `${best.split('\n').slice(0, 3).join('\n')}\n* Nurse | Infirmary | 2020 | now\n- ${'ventilation care '.repeat(200)}`,
    );
    expect(evaluate(resume.input).score).toBeLessThanOrEqual(bare);
  });
});
