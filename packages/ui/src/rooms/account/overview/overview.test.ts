import { describe, expect, it } from 'vitest';
import { partOfDay } from './greeting.ts';
import { nextSteps } from './next-steps.ts';
import { syncSummary } from './sync-summary.ts';

const user = { email: 'ada@example.com', emailVerified: true, hasPassword: true, hasTotp: true };
const resume = { kind: 'resume' as const, slug: 'a-1', title: 'A', conflicts: 0 };

describe('nextSteps', () => {
  it('is empty when everything is done', () => expect(nextSteps(user, [resume])).toEqual([]));
  it('puts conflicts first, then the address, then the second factor', () => {
    const steps = nextSteps({ ...user, emailVerified: false, hasTotp: false }, [
      resume,
      { ...resume, slug: 'b-2', conflicts: 2 },
    ]);
    expect(steps.map(({ is }) => is)).toEqual(['conflicts', 'verify', 'twoFactor']);
    expect(steps[0]).toMatchObject({ to: '/resume/builder/b-2', count: 2 });
  });
  it('asks for a password after a sign-up with Google', () =>
    expect(nextSteps({ ...user, hasPassword: false }, [resume]).map(({ is }) => is)).toEqual(['password']));
  it('suggests nothing about an account if there is none', () =>
    expect(nextSteps(null, []).map(({ is }) => is)).toEqual(['firstResume']));
});

describe('syncSummary', () => {
  const own = (state: 'synced' | 'waiting' | 'limit' | 'invalid' | 'newer') => ({ sync: { account: 'me', state } });
  it('counts documents by sync status', () => {
    const documents = [
      own('synced'),
      own('synced'),
      own('waiting'),
      own('limit'),
      own('invalid'),
      own('newer'),
      { sync: null },
      { sync: { account: 'other', state: 'synced' as const } },
    ];
    expect(syncSummary(documents, 'me')).toEqual({ synced: 2, waiting: 1, overLimit: 1, held: 2, local: 2 });
  });
});

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'day'],
    [17, 'day'],
    [18, 'evening'],
  ])('%i o’clock: %s', (hour, part) => expect(partOfDay(hour)).toBe(part));
});
