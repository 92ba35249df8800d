import {
  coverLetterKind,
  documentKindSchema,
  sections,
  type DocumentAsset,
  type DocumentKind,
  type Resume,
} from '@vitae/domain';
import { importerWords } from '@vitae/words/importer';
import { sha256Of, withEnclosedAssets, type WithAssets } from '../enclosed-assets.ts';
import { ImportError } from '../errors.ts';
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
import { whyUnreadable } from '../unreadable.ts';

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
  if (!format) throw new ImportError(whyUnreadable(file), { seems: await otherKindOf(file, input) });
  const environment: ReadEnvironment = {
    name,
    asOf: input.asOf ?? new Date().toISOString().slice(0, 10),
    onProgress,
    ...(signal ? { signal } : {}),
    ...(assets ? { assets } : {}),
    ...(input.recognised ? { recognised: input.recognised } : {}),
  };
  const output = await format.read(file, environment);
  onProgress({ stage: 'understand', done: 0 });
  const understood = understand(output, environment);
  const seems =
    output.kind === 'text' && (await seemsLetter(output.text, understood)) ? coverLetterKind.key : undefined;
  const { document: resume, ...enclosed } =
    output.kind === 'resume'
      ? await withEnclosedAssets(understood.resume, output.assets ?? new Map())
      : await withPhoto(understood.resume, output.photo);
  const found = [...nameNotes(name, format.extensions, format.id), ...output.notes, ...enclosed.notes];
  const notes = notesInWords(found, input.locale);
  const result = { format: format.id, ...understood, ...enclosed, resume, notes, ...(seems ? { seems } : {}) };
  onProgress({ stage: 'understand', done: 1 });
  return result;
};

/** A resume with the photo that was beside its text, whose file is as every store accepts it. */
async function withPhoto(resume: Resume, photo: DocumentAsset | undefined): Promise<WithAssets<Resume>> {
  if (!photo) return { document: resume, assets: new Map(), notes: [] };
  const asset = await sha256Of(photo.bytes);
  const { basics } = resume;
  const document = { ...resume, basics: { ...basics, photo: { asset, alt: basics.fullName } } };
  return { document, assets: new Map([[asset, photo]]), notes: [] };
}

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
  return { resume, ...shownText(text, reads, leftover, asOf) };
};
