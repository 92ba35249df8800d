import { catalogue, inLanguage } from './catalogue.ts';
import { previews } from './en/previews.ts';

/** What previews of links say beside the picture of a page. */
export const previewText = inLanguage(catalogue(previews));
