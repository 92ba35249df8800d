import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { network } from './en/network.ts';

/** Texts for a request without a response, in the language of the reader. */
export const networkWords = catalogue('network', network);

/** The same if the reader's language is unknown. */
export const networkText: TextsInLanguage<typeof network> = inLanguage(networkWords);
