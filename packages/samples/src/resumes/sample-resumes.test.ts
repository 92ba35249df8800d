import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resumeSchema } from '@vitae/domain';
import { loadSample, sampleResumes } from './sample-resumes.ts';

describe('sample resumes', () => {
  it('registers every file and no others', () => {
    const files = readdirSync(import.meta.dirname).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
    expect(sampleResumes.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
  });

  it.each(sampleResumes)('$slug matches its entry in the registry', async ({ slug, jobTitle, title, fullName }) => {
    const resume = await loadSample(slug);
    expect({ jobTitle: resume.target.jobTitle, title: resume.title, fullName: resume.basics.fullName }).toEqual({
      jobTitle,
      title,
      fullName,
    });
    expect(resumeSchema.parse(structuredClone(resume))).toEqual(resume);
  });
});
