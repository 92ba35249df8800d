import { importFile } from '../import-file.ts';
import { AS_OF } from './resume-of-pages.ts';

/** The resume that is read from a text; the ending of its file says what it is: `txt`, `md` or `html`. */
export const resumeOfText = async (text: string, ending: 'txt' | 'md' | 'html' = 'txt') =>
  (await importFile({ name: `x.${ending}`, bytes: new TextEncoder().encode(text), asOf: AS_OF })).resume;

/** The resume in a web page with these parts below the name. */
export const resumeOfHtml = async (...parts: readonly string[]) =>
  resumeOfText(`<html><body><h1>Ada Park</h1>${parts.join('')}</body></html>`, 'html');
