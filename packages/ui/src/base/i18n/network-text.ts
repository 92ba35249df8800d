import { inLanguage, type TextsInLanguage } from '@vitae/words/catalogue';
import type { network } from '@vitae/words/en/network';
import { networkWords } from '@vitae/words/network';
import { interfaceLocale } from './interface-locale.ts';

/** What is said of a request that got no answer and of a page that is not there, in the language of the interface. */
export const networkText: TextsInLanguage<typeof network> = inLanguage(networkWords, interfaceLocale);
