import type { CoverLetter } from '@vitae/domain';
import type { Exporter } from '../exporter.ts';
import { lookOf } from '../look.ts';

/** Word's format. The writer is large and is loaded only when a file is made. */
export const docx: Exporter<CoverLetter> = {
  id: 'docx',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  write: async (letter, assets, look) => {
    const { writeLetterDocx } = await import('./write-letter-docx.ts');
    return writeLetterDocx(letter, assets, lookOf(letter, look));
  },
};
