import { resumeKind } from '@vitae/domain';
import { ImportError } from '../../errors.ts';
import { pagesWithoutText, recognisedNote } from '../../pdf/pages-without-text.ts';
import type { EnclosedDocument } from '../../pdf/enclosed-document.ts';
import { readPdf, type PdfText } from '../../pdf/read-pdf.ts';
import { europass } from './europass.ts';
import type { Format, FormatOutput, ReadEnvironment } from './format.ts';
import { isPdf, sniff } from './sniff.ts';

/** PDF, with the document that it may enclose. */
export const pdf: Format = {
  id: 'pdf',
  extensions: ['pdf'],
  recognises: isPdf,
  read: async ({ bytes }, environment) => {
    const options = optionsOf(environment);
    const content = await readPdf(bytes, { ...options, isData: (data) => europass.recognises(sniff(data)) });
    if (!('data' in content)) return outputOf(content);
    try {
      return await europass.read(sniff(content.data), environment);
    } catch (cause) {
      if (!(cause instanceof ImportError)) throw cause;
      // The pages say the same.
      return outputOf(await readPdf(bytes, options));
    }
  },
};

const optionsOf = ({ assets, recognised, signal, onProgress }: ReadEnvironment) => ({
  kind: resumeKind.key,
  withPhoto: true,
  ...(assets ? { assets } : {}),
  ...(recognised ? { recognised } : {}),
  ...(signal ? { signal } : {}),
  onPage: (done: number) => onProgress({ stage: 'read', done }),
});

const outputOf = (content: EnclosedDocument | PdfText): FormatOutput => {
  if ('document' in content)
    return { kind: 'resume', resume: resumeKind.of(content.document), assets: content.assets, notes: [] };
  const { pagesWithoutText: missing, recognisedPages, photo, ...text } = content;
  const notes = [...recognisedNote(recognisedPages), ...pagesWithoutText(missing)];
  return { kind: 'text', text, notes, ...(photo ? { photo } : {}) };
};
