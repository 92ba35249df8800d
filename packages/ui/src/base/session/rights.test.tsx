import type { User } from '@vitae/api/contract';
import { ada } from '@vitae/testkit/people';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { rightsAt, useRights } from './rights.ts';
import { setSessionState, signedOut, type SessionState } from './session-state.ts';

const start = new Date('2026-11-23T10:00:00.000Z');
const until = '2026-11-23T12:00:00.000Z';
const free = {
  syncedDocuments: 3,
  savedEvaluations: 3,
  premiumTemplates: false,
  longHistory: false,
  coversReview: false,
};
const pro = { ...free, syncedDocuments: null, savedEvaluations: null, premiumTemplates: true, longHistory: true };
/** As the server said it while the plan ran. */
const paying: User = {
  ...ada,
  plan: 'pro',
  premiumTemplates: true,
  syncedDocuments: null,
  entitled: { documentLimit: 3, free, plans: [{ key: 'pro', rights: pro, until }] },
};

const signedIn = (user: User) =>
  createStore<SessionState>(() => ({ ...signedOut, status: 'authenticated', user, isOffline: true }));

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setSessionState(createStore<SessionState>(() => ({ ...signedOut, isOffline: false })));
});

function Shown() {
  const rights = useRights();
  return <p>{rights ? `${rights.plan} ${rights.premiumTemplates} ${rights.syncedDocuments}` : 'nobody'}</p>;
}

it('a page that is left open without a connection shows the free limits once the plan has ended', () => {
  setSessionState(signedIn(paying));
  render(<Shown />);
  expect(screen.getByText('pro true null')).toBeDefined();
  act(() => void vi.advanceTimersByTime(2 * 60 * 60_000 - 1));
  expect(screen.getByText('pro true null')).toBeDefined();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('free false 3')).toBeDefined();
});

it('an app that is opened with what it knew long ago, or that slept, shows the free limits', () => {
  setSessionState(signedIn(paying));
  render(<Shown />);
  // Asleep: the clock goes on, and timers do not.
  vi.setSystemTime(new Date('2026-11-25T00:00:00.000Z'));
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('free false 3')).toBeDefined();
  cleanup();
  render(<Shown />);
  expect(screen.getByText('free false 3')).toBeDefined();
});

it('a plan that follows another one counts from its end, and a new one at once', () => {
  const next = { key: 'max', rights: pro, until: '2026-11-24T00:00:00.000Z' };
  const both = { ...paying, entitled: { documentLimit: 3, free, plans: [...(paying.entitled?.plans ?? []), next] } };
  const plans = [start, new Date(until), new Date(next.until)].map((asOf) => rightsAt(both, asOf).plan);
  expect(plans).toEqual(['pro', 'max', 'free']);
  const state = signedIn(ada);
  setSessionState(state);
  render(<Shown />);
  expect(screen.getByText('free false 3')).toBeDefined();
  act(() => state.setState({ user: both }));
  expect(screen.getByText('pro true null')).toBeDefined();
});

it('what an earlier server said holds as it is', () => {
  const { entitled: _entitled, ...earlier } = paying;
  expect(rightsAt(earlier, new Date('2030-01-01'))).toMatchObject({ plan: 'pro', premiumTemplates: true });
});
