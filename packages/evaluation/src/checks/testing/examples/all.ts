import type { Example } from '../example.ts';
import { contactExamples } from './contact.ts';
import { formatExamples } from './format.ts';
import { impactExamples } from './impact.ts';
import { integrityExamples } from './integrity.ts';
import { letterExamples } from './letter.ts';
import { machineReadableExamples } from './machine-readable.ts';
import { structureExamples } from './structure.ts';
import { timelineExamples } from './timeline.ts';
import { writingExamples } from './writing.ts';

/** Examples of every check by its id. */
export const examples: Readonly<Record<string, Example>> = {
  ...contactExamples,
  ...structureExamples,
  ...timelineExamples,
  ...impactExamples,
  ...writingExamples,
  ...formatExamples,
  ...machineReadableExamples,
  ...integrityExamples,
  ...letterExamples,
};
