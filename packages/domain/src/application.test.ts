import { describe, expect, it } from 'vitest';
import { applicationSchema, isOpenApplication, noApplication, withStatus } from './application.ts';
import { coverLetterKind, visibleContent } from './kinds/index.ts';

describe('the application that a letter belongs to', () => {
  it('starts as one in preparation, also in letters that were stored before there were applications', () => {
    expect(applicationSchema.parse({})).toEqual(noApplication);
    const { application: _none, ...stored } = coverLetterKind.create({ title: 'Letter' });
    expect(coverLetterKind.read(stored).application).toEqual(noApplication);
  });

  it('is dated on the day it is sent, once', () => {
    const sent = withStatus(noApplication, 'sent', '2026-03-04');
    expect(sent).toMatchObject({ status: 'sent', sentOn: '2026-03-04' });
    expect(withStatus(withStatus(sent, 'interview', '2026-03-09'), 'sent', '2026-03-10').sentOn).toBe('2026-03-04');
    expect([sent, withStatus(sent, 'rejected', '')].map(isOpenApplication)).toEqual([true, false]);
  });

  it('is not in what travels with the pages', () => {
    const letter = coverLetterKind.create({ title: 'Letter' });
    const noted = { ...letter, application: { ...noApplication, status: 'offer' as const, nextStep: 'Call Ms Lee' } };
    expect(visibleContent(noted).application).toEqual(noApplication);
  });
});
