import type { EnglishCatalogue } from '../i18n/english.ts';

type WithTexts = Exclude<keyof EnglishCatalogue['library']['kinds'], 'other'>;

/** Not read from the catalogue, whose areas load at different times; the compiler compares it with the catalogue. */
const withTexts: Readonly<Record<WithTexts, true>> = { resume: true, coverletter: true };

const hasTexts = (kind: string): kind is WithTexts => Object.hasOwn(withTexts, kind);

/** The group of texts that the catalogue has for a kind of document: its own, or those for any kind. */
export const textsOfKind = (kind: string): WithTexts | 'other' => (hasTexts(kind) ? kind : 'other');
