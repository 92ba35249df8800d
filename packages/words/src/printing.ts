import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { printing } from './en/printing.ts';

/** What the desktop app says of printers. */
export const printingText: TextsInLanguage<typeof printing> = inLanguage(catalogue(printing));
