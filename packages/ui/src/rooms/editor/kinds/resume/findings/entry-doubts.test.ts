import { createResume, newId, orderedSections, resumeSchema } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { entryDoubts } from './entry-doubts.ts';

const doubts = (...roles: Record<string, unknown>[]) => {
  const resume = resumeSchema.parse({
    ...createResume({ title: 'Doubts' }),
    sections: { experience: { items: roles.map((role) => ({ id: newId(), ...role })) } },
  });
  const section = orderedSections(resume).find(({ key }) => key === 'experience');
  if (!section) throw new Error('There is no experience');
  return entryDoubts(section).map(({ kind, path }) => `${kind} ${path.split('.').at(-1)}`);
};
const line = 'Cut delivery time by 34 % across three plants.';

describe('doubts about entries', () => {
  it('finds dates that end before they start, comparing months if both are known', () => {
    expect(doubts({ position: 'A', start: '2021-05', end: '2020-03' })).toEqual(['endsBefore end']);
    expect(doubts({ position: 'A', start: '2021-05', end: '2021-04' })).toEqual(['endsBefore end']);
    expect(doubts({ position: 'A', start: '2021-05', end: '2021' })).toEqual([]);
    expect(doubts({ position: 'A', start: '2021-05', current: true, end: '2020' })).toEqual([]);
  });

  it('finds jobs that overlap by a year or more', () => {
    const old = { position: 'A', start: '2015-01', end: '2019-06' };
    expect(doubts(old, { position: 'B', start: '2017-01', end: '2020-01' })).toEqual(['overlaps start']);
    expect(doubts(old, { position: 'B', start: '2019-06', end: '2020-01' })).toEqual([]);
    expect(
      doubts({ position: 'A', start: '2015', end: '2019' }, { position: 'B', start: '2019', current: true }),
    ).toEqual([]);
  });

  it('finds entries without a name, and text that appears twice', () => {
    expect(doubts({ start: '2020' })).toEqual(['unnamed position']);
    expect(doubts({ employer: 'Mill' }, {})).toEqual([]);
    expect(doubts({ position: 'A', body: `- ${line}` }, { position: 'B', body: `- ${line}` })).toEqual([
      'repeated body',
    ]);
    expect(doubts({ position: 'A', body: '- Teamwork' }, { position: 'B', body: '- Teamwork' })).toEqual([]);
  });

  it('ignores hidden entries', () => {
    expect(doubts({ hidden: true, start: '2021', end: '2020' })).toEqual([]);
  });
});
