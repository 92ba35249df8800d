import type { Account } from '../../db/schema.ts';

/** The language that an account gets mail in (BCP 47): that of its interface; of its documents until it has chosen one. */
export const languageOf = ({ language, locale }: Pick<Account, 'language' | 'locale'>): string => language ?? locale;
