import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { operations } from './en/operations.ts';

/** Texts for the person who runs a server, in the language of the reader. */
export const operationsWords = catalogue('operations', operations);

/** The same for a terminal. */
export const operationsText: TextsInLanguage<typeof operations> = inLanguage(operationsWords);
