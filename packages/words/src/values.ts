import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { values } from './en/values.ts';

/** What is wrong with a value in a document or in the site's settings. */
export const valuesText: TextsInLanguage<typeof values> = inLanguage(catalogue('values', values));
