import { NewerDocumentError, readDocumentFile } from '@vitae/domain';
import { isData } from '../data/values.ts';
import { ImportError } from '../../errors.ts';
import type { Format } from './format.ts';

/** Our own documents, of any version up to this one. */
export const vitae: Format = {
  id: 'vitae',
  extensions: ['vitae', 'json'],
  recognises: (file) => {
    const data = file.json();
    return isData(data) && data['kind'] === 'resume' && typeof data['schemaVersion'] === 'number';
  },
  read: (file) => {
    try {
      const { document, assets } = readDocumentFile(file.json());
      if (document.kind !== 'resume') throw new ImportError('not-a-resume');
      return Promise.resolve({ kind: 'resume', resume: document, assets, notes: [] });
    } catch (cause) {
      throw cause instanceof ImportError
        ? cause
        : new ImportError(cause instanceof NewerDocumentError ? 'newer-version' : 'damaged', { cause });
    }
  },
};
