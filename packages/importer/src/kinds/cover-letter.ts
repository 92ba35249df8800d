import { coverLetterKind } from '@vitae/domain';
import type { KindImporter } from '../kind-importer.ts';

export const coverLetter: KindImporter = {
  key: coverLetterKind.key,
  async read(input) {
    // The readers of foreign formats are large.
    const { importLetter } = await import('../letter/import-letter.ts');
    return importLetter(input);
  },
  async readIfOfKind(input) {
    const { importIfLetter } = await import('../letter/import-letter.ts');
    return importIfLetter(input);
  },
};
