import { describe, expect, it } from 'vitest';
import type { ReportHead } from '../../base/evaluation/kept-reports.ts';
import { movesBetween } from './moves-between.ts';

const head = (score: number, ids: string[], changed: Partial<ReportHead> = {}): ReportHead => ({
  id: 'a',
  kind: 'resume',
  createdAt: '2026-01-01T00:00:00.000Z',
  subject: { document: 'd', slug: 's', name: 'n', updatedAt: '1' },
  score,
  rulesetVersion: '1',
  findings: ids.map((id) => ({ id, points: 1 })),
  ...changed,
});
const edited = { subject: { document: 'd', slug: 's', name: 'n', updatedAt: '2' } };

describe('what moved a score', () => {
  it('names what was fixed and what is new', () => {
    expect(movesBetween(head(70.1, ['CON-03', 'STR-04']), head(75.4, ['STR-04', 'IMP-02'], edited))).toEqual({
      change: 5.3,
      gone: ['CON-03'],
      added: ['IMP-02'],
      because: 'document',
    });
  });

  it('tells a change of the rules from one of the document', () => {
    const rules = { rulesetVersion: '2' };
    expect(movesBetween(head(70, []), head(68, [], rules)).because).toBe('rules');
    expect(movesBetween(head(70, []), head(68, [], { ...rules, ...edited })).because).toBe('both');
    expect(movesBetween(head(70, []), head(70, [])).because).toBeNull();
  });
});
