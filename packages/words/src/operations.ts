import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { operations } from './en/operations.ts';

/** Texts for the person who runs a server, for a terminal. */
export const operationsText: TextsInLanguage<typeof operations> = inLanguage(catalogue('operations', operations));
