import { coverLetterKind, resumeKind } from '@vitae/domain';
import { withEnclosedAssets } from '../enclosed-assets.ts';
import { ImportError, type ImportErrorCode } from '../errors.ts';
import type { ImportedDocument, KindInput } from '../kind-importer.ts';
import { notesInWords } from '../notes-in-words.ts';
import { readOwnDocument } from '../own-document.ts';
import type { EnclosedDocument } from '../pdf/enclosed-document.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { pagesWithoutText, recognisedNote } from '../pdf/pages-without-text.ts';
import { shownText } from '../provenance.ts';
import { dayIn } from './letter-day.ts';
import { readSafely } from '../read-safely.ts';
import { formats } from '../resume/formats/registry.ts';
import type { Format, SniffedFile } from '../resume/formats/format.ts';
import { markdown } from '../resume/formats/markdown.ts';
import { pdf } from '../resume/formats/pdf.ts';
import { sniff } from '../resume/formats/sniff.ts';
import { text as plainText } from '../resume/formats/text.ts';
import type { FoundNote, ImportFormatId } from '../resume/result.ts';
import { blocksOf } from '../resume/structure/headings/blocks.ts';
import { plainLine } from './body.ts';
import { markupLines } from './markup-lines.ts';
import type { ReadText } from '../text/line.ts';
import { whyUnreadable } from '../unreadable.ts';
import { structureLetter, type LetterText } from './structure-letter.ts';

/**
 * Reads a cover letter from a PDF (the enclosed letter, else its pages), DOCX, HTML, Markdown or plain text, or from a
 * file of ours.
 * @throws {ImportError} and nothing else.
 */
export const importLetter = (input: KindInput): Promise<ImportedDocument> =>
  readSafely(input, async () => {
    const found = await textIn(input);
    return 'text' in found ? fromText(found, input).imported : found;
  });

/**
 * Reads a cover letter from a file that shows by its content that it is one: it has a letter of ours in it, or addresses
 * somebody and ends as letters do. `null` for any other file, for a resume with a letter behind it, and for one that
 * cannot be read.
 */
export async function importIfLetter(input: KindInput): Promise<ImportedDocument | null> {
  try {
    const found = await textIn(input);
    if (!('text' in found)) return found;
    const { imported, isLikeLetter } = fromText(found, input);
    return isLikeLetter ? imported : null;
  } catch {
    return null;
  }
}

/** The text of a file that can be a letter, and in which format it was. */
interface FoundText extends LetterText {
  format: ImportFormatId;
  notes: FoundNote[];
}

function fromText({ format, notes, ...written }: FoundText, { name, locale, asOf }: KindInput) {
  if (written.text.lines.length === 0) throw new ImportError('no-text');
  const { letter, reads, leftover, isLikeLetter } = structureLetter(written, name);
  const imported: ImportedDocument = {
    ...(!isLikeLetter && seemsResume(written) ? { seems: resumeKind.key } : {}),
    format,
    document: letter,
    assets: new Map(),
    ...shownText(
      written.text,
      reads,
      leftover,
      asOf ?? new Date().toISOString().slice(0, 10),
      (line) => dayIn(line, letter.country === 'US')?.day,
    ),
    notes: notesInWords(notes, locale),
  };
  const page = reads.find(({ path }) => path === 'opening')?.read.lines[0]?.page ?? 0;
  const before = written.text.lines.filter((line) => line.page < page);
  const isBehindResume = seemsResume({ ...written, text: { ...written.text, lines: before } });
  return { imported, isLikeLetter: isLikeLetter && !isBehindResume };
}

/** Whether a text has sections of a resume: one could be a heading within a letter. */
const seemsResume = ({ text, isMarkup }: LetterText): boolean =>
  blocksOf(isMarkup ? text.lines.map(plainLine) : text.lines, '').sections.filter(
    ({ target, lines }) => target.kind === 'section' && lines.length > 0,
  ).length > 1;

/** Formats whose lines end where their writer ended them. */
const wholeLines: ReadonlySet<ImportFormatId> = new Set(['docx', 'odt', 'rtf', 'html']);
const textFormats: ReadonlySet<ImportFormatId> = new Set(['pdf', ...wholeLines, 'markdown', 'text']);

/** The text of a file, or the letter that it encloses or is. @throws {ImportError} */
async function textIn(input: KindInput): Promise<FoundText | ImportedDocument> {
  const { bytes, assets, recognised, signal, onProgress, locale } = input;
  onProgress?.({ stage: 'open', done: 0 });
  const file = sniff(bytes);
  const found = { isMarkup: false, isLineWhole: false, notes: [] };
  if (pdf.recognises(file)) {
    const content = await readPdf(bytes, {
      kind: coverLetterKind.key,
      ...(assets ? { assets } : {}),
      ...(recognised ? { recognised } : {}),
      ...(signal ? { signal } : {}),
      onPage: (done) => onProgress?.({ stage: 'read', done }),
    });
    if ('document' in content) return enclosedIn(content, locale);
    const { pagesWithoutText: missing, recognisedPages, ...text } = content;
    return { ...found, format: 'pdf', text, notes: [...recognisedNote(recognisedPages), ...pagesWithoutText(missing)] };
  }
  const data = file.json();
  if (typeof data === 'object' && data !== null && 'schemaVersion' in data)
    return readOwnDocument(bytes, coverLetterKind.key, locale);
  // Data that only resumes are kept in.
  if (formats.some((format) => !textFormats.has(format.id) && format.recognises(file)))
    throw new ImportError('not-a-letter', { seems: resumeKind.key });
  const format = formats.find(({ id, recognises }) => textFormats.has(id) && recognises(file));
  if (format && wholeLines.has(format.id)) {
    const { text } = await linesOf(format, file, input);
    return { ...found, format: format.id, text, isLineWhole: true };
  }
  if (!plainText.recognises(file)) throw new ImportError(notALetter(whyUnreadable(file)));
  if (markdown.recognises(file))
    return { ...found, format: 'markdown', text: markupLines(file.text() ?? ''), isMarkup: true };
  const { text } = await linesOf(plainText, file, input);
  return { ...found, format: 'text', text };
}

/** What can be said of a file of any other kind is of resumes. */
const notALetter = (why: ImportErrorCode): ImportErrorCode =>
  why === 'unsupported' || why === 'not-a-resume' ? 'not-a-letter' : why;

/** The lines of a format of text. @throws {ImportError} */
async function linesOf(format: Format, file: SniffedFile, { name }: KindInput): Promise<{ text: ReadText }> {
  const output = await format.read(file, { name, asOf: '', onProgress: () => {} });
  if (output.kind !== 'text') throw new ImportError('not-a-letter');
  return output;
}

/** The letter that a PDF encloses. */
async function enclosedIn({ document, assets }: EnclosedDocument, locale?: string): Promise<ImportedDocument> {
  const { notes, ...enclosed } = await withEnclosedAssets(document, assets);
  return { format: 'pdf', ...enclosed, provenance: [], pages: [], leftover: [], notes: notesInWords(notes, locale) };
}
