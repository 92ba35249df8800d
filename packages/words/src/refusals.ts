import { catalogue } from './catalogue.ts';
import { refusals } from './en/refusals.ts';

/** The server's texts for cases where the usual text of an error is not specific enough. */
export const refusalWords = catalogue('refusals', refusals);
