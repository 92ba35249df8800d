import type { Size } from '../paper.ts';

/** A PDF of three pages with their numbers as text, 20 points from the left edge. */
export function threePages({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const pages = [1, 2, 3];
  const text = (page: number) => `BT /F1 24 Tf 20 ${height - 40} Td (Page ${page}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count 3/Kids[${pages.map((page) => `${2 + 2 * page} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${3 + 2 * page} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${text(page).length}>>stream\n${text(page)}\nendstream`,
    ]),
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(pdf, 'latin1'));
}
