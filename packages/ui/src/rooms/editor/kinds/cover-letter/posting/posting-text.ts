import { coverLetterKind } from '@vitae/domain';
import { importInWorker, type ImportWorker } from '@vitae/importer/client';
import { interfaceLocale } from '../../../../../base/i18n/interface-locale.ts';

/** The files that a posting can be read from, for a file dialog. */
export const postingFiles = '.txt,.md,.markdown,.html,.htm,.pdf,.docx,.odt,.rtf';

const PLAIN = /\.(?:txt|text|md|markdown)$/iu;

/**
 * The text of a posting in a file: of a text file as it is, otherwise its lines in reading order, with a mark before
 * the items of lists.
 * @throws {ImportError} if the file cannot be read
 */
export async function postingText(file: File, createWorker: () => ImportWorker): Promise<string> {
  if (PLAIN.test(file.name) && file.size <= largest) return (await file.text()).trim();
  const { pages } = await importInWorker(createWorker, coverLetterKind.key, file, { locale: interfaceLocale() });
  return pages
    .flatMap(({ lines }) => lines.map(({ text, isItem }) => (isItem ? `• ${text}` : text)))
    .join('\n')
    .trim();
}

/** A larger text file is left to the reader of files, which refuses what is too large, in bytes. */
const largest = 1_000_000;
