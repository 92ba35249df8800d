import { resumeKind } from '@vitae/domain';
import type { KindImporter } from '../kind-importer.ts';

export const resume: KindImporter = {
  key: resumeKind.key,
  async read(input) {
    // The readers of foreign formats are large.
    const { importFile } = await import('../resume/import-file.ts');
    const { resume: document, ...read } = await importFile(input);
    return { ...read, document };
  },
};
