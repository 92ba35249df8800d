import { openDocx } from '../../docx/docx-parts.ts';
import { readDocx } from '../../docx/read-docx.ts';
import type { Format } from './format.ts';

/** Documents of Word. */
export const docx: Format = {
  id: 'docx',
  extensions: ['docx', 'docm', 'dotx'],
  recognises: (file) => file.entries()?.includes('word/document.xml') === true,
  async read({ bytes, entries }) {
    const parts = openDocx(bytes);
    const text = readDocx(parts);
    if (!entries()?.some((name) => /^word\/media\/.+\.(?:jpe?g|png)$/iu.test(name)))
      return { kind: 'text', text, notes: [] };
    // Few files have one. Whatever is wrong with a picture is no reason not to read the text.
    const { photoInDocx } = await import('../../photo/photo-in-docx.ts');
    const photo = await photoInDocx(parts).catch(() => undefined);
    return { kind: 'text', text, notes: [], ...(photo ? { photo } : {}) };
  },
};
