import { cleanup, render, screen } from '@testing-library/react';
import { createResume } from '@vitae/domain';
import type { Report } from '@vitae/evaluation/report';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { press } from '../../base/testing/press.ts';
import { GrammarCheck } from './grammar-check.tsx';

const report = (judged: Partial<Pick<Report, 'passed' | 'skipped'>>): Report => ({
  kind: 'resume',
  score: 90,
  rulesetVersion: '14',
  asOf: '2026-06-01',
  categories: [],
  findings: [],
  passed: [],
  skipped: [],
  caps: [],
  ...judged,
});
const document = { ...createResume({ title: 'Mine' }), summary: 'I would of led nine people.' };
const notAsked = report({ skipped: [{ id: 'WRI-12', why: 'no-grammar' }] });

/** Shows it, in a browser whose workers say `answer`. Returns what it kept. */
function show(shown: Report, answer: object) {
  class StandInWorker extends EventTarget {
    postMessage(): void {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent<unknown>('message', { data: answer })));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StandInWorker);
  const kept: unknown[] = [];
  const source = {
    canChange: true,
    isFetched: true,
    read: () => Promise.resolve({ document, known: {} }),
    keep: (_: unknown, notes: unknown) => Promise.resolve(kept.push(notes)),
  };
  render(<GrammarCheck report={shown} source={source} />);
  return kept;
}

beforeAll(() => loadAreas(['report']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a grammar check in a report', () => {
  it('is offered with its cost, and keeps what was found', async () => {
    const notes = { [document.summary]: [{ start: 2, end: 10, text: 'would of', instead: 'would have' }] };
    const kept = show(notAsked, { notes });
    expect(screen.getByText(/in English only.* 8 MB/)).toBeTruthy();
    await press('Check grammar');
    await vi.waitFor(() => expect(kept).toEqual([notes]));
  });

  it('says why it failed, and can be tried again', async () => {
    show(notAsked, { failure: 'not-there', reason: 'TypeError' });
    await press('Check grammar');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.getByRole('button', { name: 'Check grammar' })).toBeTruthy();
  });

  it('is not there where it does not apply, and says when a report is with grammar', () => {
    show(report({ skipped: [{ id: 'WRI-12', why: 'language' }] }), {});
    expect(screen.queryByRole('region', { name: 'Grammar' })).toBeNull();
    show(report({ passed: ['WRI-12'] }), {});
    expect(screen.getByText(/This report includes grammar/)).toBeTruthy();
  });

  it('is not offered by a device with little memory', () => {
    vi.stubGlobal('navigator', { deviceMemory: 2 });
    show(notAsked, {});
    expect(screen.getByText(/this device has too little/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
