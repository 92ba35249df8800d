import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { disk } from './en/disk.ts';

/** Why documents could not be saved or read on a disk. */
export const diskText: TextsInLanguage<typeof disk> = inLanguage(catalogue('disk', disk));
