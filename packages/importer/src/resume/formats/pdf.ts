import { resumeKind } from '@vitae/domain';
import { pagesWithoutText } from '../../pdf/pages-without-text.ts';
import { readPdf } from '../../pdf/read-pdf.ts';
import type { Format } from './format.ts';

export const pdf: Format = {
  id: 'pdf',
  extensions: ['pdf'],
  // Some programs write a few bytes before the signature.
  recognises: ({ start }) => start.includes('%PDF-'),
  read: async ({ bytes }, { assets, signal, onProgress }) => {
    const content = await readPdf(bytes, {
      kind: resumeKind.key,
      ...(assets ? { assets } : {}),
      ...(signal ? { signal } : {}),
      onPage: (done) => onProgress({ stage: 'read', done }),
    });
    if ('document' in content)
      return { kind: 'resume', resume: resumeKind.of(content.document), assets: content.assets, notes: [] };
    const { pagesWithoutText: missing, ...text } = content;
    return { kind: 'text', text, notes: pagesWithoutText(missing) };
  },
};
