import { catalogue } from './catalogue.ts';
import { importer } from './en/importer.ts';

/** Texts about an imported file: why it could not be read, and notes on how it was read. */
export const importerWords = catalogue('importer', importer);
