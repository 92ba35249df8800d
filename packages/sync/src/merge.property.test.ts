import { documentMergeRules, resumeSchema, type Resume } from '@vitae/domain';
import { applyEdits, edits, resumes } from '@vitae/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { merge, type MergeOptions } from './merge.ts';

type Merge = (base: Resume, mine: Resume, theirs: Resume, options: MergeOptions<Resume>) => Resume;

const runs = 300;
let conflicts = 0;
const options: MergeOptions<Resume> = {
  device: 'laptop',
  newId: () => `00000000-0000-7000-8000-${(conflicts++).toString(16).padStart(12, '0')}`,
  parse: (merged) => z.strictObject(resumeSchema.shape).parse(merged),
  rules: documentMergeRules,
};

/** A document and two separate edits of it. */
const forks = fc.tuple(resumes, edits, edits).map(([base, mine, theirs]) => ({
  base,
  mine: applyEdits(base, mine, 'mine'),
  theirs: applyEdits(base, theirs, 'theirs'),
}));

/** The same, but no two edits touch the same part. */
const disjointForks = fc.tuple(resumes, edits, edits).map(([base, first, second]) => {
  const mine = applyEdits(base, first, 'mine');
  return { base, mine, theirs: applyEdits(base, second, 'theirs', mine.places) };
});

const fontSizes = fc.uniqueArray(fc.integer({ min: 8, max: 14 }), { minLength: 3, maxLength: 3 });

function withFontSize(doc: Resume, fontSize: number | undefined): Resume {
  return { ...doc, template: { ...doc.template, tokens: { ...doc.template.tokens, fontSize: fontSize ?? null } } };
}

/** The invariants of SPEC.md, each for any merge: the last tests run them against broken ones. */
const invariants: { name: string; property: (join: Merge) => fc.IRawProperty<unknown, false> }[] = [
  {
    name: 'S4 an unchanged side gives way, and equal sides agree',
    property: (join) =>
      fc.property(forks, ({ base, mine: { doc: x } }) => {
        expect(join(base, x, base, options)).toEqual(x);
        expect(join(base, base, x, options)).toEqual(x);
        expect(join(base, x, structuredClone(x), options)).toEqual(x);
      }),
  },
  {
    name: 'S5 every word that a side added is in the result or in a conflict',
    property: (join) =>
      fc.property(forks, ({ base, mine, theirs }) => {
        const result = JSON.stringify(join(base, mine.doc, theirs.doc, options));
        expect([...mine.tokens, ...theirs.tokens].filter((token) => !result.includes(token))).toEqual([]);
      }),
  },
  {
    name: 'S5 of two values for one place, one is kept and the other is in a conflict',
    property: (join) =>
      fc.property(resumes, fontSizes, (resume, [before, mine, theirs]) => {
        const base = withFontSize(resume, before);
        const result = join(base, withFontSize(base, mine), withFontSize(base, theirs), options);
        expect(result.template.tokens.fontSize).toBe(mine);
        expect(result.conflicts).toMatchObject([
          { path: 'template.tokens.fontSize', kept: mine, other: theirs, device: 'laptop' },
        ]);
      }),
  },
  {
    name: 'S6 disjoint edits make no conflict',
    property: (join) =>
      fc.property(disjointForks, ({ base, mine, theirs }) => {
        expect(join(base, mine.doc, theirs.doc, options).conflicts).toEqual([]);
      }),
  },
  {
    name: 'S7 the result parses',
    property: (join) =>
      fc.property(forks, ({ base, mine, theirs }) => {
        // Checked before the schema could repair anything.
        const result = join(base, mine.doc, theirs.doc, { ...options, parse: (merged) => merged as Resume });
        expect(resumeSchema.parse(result)).toEqual(result);
      }),
  },
];

describe('merge', () => {
  it.each(invariants.map(({ name, property }) => [name, property] as const))('%s', (_name, property) => {
    const details = fc.check(property(merge), { numRuns: runs });
    // The report names the seed, the path and the smallest example.
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
  });
});

/** Merges with one fault each, and the invariants that must notice it. */
const faults: { fault: string; join: Merge; noticed: string[] }[] = [
  {
    fault: 'drops conflict records',
    join: (base, mine, theirs) => ({ ...merge(base, mine, theirs, options), conflicts: base.conflicts }),
    noticed: ['S5 every', 'S5 of two'],
  },
  { fault: 'lets one side win', join: (_base, mine) => mine, noticed: ['S4', 'S5 every', 'S5 of two'] },
  {
    fault: 'reports a conflict wherever both sides edited',
    join: (base, mine, theirs) => {
      const result = merge(base, mine, theirs, options);
      const conflict = { id: options.newId(), path: 'summary', kept: '', other: '', device: '' };
      return result === mine || result === theirs ? result : { ...result, conflicts: [...result.conflicts, conflict] };
    },
    noticed: ['S6'],
  },
  {
    fault: 'leaves keys out',
    join: (base, mine, theirs) => ({ ...merge(base, mine, theirs, options), slug: '' }),
    noticed: ['S4', 'S7'],
  },
];

describe('the invariants notice a merge that', () => {
  it.each(faults)('$fault', ({ join, noticed }) => {
    const notices = ({ property }: (typeof invariants)[number]) =>
      fc.check(property(join), { numRuns: runs, endOnFailure: true }).failed;
    expect(
      noticed.filter(
        (start) => !invariants.some((invariant) => invariant.name.startsWith(start) && notices(invariant)),
      ),
    ).toEqual([]);
  });
});
