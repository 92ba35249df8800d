import type { SampleFile } from '../sample-files.ts';

/** The sample resumes, one for each job title. */
export const resumeFiles = {
  electrician: () => import('./electrician.json'),
  'marketing-manager': () => import('./marketing-manager.json'),
  'operations-manager': () => import('./operations-manager.json'),
  'registered-nurse': () => import('./registered-nurse.json'),
  'software-engineer': () => import('./software-engineer.json'),
  teacher: () => import('./teacher.json'),
} satisfies Record<string, SampleFile>;
