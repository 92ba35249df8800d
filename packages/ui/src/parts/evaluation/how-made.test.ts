import { mostWith } from '@vitae/evaluation';
import { report } from '@vitae/words/en/report';
import { expect, it } from 'vitest';

const limits = Object.values(mostWith).toSorted((a, b) => a - b);
const numbersOf = (sentence = ''): number[] => (sentence.match(/\d+/gu) ?? []).map(Number).toSorted((a, b) => a - b);

it('the account of how the score is made names the limits that the score has', () => {
  expect(numbersOf(report.howSteps[3])).toEqual(limits);
});
