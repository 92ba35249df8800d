// How each kind of document is edited: one folder a kind beside this file, and one line here.
export { resume } from './resume/index.ts';
