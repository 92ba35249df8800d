import { NewerDocumentError, readResume } from '@vitae/domain';
import { isData } from '../data/values.ts';
import { ImportError } from '../errors.ts';
import type { Format } from './format.ts';

/** Our own documents, of any version up to this one. */
export const vitae: Format = {
  id: 'vitae',
  extensions: ['json'],
  recognises: (file) => {
    const data = file.json();
    return isData(data) && data['kind'] === 'resume' && typeof data['schemaVersion'] === 'number';
  },
  read: (file) => {
    const data = file.json();
    try {
      return Promise.resolve({ kind: 'resume', resume: readResume(isData(data) ? data : {}), notes: [] });
    } catch (cause) {
      throw new ImportError(cause instanceof NewerDocumentError ? 'newer-version' : 'damaged', { cause });
    }
  },
};
