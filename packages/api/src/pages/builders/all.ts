// The builder of each kind of document: one file per kind next to this one, and one line here.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
