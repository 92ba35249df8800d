import type { PredefinedCharacters } from './predefined-characters.ts';

/** A stretch of text on a page: points from the top left, `y` is the baseline; `upwards` turns it by a right angle. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  upwards?: boolean;
  /** From 0 (black) to 1 (white). */
  grey?: number;
};

export type PdfPage = {
  texts: readonly PdfText[];
  /** Bullets that are drawn instead of typed. */ squares?: readonly { x: number; y: number }[];
  picture?: boolean;
};

export type PdfOptions = {
  /** The file asks for a password that nobody has. */
  encrypted?: boolean;
  /** A file that is enclosed. */
  attached?: { name: string; text: string };
  /** Characters of other scripts, in fonts that the file does not contain. */
  characters?: PredefinedCharacters;
};

const WIDTH = 595;
const HEIGHT = 842;

/**
 * Writes a small PDF with the standard Helvetica faces, so that tests need no file and no program. Characters beyond
 * Latin-1 need `characters`.
 */
export const writePdf = (
  pages: readonly PdfPage[],
  { encrypted = false, attached, characters }: PdfOptions = {},
): Uint8Array<ArrayBuffer> => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add('');
  const tree = add('');
  const fontNamed = (name: string): number =>
    characters
      ? addComposite(add, characters)
      : add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const regular = fontNamed('Helvetica');
  const bold = fontNamed('Helvetica-Bold');
  const picture = add(
    stream('<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'A'),
  );
  const kids = pages.map((page) => {
    const content = add(stream('<<', contentOf(page, characters)));
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> /XObject << /I1 ${picture} 0 R >> >> >>`,
    );
  });
  const enclosed = attached
    ? ` /Names << /EmbeddedFiles << /Names [(${attached.name}) ${fileIn(add, attached)} 0 R] >> >>`
    : '';
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R${enclosed} >>`;
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

/** Adds a file; returns the number of its description. */
const fileIn = (add: (body: string) => number, { name, text }: { name: string; text: string }): number => {
  const content = add(stream('<< /Type /EmbeddedFile', text));
  return add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${content} 0 R >> >>`);
};

const stream = (dictionary: string, data: string): string =>
  `${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** Adds a font of two bytes a character that is named but not in the file; returns its number. */
const addComposite = (add: (body: string) => number, { map, ordering, font }: PredefinedCharacters): number => {
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${font} /Flags 6 /FontBBox [0 -148 1001 880] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >>`,
  );
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 1 >> /DW 1000 /W [1 95 500 231 632 500 814 939 500 7716 7716 500 8094 8190 500 13648 13742 500] /FontDescriptor ${descriptor} 0 R >>`,
  );
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font}-${map} /Encoding /${map} /DescendantFonts [${descendant} 0 R] >>`,
  );
};

const contentOf = ({ texts, squares = [], picture = false }: PdfPage, characters?: PredefinedCharacters): string => {
  const codes = (text: string): string =>
    characters ? `<${characters.hexOf(text)}>` : `(${text.replace(/[\\()]/gu, '\\$&')})`;
  return [
    ...(picture ? [`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I1 Do Q`] : []),
    ...squares.map(({ x, y }) => `${x} ${HEIGHT - y} 3 3 re f`),
    ...texts.map(
      ({ text, x, y, size = 10, bold = false, upwards = false, grey = 0 }) =>
        `BT ${grey} g /${bold ? 'F2' : 'F1'} ${size} Tf ${upwards ? '0 1 -1 0' : '1 0 0 1'} ${x} ${HEIGHT - y} Tm ${codes(text)} Tj ET`,
    ),
  ].join('\n');
};
