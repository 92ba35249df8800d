import type { Headings } from './headings-of.ts';
import { learningHeadings } from './learning.ts';
import { otherHeadings } from './others.ts';
import { workHeadings } from './work.ts';

/**
 * Headings that people use for a section, by language, in addition to the one that the section itself shows. They are
 * here and not with the sections because only import needs them: the builder's first load is smaller without them.
 */
export const knownHeadings: Headings = { ...workHeadings, ...learningHeadings, ...otherHeadings };
