// The registry of document kinds: a new kind is one file next to this one and one line here.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
