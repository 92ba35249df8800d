import type { Headings } from './headings-of.ts';
import { learningHeadings } from './learning.ts';
import { otherHeadings } from './others.ts';
import { workHeadings } from './work.ts';

/**
 * Headings under which people put a section, by language, beside the one that the section itself shows. They stand here
 * and not with the sections, because only import wants them: the builder's first load is lighter without them.
 */
export const knownHeadings: Headings = { ...workHeadings, ...learningHeadings, ...otherHeadings };
