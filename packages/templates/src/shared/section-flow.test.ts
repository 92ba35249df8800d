import { resumeSchema, resumeView } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './section-flow.tsx';

const id = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;

function chunks(breaks: { entries?: number[]; sections?: string[] }) {
  const items = [1, 2, 3].map((digit) => ({
    id: id(digit),
    position: `Role ${digit}`,
    breakBefore: breaks.entries?.includes(digit),
  }));
  const resume = resumeSchema.parse({
    ...aResume(),
    summary: 'Short.',
    sections: { experience: { items } },
    template: { layout: { breakBefore: breaks.sections ?? [] } },
  });
  return chunksOf(resumeView(resume).sections).map(({ section, entries, isFirst, breakBefore }) => ({
    at: `${section.key} ${entries.length}`,
    isFirst,
    breakBefore,
  }));
}

describe('stretches between page breaks', () => {
  it('are whole sections if no break is requested', () => {
    expect(chunks({})).toEqual([
      { at: 'summary 1', isFirst: true, breakBefore: false },
      { at: 'experience 3', isFirst: true, breakBefore: false },
    ]);
  });

  it('split a section before an entry; the heading stays with the first part', () => {
    expect(chunks({ entries: [2] }).slice(1)).toEqual([
      { at: 'experience 1', isFirst: true, breakBefore: false },
      { at: 'experience 2', isFirst: false, breakBefore: true },
    ]);
  });

  it('start with the heading if the break is before the first entry or the section', () => {
    const whole = { at: 'experience 3', isFirst: true, breakBefore: true };
    expect(chunks({ entries: [1] })[1]).toEqual(whole);
    expect(chunks({ sections: ['experience'] })[1]).toEqual(whole);
  });
});
