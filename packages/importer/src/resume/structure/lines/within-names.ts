import { SMALL_WORD } from '../../../language/small-words.ts';

/** Small words within names. */
export const WITHIN_NAMES = new RegExp(`^${SMALL_WORD}$`, 'u');
