import { catalogue, inLanguage } from './catalogue.ts';
import { previews } from './en/previews.ts';

const text = inLanguage(catalogue('previews', previews));

const isNamed = (kind: string): kind is keyof typeof previews => Object.hasOwn(previews, kind);

/** What previews of links say beside the picture of a page from a document of this kind. */
export const previewText = (kind: string): string => text(isNamed(kind) ? kind : 'other');
