import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { storage } from './en/storage.ts';

/** Why documents could not be saved or read. */
export const storageText: TextsInLanguage<typeof storage> = inLanguage(catalogue('storage', storage));
