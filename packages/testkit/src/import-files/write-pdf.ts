/** A stretch of text on a page: points from the top left, `y` is the baseline. */
export type PdfText = { text: string; x: number; y: number; size?: number; bold?: boolean };

export type PdfPage = {
  texts: readonly PdfText[];
  /** Bullets that are drawn instead of typed. */ squares?: readonly { x: number; y: number }[];
  picture?: boolean;
};

export type PdfOptions = { /** The file asks for a password that nobody has. */ encrypted?: boolean };

const WIDTH = 595;
const HEIGHT = 842;

/**
 * Writes a small PDF with the standard Helvetica faces, so that tests need no file and no program. It does not support
 * characters beyond Latin-1.
 */
export const writePdf = (
  pages: readonly PdfPage[],
  { encrypted = false }: PdfOptions = {},
): Uint8Array<ArrayBuffer> => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add('');
  const tree = add('');
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const picture = add(
    stream('<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'A'),
  );
  const kids = pages.map((page) => {
    const content = add(stream('<<', contentOf(page)));
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> /XObject << /I1 ${picture} 0 R >> >> >>`,
    );
  });
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R >>`;
  objects[tree - 1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  const secret = encrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<00><00>]`
    : '';
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R${secret} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
};

const stream = (dictionary: string, data: string): string =>
  `${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

const contentOf = ({ texts, squares = [], picture = false }: PdfPage): string =>
  [
    ...(picture ? [`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I1 Do Q`] : []),
    ...squares.map(({ x, y }) => `${x} ${HEIGHT - y} 3 3 re f`),
    ...texts.map(
      ({ text, x, y, size = 10, bold = false }) =>
        `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${HEIGHT - y} Td (${text.replace(/[\\()]/gu, '\\$&')}) Tj ET`,
    ),
  ].join('\n');
