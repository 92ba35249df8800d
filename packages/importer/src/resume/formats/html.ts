import { ImportError } from '../../errors.ts';
import { htmlLines } from '../../html/html-lines.ts';
import type { Format } from './format.ts';

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!doctype\s+html|<html|<head|<body)/iu;

/** A web page saved as a file. */
export const html: Format = {
  id: 'html',
  extensions: ['html', 'htm', 'xhtml'],
  recognises: (file) => HTML.test(file.text()?.slice(0, 2_000) ?? ''),
  read: (file) => {
    const text = htmlLines(file.text() ?? '');
    if (text.lines.length === 0) throw new ImportError('no-text');
    return Promise.resolve({ kind: 'text', text, notes: [] });
  },
};
