import { coverLetterKind } from '@vitae/domain';
import { ImportError } from '../errors.ts';
import type { ImportedDocument, KindInput } from '../kind-importer.ts';
import { readDocx } from '../docx/read-docx.ts';
import { withEnclosedAssets } from '../enclosed-assets.ts';
import { notesInWords } from '../notes-in-words.ts';
import { readOwnDocument } from '../own-document.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { readSafely } from '../read-safely.ts';
import { docx } from '../resume/formats/docx.ts';
import { markdown } from '../resume/formats/markdown.ts';
import { pdf } from '../resume/formats/pdf.ts';
import { sniff } from '../resume/formats/sniff.ts';
import { text as plainText } from '../resume/formats/text.ts';
import { markupLines } from './markup-lines.ts';
import { structureLetter, type LetterText } from './structure-letter.ts';

/**
 * Reads a cover letter from a PDF (the enclosed letter, else its pages), DOCX, Markdown or plain text, or from a file of
 * ours.
 * @throws {ImportError} and nothing else.
 */
export const importLetter = (input: KindInput): Promise<ImportedDocument> => readSafely(input, read);

async function read(input: KindInput): Promise<ImportedDocument> {
  const { name, bytes, assets, signal, onProgress, locale } = input;
  const file = sniff(bytes);
  const of = (letter: LetterText): ImportedDocument => {
    if (letter.text.lines.length === 0) throw new ImportError('no-text');
    return { document: structureLetter(letter, name), assets: new Map(), notes: [] };
  };
  if (pdf.recognises(file)) {
    const content = await readPdf(bytes, {
      kind: coverLetterKind.key,
      ...(assets ? { assets } : {}),
      ...(signal ? { signal } : {}),
      onPage: (done) => onProgress?.({ stage: 'read', done }),
    });
    if (!('document' in content)) return of({ text: content, isMarkup: false, isLineWhole: false });
    const { notes, ...enclosed } = await withEnclosedAssets(content.document, content.assets);
    return { ...enclosed, notes: notesInWords(notes, locale) };
  }
  if (docx.recognises(file)) return of({ text: readDocx(bytes), isMarkup: false, isLineWhole: true });
  const data = file.json();
  if (typeof data === 'object' && data !== null && 'schemaVersion' in data)
    return readOwnDocument(bytes, coverLetterKind.key, locale);
  if (!plainText.recognises(file)) throw new ImportError('not-a-letter');
  if (markdown.recognises(file))
    return of({ text: markupLines(file.text() ?? ''), isMarkup: true, isLineWhole: false });
  const output = await plainText.read(file, { name, asOf: '', onProgress: () => {} });
  if (output.kind !== 'text') throw new ImportError('not-a-letter');
  return of({ text: output.text, isMarkup: false, isLineWhole: false });
}
