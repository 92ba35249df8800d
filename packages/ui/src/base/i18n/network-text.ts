import { inLanguage, type TextsInLanguage } from '@vitae/words/catalogue';
import type { network } from '@vitae/words/en/network';
import { networkWords } from '@vitae/words/network';
import { interfaceLocale } from './interface-locale.ts';

/** The messages for a request without an answer and for a missing page, in the language of the interface. */
export const networkText: TextsInLanguage<typeof network> = inLanguage(networkWords, interfaceLocale);
