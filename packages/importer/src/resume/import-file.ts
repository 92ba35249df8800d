import { coverLetterKind, documentKindSchema, sections, type DocumentKind } from '@vitae/domain';
import { importerWords } from '@vitae/words/importer';
import { withEnclosedAssets } from '../enclosed-assets.ts';
import { ImportError, type ImportErrorCode } from '../errors.ts';
import type { KindInput } from '../kind-importer.ts';
import { isData } from './data/values.ts';
import type { FormatOutput, ReadEnvironment, SniffedFile } from './formats/format.ts';
import { formats } from './formats/registry.ts';
import { sniff } from './formats/sniff.ts';
import { readSafely } from '../read-safely.ts';
import { shownText } from '../provenance.ts';
import type { FoundNote, ImportFormatId, ImportResult } from './result.ts';
import { notesInWords } from '../notes-in-words.ts';
import type { ReadText } from '../text/line.ts';
import { structure } from './structure/structure.ts';

/**
 * Reads a resume from a file. Runs without DOM and without network, in a browser worker or in Node. `assets` gives
 * pdf.js the character maps that old Chinese, Japanese and Korean PDFs refer to; without it, their text may be missing.
 * @throws ImportError and nothing else.
 */
export const importFile = (input: KindInput): Promise<ImportResult> => readSafely(input, read);

const read = async (input: KindInput): Promise<ImportResult> => {
  const { name, bytes, signal, assets } = input;
  if (signal?.aborted) throw new ImportError('cancelled');
  const onProgress = input.onProgress ?? (() => {});
  onProgress({ stage: 'open', done: 0 });
  const file = sniff(bytes);
  const format = formats.find((candidate) => candidate.recognises(file));
  if (!format) throw new ImportError(unreadable(file), { seems: await otherKindOf(file, input) });
  const environment: ReadEnvironment = {
    name,
    asOf: input.asOf ?? new Date().toISOString().slice(0, 10),
    onProgress,
    ...(signal ? { signal } : {}),
    ...(assets ? { assets } : {}),
  };
  const output = await format.read(file, environment);
  onProgress({ stage: 'understand', done: 0 });
  const understood = understand(output, environment);
  const seems =
    output.kind === 'text' && (await seemsLetter(output.text, understood)) ? coverLetterKind.key : undefined;
  const { document: resume, ...enclosed } = await withEnclosedAssets(
    understood.resume,
    (output.kind === 'resume' && output.assets) || new Map(),
  );
  const found = [...nameNotes(name, format.extensions, format.id), ...output.notes, ...enclosed.notes];
  const notes = notesInWords(found, input.locale);
  const result = { format: format.id, ...understood, ...enclosed, resume, notes, ...(seems ? { seems } : {}) };
  onProgress({ stage: 'understand', done: 1 });
  return result;
};

/** Whether a text has what only letters have, and no section of a resume. */
async function seemsLetter(text: ReadText, { resume }: Understood): Promise<boolean> {
  const isSectioned = sections.some(({ key }) => resume.sections[key].items.length > 0);
  if (isSectioned) return false;
  const { structureLetter } = await import('../letter/structure-letter.ts');
  return structureLetter({ text, isMarkup: false, isLineWhole: false }, '').isLikeLetter;
}

/** The kind of a file that no format recognises as a resume: that of a document of ours, or of a letter. */
async function otherKindOf(file: SniffedFile, input: KindInput): Promise<DocumentKind | undefined> {
  const data = file.json();
  if (isData(data)) return documentKindSchema.safeParse(data['kind']).data;
  const { importIfLetter } = await import('../letter/import-letter.ts');
  return (await importIfLetter(input))?.document.kind;
}

/** The name of the stream that contains an encrypted Office document, in UTF-16. */
const ENCRYPTED = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e';

/** The message for a file that no format recognises. */
const unreadable = (file: SniffedFile): ImportErrorCode => {
  if (file.start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return latin(file.bytes).includes(ENCRYPTED) ? 'encrypted' : 'legacy-word';
  if (file.start.startsWith('PK')) return file.entries() === undefined ? 'damaged' : 'unsupported';
  if (file.json() !== undefined) return 'not-a-resume';
  const text = file.text();
  return text !== undefined && !text.trim() ? 'no-text' : 'unsupported';
};

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const nameNotes = (name: string, extensions: readonly string[], format: ImportFormatId): FoundNote[] => {
  const extension = /\.([a-z0-9]{1,8})$/iu.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || extensions.includes(extension)) return [];
  return [
    {
      code: 'renamed',
      message: (locale) =>
        importerWords('renamed', { extension, format: importerWords(`format-${format}`)(locale) })(locale),
    },
  ];
};

type Understood = Pick<ImportResult, 'resume' | 'provenance' | 'pages' | 'leftover'>;

const understand = (output: FormatOutput, { name, asOf }: ReadEnvironment): Understood => {
  if (output.kind === 'resume') return { resume: output.resume, provenance: [], pages: [], leftover: [] };
  const { text } = output;
  if (text.lines.length === 0) throw new ImportError('no-text');
  const { resume, reads, leftover } = structure(text, name, asOf);
  return { resume, ...shownText(text, reads, leftover) };
};
