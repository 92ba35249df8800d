import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { printing } from './en/printing.ts';

/** The desktop app's texts about printers. */
export const printingText: TextsInLanguage<typeof printing> = inLanguage(catalogue('printing', printing));
