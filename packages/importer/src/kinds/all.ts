// The files from which each kind of document is read: one file per kind next to this one, and one line here.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
