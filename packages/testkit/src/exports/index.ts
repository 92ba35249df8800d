export { hasLibreOffice, officeConvert } from './libre-office.ts';
export { readBack, visibleLines, visibleWords, words } from './read-back.ts';
export { aPhoto, pngOf } from './a-photo.ts';
