import type { Resume } from '@vitae/domain';
import { loadWholeSample } from '../samples.ts';
import type { resumeFiles } from './resume-files.ts';

/** The part of the address of a sample resume. */
export type SampleSlug = keyof typeof resumeFiles;

/** The part of a sample that a gallery shows before the sample is opened. */
export type SampleSummary = {
  readonly slug: SampleSlug;
  readonly title: string;
  readonly fullName: string;
};

/**
 * The few sample resumes that the first page shows. The list of all files is fetched with the first
 * sample, so that it does not weigh on the page.
 */
export const sampleResumes: readonly SampleSummary[] = [
  { slug: 'operations-manager', title: 'Operations manager', fullName: 'Maren Okafor' },
  { slug: 'software-engineer', title: 'Senior software engineer', fullName: 'Deniz Aydoğan' },
  { slug: 'registered-nurse', title: 'Registered nurse', fullName: 'Danielle Whitfield' },
  { slug: 'marketing-manager', title: 'Marketing manager', fullName: 'Linnea Sandqvist' },
  { slug: 'electrician', title: 'Electrician', fullName: 'Jack Taufa' },
  { slug: 'teacher', title: 'Secondary school teacher', fullName: 'Priya Raghunathan' },
];

/** The document of a sample resume. Rejects if the file cannot be fetched. */
export async function loadSample(slug: SampleSlug): Promise<Resume> {
  const { document } = await loadWholeSample('resume', slug);
  if (document.kind !== 'resume') throw new Error(`The sample ${slug} is no resume`);
  return document;
}
