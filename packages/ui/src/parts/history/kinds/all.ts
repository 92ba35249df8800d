// How each kind of document describes its changes: one file per kind beside this one, and one line here. A kind without
// one has its fields named as they are.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
