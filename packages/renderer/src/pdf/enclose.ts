import { catalogOf, internalsOf, pdfString } from './pdfkit-internals.ts';

/** A file attached to a PDF. */
export interface EnclosedFile {
  name: string;
  /** Media type. */
  type: string;
  description: string;
  bytes: Uint8Array;
}

/**
 * Attaches files as the sources of the pages (ISO 32000-2, 7.11.4 and 14.13); they have the date of the document, so
 * that its bytes stay the same.
 */
export function enclose(document: PDFKit.PDFDocument, files: readonly EnclosedFile[], date: Date): void {
  if (files.length > 0) catalogOf(document).data['AF'] = files.map((file) => specificationOf(document, file, date));
}

function specificationOf(document: PDFKit.PDFDocument, { name, type, description, bytes }: EnclosedFile, date: Date) {
  const pdf = internalsOf(document);
  const stream = pdf.ref({
    Type: 'EmbeddedFile',
    Subtype: type.replace('/', '#2F'),
    Params: { Size: bytes.length, CreationDate: date, ModDate: date },
  });
  stream.write(bytes);
  stream.end();
  const specification = pdf.ref({
    Type: 'Filespec',
    AFRelationship: 'Source',
    F: pdfString(name),
    UF: pdfString(name),
    Desc: pdfString(description),
    EF: { F: stream, UF: stream },
  });
  specification.end();
  pdf.addNamedEmbeddedFile(name, specification);
  return specification;
}
