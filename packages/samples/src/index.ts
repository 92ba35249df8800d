export { loadExample } from './examples.ts';
export { jobTitleFor, jobTitles, type JobTitle, type JobTitleSlug } from './job-titles.ts';
export { loadPhrases, type Phrase, type PhraseKind, type PhraseLevel } from './phrases.ts';
export { loadSample, sampleResumes, type SampleSlug, type SampleSummary } from './resumes/sample-resumes.ts';
