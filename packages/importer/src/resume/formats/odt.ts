import { textOf, unpack } from '../../docx/archive.ts';
import { readOdt } from '../../odt/read-odt.ts';
import type { Format } from './format.ts';

const TYPES = /^application\/vnd\.oasis\.opendocument\.text/u;

/** OpenDocument text, as LibreOffice saves it. */
export const odt: Format = {
  id: 'odt',
  extensions: ['odt', 'ott'],
  recognises: (file) =>
    file.entries()?.includes('content.xml') === true &&
    TYPES.test(textOf(unpack(file.bytes, (name) => name === 'mimetype').get('mimetype'))),
  read: ({ bytes }) => Promise.resolve({ kind: 'text', text: readOdt(bytes), notes: [] }),
};
