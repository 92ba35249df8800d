import { catalogue } from './catalogue.ts';
import { errors } from './en/errors.ts';

/** What the API says of each of its errors, by its code, and what is said of fields and of calls without an answer. */
export const errorWords = catalogue(errors);
