import { catalogue } from './catalogue.ts';
import { refusals } from './en/refusals.ts';

/** What the server says where the usual text of an error says too little. */
export const refusalWords = catalogue(refusals);
