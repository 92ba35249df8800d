import { isClassicalFiller } from './classical-filler.ts';
import { isPlaceholder } from './placeholders.ts';

/** Whether a text stands for one to come, and nobody wrote it: nothing but its being there is to be judged. */
export const isFiller = (text: string): boolean => isClassicalFiller(text) || isPlaceholder(text);
