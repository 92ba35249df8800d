import { catalogue } from './catalogue.ts';
import { errors } from './en/errors.ts';

/** The API's errors, by code, and the messages for invalid fields. */
export const errorWords = catalogue('errors', errors);
