import { coverLetterKind } from '@vitae/domain';
import type { KindImporter } from '../kind-importer.ts';
import { prepare } from '../prepare.ts';

/** The readers of foreign formats are large. */
const readers = () => import('../letter/import-letter.ts');

/** How cover letters are read. */
export const coverLetter: KindImporter = {
  key: coverLetterKind.key,
  prepare: () => prepare(async () => (await readers()).importLetter),
  async read(input) {
    const { importLetter } = await readers();
    return importLetter(input);
  },
  async readIfOfKind(input) {
    const { importIfLetter } = await readers();
    return importIfLetter(input);
  },
};
