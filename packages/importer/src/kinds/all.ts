// The files that each kind of document is read from: one file a kind beside this one, and one line here.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
