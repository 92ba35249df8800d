import type { AnyDocument } from '@vitae/domain';

/** A rectangle on a page in points, origin at the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text on a page, at most a line long, in one font, size and colour. */
export interface TextRun {
  text: string;
  box: Box;
  /** The family without its weight and style. */
  font: string;
  /** In points. */
  size: number;
  /** As `#rrggbb`, like what is behind it. */
  colour: string;
  background: string;
  /** Space added between letters, in points. */
  letterSpacing: number;
  /** Whether the file has the font's glyphs. */
  embedded: boolean;
  /** Drawn so that nobody sees it: in an invisible mode, or behind something. */
  invisible: boolean;
  /** How many of its signs the font does not have: empty boxes are drawn, or nothing. */
  missing?: number;
  /** A running line is repeated at the edge of pages. */
  role: 'name' | 'heading' | 'text' | 'running-line';
  /** The field it shows, as in `resumeView` and `letterView`; `''` if unknown. */
  path: string;
  /** Target of the link over it; `''` if there is none. */
  href: string;
}

/** A laid-out page; its runs are in the order in which a reader of text meets them. */
export interface LaidOutPage {
  /** In points. */
  width: number;
  height: number;
  runs: readonly TextRun[];
}

/** Text and the field that it is in. */
export interface Passage {
  text: string;
  path: string;
  /** What should be there, if a checker knows. */
  instead?: string;
}

/** All that an evaluation depends on, as plain data: the same input gives the same report, byte for byte. */
export interface EvaluationInput {
  document: AnyDocument;
  /** The day for which it is evaluated, as `YYYY-MM-DD`. */
  asOf: string;
  /** Whether the document was written here or read from a file. */
  origin: 'ours' | 'uploaded';
  /** Language of the text (BCP 47), if it is not the document's own. */
  language?: string;
  /** The document as drawn, or the pages of the file. */
  pages?: readonly LaidOutPage[];
  /**
   * The text of the file, as read by one program; for an uploaded file also by another, independent one.
   */
  extraction?: { text: string; second?: string };
  /** What a PDF says about itself; `''` if it says nothing. */
  properties?: { title: string; language: string; author: string };
  /** The lines of an uploaded file, whether they were understood or not. */
  lines?: readonly string[];
  /** How certain the importer is of a field, 0 to 1, by path: `basics.email`. */
  confidence?: Readonly<Record<string, number>>;
  /** Texts in the place of a date that could not be read as one. */
  unreadDates?: readonly Passage[];
  /** The text of the posting. */
  posting?: string;
  /** For a letter: the resume that it is sent with. */
  resume?: AnyDocument;
  /** Words that a dictionary does not know, names and skills left out; absent if there was no dictionary. */
  misspelled?: readonly Passage[];
  /** What a grammar checker found; absent if the person did not ask for it. */
  ungrammatical?: readonly Passage[];
}
