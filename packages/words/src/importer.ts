import { catalogue } from './catalogue.ts';
import { importer } from './en/importer.ts';

/** What is said of a file that is read: why it could not be, and notes on how it was. */
export const importerWords = catalogue(importer);
