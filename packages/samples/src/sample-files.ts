import { letterFiles } from './letters/letter-files.ts';
import { resumeFiles } from './resumes/resume-files.ts';
import type { SampleKind } from './sample-kinds.ts';

/** Fetches the file of a sample. */
export type SampleFile = () => Promise<{ readonly default: unknown }>;

/** The files of all samples, by kind and slug. */
export const sampleFiles: Readonly<Record<SampleKind, Readonly<Record<string, SampleFile>>>> = {
  resume: resumeFiles,
  coverletter: letterFiles,
};
