import { expect, it } from 'vitest';
import { liftedScoreOf } from './lifted-score.ts';
import { scoreOf, type Judged } from './score.ts';

const check = (id: string, more: Partial<Judged> = {}): Judged => ({
  id,
  category: 'contact',
  severity: 'critical',
  penalty: 0,
  status: 'pass',
  doubtful: false,
  ...more,
});

it('says what a document scores once what limits it is mended, with what waits for that', () => {
  const others = [check('A'), check('B'), check('C', { severity: 'major', status: 'warn' })];
  const limiting = check('D', { status: 'fail' });
  const waiting = check('E', { severity: 'minor', status: 'skip', lack: 'D' });
  const all = [...others, limiting, waiting];
  expect(scoreOf(all).score).toBe(59);
  // 22 of weight, of which the warning costs one and a half.
  expect(liftedScoreOf(all)).toBe(93.2);
  expect(liftedScoreOf([...all, check('F', { status: 'fail' })])).toBe(94.6);
  expect(liftedScoreOf(others)).toBeUndefined();
});

it('keeps what a trick costs', () => {
  const trick = check('T', { severity: 'integrity', penalty: 30, status: 'fail' });
  expect(liftedScoreOf([check('A'), check('B', { status: 'fail' }), trick])).toBe(70);
});
