// How each kind of document is checked after it was read from a file: one file per kind next to this one, and one line
// here. A document of a kind without a file opens in the builder at once.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
