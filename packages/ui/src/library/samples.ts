import type { Resume } from '@vitae/domain';
import { demoResume } from '../site/demo-resume.ts';

/** A finished resume to begin with. */
export interface Sample {
  id: string;
  jobTitle: string;
  resume: Resume;
}

/** The samples there are. */
export async function loadSamples(): Promise<Sample[]> {
  const resume = demoResume();
  return [{ id: resume.slug, jobTitle: resume.title, resume }];
}
