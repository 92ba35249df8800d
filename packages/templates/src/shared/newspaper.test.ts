import { resumeSchema, resumeView, type Resume } from '@vitae/domain';
import { aResume, resumes } from '@vitae/testkit';
import { latinFixtures } from '@vitae/testkit/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf } from './look.ts';
import { linesOf } from './measure.ts';
import { newspaper, type Spread } from './newspaper.ts';
import { View } from './primitives.ts';
import { resolveTokens } from './tokens.ts';
import { twoColumn } from '../two-column/index.tsx';

const room = { first: 600, later: 700 };

function spreadsOf(resume: Resume): Spread[] {
  const tokens = resolveTokens(twoColumn, resume);
  return newspaper(
    resumeView(resume).sections,
    lookOf(
      tokens,
      () => View({}),
      () => ({ width: 240 }),
    ),
    18,
    room,
  );
}

const chunksIn = (spreads: readonly Spread[]) => spreads.flatMap(({ left, right }) => [...left, ...right]);
const wordsOf = (
  chunks: readonly { entries: readonly { body: { blocks: readonly { spans: readonly { text: string }[] }[] } }[] }[],
) =>
  chunks
    .flatMap(({ entries }) =>
      entries.flatMap(({ body }) => body.blocks.flatMap(({ spans }) => spans.map(({ text }) => text))),
    )
    .join('')
    .replaceAll(/\s+/gu, '');

describe('two columns', () => {
  it('keep every paragraph, in the order of the document', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(wordsOf(chunksIn(spreadsOf(resume)))).toBe(wordsOf(resumeView(resume).sections));
      }),
      { numRuns: 60 },
    );
  });

  it.each(latinFixtures)('show each heading of $name once', ({ resume }) => {
    const { sections } = resumeView(resume);
    expect(
      chunksIn(spreadsOf(resume))
        .filter(({ isFirst }) => isFirst)
        .map(({ section }) => section.key),
    ).toEqual(sections.map(({ key }) => key));
  });

  it('split content longer than a column, and start a page where a break is requested', () => {
    const id = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;
    const items = [
      { id: id(1), position: 'Long', body: 'Planned tours for a depot. '.repeat(300) },
      { id: id(2), position: 'Next', breakBefore: true },
    ];
    const spreads = spreadsOf(resumeSchema.parse({ ...aResume(), sections: { experience: { items } } }));
    expect(spreads.length).toBeGreaterThan(1);
    expect(spreads[0]?.right.length).toBe(1);
    expect(spreads.at(-1)?.left[0]?.entries.map(({ title }) => title.text)).toEqual(['Next']);
    expect(
      spreads
        .slice(0, -1)
        .flatMap(({ left, right }) => [...left, ...right])
        .flatMap(({ entries }) => entries)
        .filter(({ title }) => title.text === 'Next'),
    ).toEqual([]);
  });

  it('keep a short entry in one column, and end level between entries', () => {
    const id = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;
    const body = '- Led the night shift\n- Trained four people\n- Kept the log\n- Ordered what was missing';
    const items = [{ id: id(1), position: 'Nurse', employer: 'Leeds General', body }];
    const alone = spreadsOf(resumeSchema.parse({ ...aResume(), sections: { experience: { items } } }));
    expect(chunksIn(alone).flatMap(({ entries }) => entries)).toHaveLength(1);
    const two = [...items, { ...items[0], id: id(2), position: 'Carer' }];
    const [spread] = spreadsOf(resumeSchema.parse({ ...aResume(), sections: { experience: { items: two } } }));
    const titles = [spread?.left, spread?.right].map((chunks = []) =>
      chunks.flatMap(({ entries }) => entries.map(({ title }) => title.text)),
    );
    expect(titles).toEqual([['Nurse'], ['Carer']]);
  });
});

describe('lines of a text', () => {
  const setting = { family: 'ibm-plex-sans', size: 10, width: 240 } as const;

  it('grow with the text, shrink with the size, and allow for words longer than a line', () => {
    const text =
      'Ran a site of 240 people on three shifts with a budget of $38 million, and closed four years in a row under budget.';
    expect(linesOf('', setting)).toBe(0);
    expect(linesOf(text, setting)).toBe(3);
    expect(linesOf(text, { ...setting, size: 6 })).toBeLessThan(3);
    expect(linesOf('x'.repeat(400), setting)).toBeGreaterThan(7);
    expect(linesOf('漢'.repeat(48), setting)).toBe(2);
  });
});
