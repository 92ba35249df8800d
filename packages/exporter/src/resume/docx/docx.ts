import type { Resume } from '@vitae/domain';
import type { Exporter } from '../../exporter.ts';
import { lookOf } from '../../look.ts';

/** Word's format. The writer is large and is loaded only when a file is made. */
export const docx: Exporter<Resume> = {
  id: 'docx',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: async (resume, assets, look) => {
    const { writeDocx } = await import('./write-docx.ts');
    return writeDocx(resume, assets, lookOf(resume, look));
  },
};
