import { inLanguage } from '@vitae/words/catalogue';
import { checkText, evaluationWords } from '@vitae/words/evaluation';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';

/** Names of categories and verdicts, and reasons for skipping, in the language of the interface. */
export const evaluationText = inLanguage(evaluationWords, interfaceLocale);

/** What a check says, in the language of the interface; `values` are those of a finding. */
export const checkWords = (...asked: Parameters<typeof checkText>): string => checkText(...asked)(interfaceLocale());
