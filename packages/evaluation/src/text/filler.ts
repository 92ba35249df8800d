import { isClassicalFiller } from './classical-filler.ts';
import { isSloganFiller } from './slogan-filler.ts';
import { isPlaceholder } from './placeholders.ts';

/** Whether a text stands for one to come, and nobody wrote it: nothing but its being there is to be judged. */
export const isFiller = (text: string): boolean => isFillerText(text) || isPlaceholder(text);

/** The same of a whole text that programs fill pages with. */
export const isFillerText = (text: string): boolean => isClassicalFiller(text) || isSloganFiller(text);
