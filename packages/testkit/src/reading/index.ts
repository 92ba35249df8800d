export { misreadings } from './read-in-order.ts';
export { linesRead, readPages, type Reading } from './read-pages.ts';
export { squeezed, squeezedPieces, type Squeezed } from './squeeze.ts';
export { scoreWords, wordsOf, type WordScore } from './word-score.ts';
