import { writeDocumentFile } from '@vitae/domain';
import type { Exporter } from './exporter.ts';

/** The document itself, including hidden entries and the photo: to keep, and to open again unchanged. */
export const vitae: Exporter = {
  id: 'vitae',
  // What the system opens with the app; a double extension would count as JSON.
  extension: 'vitae',
  mediaType: 'application/json',
  write: async (document, assets) => writeDocumentFile(document, assets),
};
