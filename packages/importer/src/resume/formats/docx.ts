import { readDocx } from '../../docx/read-docx.ts';
import type { Format } from './format.ts';

export const docx: Format = {
  id: 'docx',
  extensions: ['docx', 'docm', 'dotx'],
  recognises: (file) => file.entries()?.includes('word/document.xml') === true,
  read: ({ bytes }) => Promise.resolve({ kind: 'text', text: readDocx(bytes), notes: [] }),
};
