import { resumeKind, resumeSchema, type Resume } from '@vitae/domain';

/** The kind of document that the samples are of. */
export const sampleKind = resumeKind.key;

export type SampleSlug =
  | 'operations-manager'
  | 'software-engineer'
  | 'registered-nurse'
  | 'marketing-manager'
  | 'electrician'
  | 'teacher';

/** The part of a sample that a gallery shows before the sample is opened. */
export type SampleSummary = {
  readonly slug: SampleSlug;
  /** The target job title of the resume. */
  readonly jobTitle: string;
  readonly title: string;
  readonly fullName: string;
};

const files: Record<SampleSlug, () => Promise<{ readonly default: unknown }>> = {
  'operations-manager': () => import('./operations-manager.json'),
  'software-engineer': () => import('./software-engineer.json'),
  'registered-nurse': () => import('./registered-nurse.json'),
  'marketing-manager': () => import('./marketing-manager.json'),
  electrician: () => import('./electrician.json'),
  teacher: () => import('./teacher.json'),
};

/** A sample resume, fetched on request. Rejects if the file cannot be fetched. */
export async function loadSample(slug: SampleSlug): Promise<Resume> {
  const { default: stored } = await files[slug]();
  return resumeSchema.parse(stored);
}

export const sampleResumes: readonly SampleSummary[] = [
  { slug: 'operations-manager', jobTitle: 'Operations manager', title: 'Operations manager', fullName: 'Maren Okafor' },
  {
    slug: 'software-engineer',
    jobTitle: 'Staff software engineer',
    title: 'Senior software engineer',
    fullName: 'Deniz Aydoğan',
  },
  {
    slug: 'registered-nurse',
    jobTitle: 'Critical care nurse',
    title: 'Registered nurse',
    fullName: 'Danielle Whitfield',
  },
  {
    slug: 'marketing-manager',
    jobTitle: 'Marketing manager',
    title: 'Marketing manager',
    fullName: 'Linnea Sandqvist',
  },
  { slug: 'electrician', jobTitle: 'Electrician', title: 'Electrician', fullName: 'Jack Taufa' },
  {
    slug: 'teacher',
    jobTitle: 'Science department head',
    title: 'Secondary school teacher',
    fullName: 'Priya Raghunathan',
  },
];
