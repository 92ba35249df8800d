import { textsOf } from './index.ts';

/** The language of the interface (BCP 47), for texts that are produced outside of it: errors, the importer's notes. */
export const interfaceLocale = (): string => textsOf('app').language;
