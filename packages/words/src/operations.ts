import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { operations } from './en/operations.ts';

/** What the person who runs a server reads, in the language of whoever asks for it. */
export const operationsWords = catalogue(operations);

/** The same for a terminal. */
export const operationsText: TextsInLanguage<typeof operations> = inLanguage(operationsWords);
