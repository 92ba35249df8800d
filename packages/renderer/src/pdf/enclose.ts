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
 * Attaches a file as the source of the pages (ISO 32000-2, 7.11.4 and 14.13); it has the date of the document, so that
 * its bytes stay the same.
 */
export function enclose(
  document: PDFKit.PDFDocument,
  { name, type, description, bytes }: EnclosedFile,
  date: Date,
): void {
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
  const { data } = catalogOf(document);
  const others: unknown = data['AF'];
  data['AF'] = [...(Array.isArray(others) ? others : []), specification];
}
