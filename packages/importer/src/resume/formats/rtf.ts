import { isRtf, readRtf } from '../../rtf/read-rtf.ts';
import type { Format } from './format.ts';

/** Rich Text. Word opens it under the ending of its own old format, too. */
export const rtf: Format = {
  id: 'rtf',
  extensions: ['rtf', 'doc'],
  recognises: ({ start }) => isRtf(start),
  read: ({ bytes }) => Promise.resolve({ kind: 'text', text: readRtf(bytes), notes: [] }),
};
