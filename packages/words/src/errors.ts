import { catalogue } from './catalogue.ts';
import { errors } from './en/errors.ts';

/** What the API says of each of its errors, by its code, and of wrong fields. */
export const errorWords = catalogue(errors);
