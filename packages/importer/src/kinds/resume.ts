import { resumeKind } from '@vitae/domain';
import type { KindImporter } from '../kind-importer.ts';
import { prepare } from '../prepare.ts';

/** The readers of foreign formats are large. */
const readers = () => import('../resume/import-file.ts');

/** How resumes are read. */
export const resume: KindImporter = {
  key: resumeKind.key,
  prepare: () => prepare(async () => (await readers()).importFile),
  async read(input) {
    const { importFile } = await readers();
    const { resume: document, ...read } = await importFile(input);
    return { ...read, document };
  },
};
