import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { network } from './en/network.ts';

/** What is said of a request that got no answer, in the language of whoever reads it. */
export const networkWords = catalogue(network);

/** The same where nobody's language is known. */
export const networkText: TextsInLanguage<typeof network> = inLanguage(networkWords);
