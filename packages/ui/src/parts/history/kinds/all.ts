// What each kind of document says of its changes: one file a kind beside this one, and one line here. A kind without one
// has its fields named as they are.
export { resume } from './resume.ts';
