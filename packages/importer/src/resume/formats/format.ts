import type { DocumentAsset, DocumentAssets, Resume } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import type { AssetLoader } from '../../pdf/pdfjs.ts';
import type { ImportFormatId, FoundNote, ImportProgress } from '../result.ts';
import type { ReadText } from '../../text/line.ts';

export type ReadEnvironment = {
  name: string;
  asOf: string;
  signal?: AbortSignal;
  assets?: AssetLoader;
  recognised?: ReadonlyMap<number, RecognisedPage>;
  onProgress: (progress: ImportProgress) => void;
};

/**
 * What a format returns: text in reading order that has yet to be understood, with the photo beside it, or a structured
 * resume with the attached files, not checked yet.
 */
export type FormatOutput =
  | { kind: 'text'; text: ReadText; photo?: DocumentAsset; notes: FoundNote[] }
  | { kind: 'resume'; resume: Resume; assets?: DocumentAssets; notes: FoundNote[] };

/** A file format. To add one, add a file here and a line in the registry. */
export type Format = {
  id: ImportFormatId;
  /** Usual extensions, without the dot, to notice a wrong file name. */
  extensions: readonly string[];
  /** Whether the content has this format; the name is ignored. */
  recognises: (file: SniffedFile) => boolean;
  /** @throws ImportError */
  read: (file: SniffedFile, environment: ReadEnvironment) => Promise<FormatOutput>;
};

/** A file with the views of it that formats request; each is made at most once. */
export type SniffedFile = {
  bytes: Uint8Array;
  /** The first bytes as Latin-1, for signatures. */
  start: string;
  /** The whole file as text; undefined if it is not text. */
  text: () => string | undefined;
  /** The file as JSON; undefined if it is not JSON. */
  json: () => unknown;
  /** Names of the entries of a ZIP archive; undefined if it is not one. */
  entries: () => readonly string[] | undefined;
};
