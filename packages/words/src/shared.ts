import { catalogue } from './catalogue.ts';
import { shared } from './en/shared.ts';

/** Texts of the pages that share links open. */
export const sharedWords = catalogue('shared', shared);
