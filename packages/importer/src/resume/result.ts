import type { DocumentAsset, DocumentKind, Resume } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import type { LocalText } from '@vitae/words/catalogue';

/** The file formats that can be read, detected by content. */
export type ImportFormatId =
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'vitae'
  | 'json-resume'
  | 'reactive-resume'
  | 'rendercv'
  | 'europass'
  | 'linkedin'
  | 'markdown'
  | 'html'
  | 'text';

/** A file to read. `name` is only used for hints and the title; the format is detected from the content. */
export type ImportInput = {
  name: string;
  bytes: Uint8Array;
  signal?: AbortSignal;
  /** The day to which "Present" and two-digit years are relative, as an ISO date; default: today. */
  asOf?: string;
  /** The language of notes and errors (BCP 47); default: English. */
  locale?: string;
  /** What was recognised on pages of a PDF that are pictures, by their numbers from 0. */
  recognised?: ReadonlyMap<number, RecognisedPage>;
  onProgress?: (progress: ImportProgress) => void;
};

export type ImportProgress = {
  stage: 'open' | 'read' | 'understand';
  /** 0 to 1: of the stage, or of all that is recognised */
  done: number;
  /** The page that is being recognised, from 1, and how many are. */
  page?: { number: number; of: number };
};

/** A rectangle on a page in points, origin at the top left. */
export type Box = { x: number; y: number; width: number; height: number };

/** Where a value of the resume came from. */
export type Provenance = {
  /** Path into the resume by ids: `basics/email`, `sections/experience/<item id>/position`. */
  path: string;
  /** Lines of `pages[page].lines` that the value was read from. */
  sources: { page: number; line: number }[];
  /** The union of the lines' boxes on the first page named by `sources`; absent for formats without pages. */
  box?: Box & { page: number };
  /** 0 to 1; values below 0.6 should be checked. */
  confidence: number;
};

/** One line of text as in the file. */
export type ImportedLine = {
  text: string;
  box?: Box;
  /** Whether it begins an item of a list, whose mark is not in the text. */
  isItem?: boolean;
  /** The dates in its text, for a person who says what the line is; absent if there are none. */
  dates?: LineDates[];
  /** The day that a line of a letter says, `YYYY-MM-DD`. */
  day?: string;
  /** Its parts, if there are several: what stands between gaps, and what is in one style. */
  parts?: string[];
};

/** A date or a range in a line: its characters, and the partial dates it stands for, `''` if not given. */
export type LineDates = { from: number; to: number; start: string; end: string; current: boolean };

/** One page for the review screen. Formats without pages have one page of size 0 × 0. */
export type ImportedPage = { width: number; height: number; lines: ImportedLine[] };

/** A note before it is translated into text. */
export type FoundNote = { code: ImportNoteCode; message: LocalText };

/** Something a person should know about how the file was read. */
export type ImportNote = { code: ImportNoteCode; message: string };

export type ImportNoteCode =
  | 'renamed'
  | 'some-pages-without-text'
  | 'text-hidden'
  | 'unknown-fields'
  | 'lines-cut'
  | 'name-uncertain'
  | 'picture-left-out'
  | 'recognised';

export type ImportResult = {
  format: ImportFormatId;
  resume: Resume;
  /**
   * Pictures from the file that the resume refers to, by SHA-256; each is PNG or JPEG and was checked. Store them
   * before the resume.
   */
  assets: ReadonlyMap<string, DocumentAsset>;
  /** One entry per value that was read, in document order. */
  provenance: Provenance[];
  pages: ImportedPage[];
  notes: ImportNote[];
  /** Lines that found no place in the resume, in document order. */
  leftover: { page: number; line: number; text: string }[];
  /** The kind that the content seems to be of, if it is not the one that it was read as. */
  seems?: DocumentKind;
};
