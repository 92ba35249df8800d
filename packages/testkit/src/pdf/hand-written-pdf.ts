/** Parts of a PDF with one page; each object is written with its number. */
export interface HandWrittenPage {
  content: string;
  /** Entries of the page's dictionary, such as its annotations. */
  page?: string;
  /** Entries of its resources besides the font. */
  resources?: string;
  /** Objects after the first six, from number 7 on. */
  more?: readonly string[];
}

/** A stream's object with its length. */
export const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF, written by hand so that each part can be as large or as deep as wanted. */
export function handWrittenPdf({
  content,
  page = '',
  resources = '',
  more = [],
}: HandWrittenPage): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
      /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding >>',
    ...more,
  ];
  let file = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Uint8Array.from(
    Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'),
  );
}
