import { writeDocumentFile } from '@vitae/domain';
import type { Exporter } from './exporter.ts';

/** The document itself, hidden entries and the photo included: what to keep, and what opens again as it was. */
export const vitae: Exporter = {
  id: 'vitae',
  extension: 'vitae.json',
  mediaType: 'application/json',
  write: async (document, assets) => writeDocumentFile(document, assets),
};
