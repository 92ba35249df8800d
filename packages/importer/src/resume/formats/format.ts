import type { DocumentAssets, Resume } from '@vitae/domain';
import type { AssetLoader } from '../../pdf/pdfjs.ts';
import type { ImportFormatId, FoundNote, ImportProgress } from '../result.ts';
import type { ReadText } from '../../text/line.ts';

export type ReadEnvironment = {
  name: string;
  asOf: string;
  signal?: AbortSignal;
  assets?: AssetLoader;
  onProgress: (progress: ImportProgress) => void;
};

/**
 * What a format hands over: text in reading order that is still to be understood, or a resume that says what is what,
 * with the files that came with it as the file says they are.
 */
export type FormatOutput =
  | { kind: 'text'; text: ReadText; notes: FoundNote[] }
  | { kind: 'resume'; resume: Resume; assets?: DocumentAssets; notes: FoundNote[] };

/** A kind of file. Adding one is a file here and a line in the registry. */
export type Format = {
  id: ImportFormatId;
  /** Usual extensions, without the dot, to notice a wrongly named file. */
  extensions: readonly string[];
  /** Whether the content is of this kind; the name is never asked. */
  recognises: (file: SniffedFile) => boolean;
  /** @throws ImportError */
  read: (file: SniffedFile, environment: ReadEnvironment) => Promise<FormatOutput>;
};

/** A file with the views of it that formats ask for; each is made at most once. */
export type SniffedFile = {
  bytes: Uint8Array;
  /** The first bytes as Latin-1, for signatures. */
  start: string;
  /** The whole file as text; undefined where it is not text. */
  text: () => string | undefined;
  /** The file as JSON; undefined where it is not JSON. */
  json: () => unknown;
  /** Names of the entries of a ZIP archive; undefined where it is not one. */
  entries: () => readonly string[] | undefined;
};
