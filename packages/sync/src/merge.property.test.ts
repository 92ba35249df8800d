import { resumeSchema, type Resume } from '@vitae/domain';
import { applyEdits, edits, resumes } from '@vitae/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, type MergeOptions } from './merge.ts';

type Merge = (base: Resume, mine: Resume, theirs: Resume, options: MergeOptions) => Resume;

const runs = 300;
let ids = 0;
const options: MergeOptions = {
  device: 'laptop',
  newId: () => `00000000-0000-7000-8000-${(ids++).toString(16).padStart(12, '0')}`,
};

/** A document and what two people made of it apart from each other. */
const forks = fc.tuple(resumes, edits, edits).map(([base, mine, theirs]) => ({
  base,
  mine: applyEdits(base, mine, 'mine'),
  theirs: applyEdits(base, theirs, 'theirs'),
}));

/** The same, but no two edits touch the same place. */
const disjointForks = fc.tuple(resumes, edits, edits).map(([base, first, second]) => {
  const mine = applyEdits(base, first, 'mine');
  return { base, mine, theirs: applyEdits(base, second, 'theirs', mine.places) };
});

/** The invariants of SPEC.md as properties of any merge; the last test runs them against broken ones. */
const invariants = {
  'S4 an unchanged side gives way, and equal sides agree': (merge: Merge) =>
    fc.property(forks, ({ base, mine: { doc: x } }) => {
      expect(merge(base, x, base, options)).toEqual(x);
      expect(merge(base, base, x, options)).toEqual(x);
      expect(merge(base, x, structuredClone(x), options)).toEqual(x);
    }),
  'S5 every word that a side added is in the result or in a conflict': (merge: Merge) =>
    fc.property(forks, ({ base, mine, theirs }) => {
      const result = JSON.stringify(merge(base, mine.doc, theirs.doc, options));
      expect([...mine.tokens, ...theirs.tokens].filter((token) => !result.includes(token))).toEqual([]);
    }),
  'S5 of two values for one place, one is kept and the other is in a conflict': (merge: Merge) =>
    fc.property(resumes, fc.integer({ min: 8, max: 14 }), fc.integer({ min: 8, max: 14 }), (base, mine, theirs) => {
      const size = base.template.tokens.fontSize;
      fc.pre(mine !== theirs && mine !== size && theirs !== size);
      const result = merge(base, withFontSize(base, mine), withFontSize(base, theirs), options);
      expect(result.template.tokens.fontSize).toBe(mine);
      expect(result.conflicts).toMatchObject([{ path: 'template.tokens.fontSize', kept: mine, other: theirs, device: 'laptop' }]);
    }),
  'S6 disjoint edits make no conflict': (merge: Merge) =>
    fc.property(disjointForks, ({ base, mine, theirs }) => {
      const result = merge(base, mine.doc, theirs.doc, options);
      expect(result.conflicts).toEqual([]);
    }),
  'S7 the result parses': (merge: Merge) =>
    fc.property(forks, ({ base, mine, theirs }) => {
      const result = merge(base, mine.doc, theirs.doc, options);
      expect(resumeSchema.parse(result)).toEqual(result);
    }),
};

function withFontSize(doc: Resume, fontSize: number): Resume {
  return { ...doc, template: { ...doc.template, tokens: { ...doc.template.tokens, fontSize } } };
}

describe('merge', () => {
  for (const [name, property] of Object.entries(invariants)) {
    it(name, () => fc.assert(property(merge), { numRuns: runs }), 60_000);
  }
});

/** Merges with one rule broken each, and the invariants that must notice. */
const broken: Record<string, { merge: Merge; caught: string[] }> = {
  'drops conflict records': {
    merge: (base, mine, theirs) => ({ ...merge(base, mine, theirs, options), conflicts: base.conflicts }),
    caught: ['S5 every', 'S5 of two'],
  },
  'lets the last writer win': { merge: (_base, mine) => mine, caught: ['S4', 'S5 every', 'S5 of two'] },
  'reports a conflict wherever both sides edited': {
    merge: (base, mine, theirs) => {
      const result = merge(base, mine, theirs, options);
      const conflict = { id: options.newId(), path: 'summary', kept: '', other: '', device: '' };
      return result === mine || result === theirs ? result : { ...result, conflicts: [...result.conflicts, conflict] };
    },
    caught: ['S6'],
  },
  'leaves keys out': {
    merge: (base, mine, theirs) => {
      const { slug: _, ...rest } = merge(base, mine, theirs, options);
      return rest as Resume;
    },
    caught: ['S4', 'S7'],
  },
};

describe('the invariants notice a merge that', () => {
  for (const [fault, { merge: brokenMerge, caught }] of Object.entries(broken)) {
    it(fault, () => {
      const noticed = Object.entries(invariants)
        .filter(([, property]) => fc.check(property(brokenMerge), { numRuns: runs, endOnFailure: true }).failed)
        .map(([name]) => name);
      expect(caught.filter((start) => !noticed.some((name) => name.startsWith(start)))).toEqual([]);
    }, 60_000);
  }
});
