export { loadExample, loadExampleAsset, loadExampleIn } from './examples.ts';
export { jobTitleFor, jobTitles, jobTitleStarting, type JobTitle } from './job-titles.ts';
export {
  loadPhrases,
  phrasedTitles,
  type Phrase,
  type PhrasedSlug,
  type PhraseKind,
  type PhraseLevel,
} from './phrases.ts';
export { loadSample, sampleResumes, type SampleSlug, type SampleSummary } from './resumes/sample-resumes.ts';
export { loadSamples, loadWholeSample } from './samples.ts';
export type { Sample } from './sample.ts';
export { isSampleKind, sampleKinds, type SampleKind } from './sample-kinds.ts';
export {
  loadStarters,
  situations,
  type LetterStarters,
  type Situation,
  type StarterPart,
  starterParts,
} from './starters/starters.ts';
export { starterGaps, starterLanguageOf, type StarterLanguage } from './starters/starter-languages.ts';
