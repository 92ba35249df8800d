export { aCoverLetter, aResume } from './a-resume.ts';
export { coverLetters, resumes } from './documents.ts';
export { applyEdits, edits, type Edit } from './edits.ts';
export { richTexts, texts } from './values.ts';
