// How each kind of document describes its changes: one file per kind next to this one, and one line here. Without a
// file, fields are named as in the schema.
export { coverLetter } from './cover-letter.ts';
export { resume } from './resume.ts';
