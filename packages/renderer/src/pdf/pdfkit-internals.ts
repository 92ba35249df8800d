/** The parts of pdfkit that its declarations leave out or describe too narrowly; the version is pinned. */

/** An object of the file; `end` writes it. */
export interface PdfObject {
  data: Record<string, unknown>;
  compress: boolean;
  write(chunk: Uint8Array): void;
  end(): void;
}

interface Internals {
  _root: PdfObject;
  page: { dictionary: PdfObject; annotations: PdfObject[]; structParentTreeKey: number };
  ref(data: object): PdfObject;
  addNamedEmbeddedFile(name: string, specification: PdfObject): void;
  addContent(operators: string): void;
  _convertRect(x: number, y: number, width: number, height: number): [number, number, number, number];
  getStructTreeRoot(): PdfObject;
  getStructParentTree(): { add(key: number, value: unknown): void };
  createStructParentTreeNextKey(): number;
}

/** A pdfkit document with its internals. */
export const internalsOf = (document: PDFKit.PDFDocument): Internals =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what pdfkit 0.20.1 has and @types/pdfkit does not
  document as unknown as Internals;

/* oxlint-disable eslint/no-underscore-dangle -- pdfkit's own names */

/** The file's catalog. */
export const catalogOf = (document: PDFKit.PDFDocument): PdfObject => internalsOf(document)._root;

/** A box in the current coordinates as left, bottom, right and top on the page. */
export const boundsOnPage = (
  document: PDFKit.PDFDocument,
  x: number,
  y: number,
  width: number,
  height: number,
): number[] => internalsOf(document)._convertRect(x, y, width, height);

/* oxlint-enable eslint/no-underscore-dangle */

/** Sets an entry of a dictionary that is an object of its own. */
export function setEntry(object: unknown, name: string, value: unknown): void {
  if (isObject(object)) object.data[name] = value;
}

const isObject = (value: unknown): value is PdfObject => typeof value === 'object' && value !== null && 'data' in value;

/** pdfkit writes plain strings as names, and these as strings. */
export const pdfString = (text: string): object => new String(text);
