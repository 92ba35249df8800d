// How each kind of document is edited: one folder per kind next to this file, and one line here.
export { coverLetter } from './cover-letter/index.ts';
export { resume } from './resume/index.ts';
