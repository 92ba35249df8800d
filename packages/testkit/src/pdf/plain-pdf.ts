/**
 * A PDF of one page in US Letter: `content` draws with Helvetica as `/F1`, with the glyphs of a font by their numbers as `/F2`,
 * with a picture of one pixel as `/I1`, and hardly opaque after `/G1 gs`.
 */
export function pdfOf(content: string): Uint8Array {
  const stream = (head: string, body: string) => `<<${head} /Length ${body.length}>>\nstream\n${body}\nendstream`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R' +
      ' /Resources <</Font <</F1 5 0 R /F2 7 0 R>> /XObject <</I1 6 0 R>> /ExtGState <</G1 <</ca 0.1>>>>>>>>',
    stream('', content),
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
    stream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode',
      '80>',
    ),
    '<</Type /Font /Subtype /Type0 /BaseFont /Plain /Encoding /Identity-H /DescendantFonts [8 0 R]>>',
    '<</Type /Font /Subtype /CIDFontType2 /BaseFont /Plain /DW 500 /FontDescriptor 9 0 R' +
      ' /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>>>',
    '<</Type /FontDescriptor /FontName /Plain /Flags 4 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80>>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer <</Size ${size} /Root 1 0 R>>\n` +
      `startxref\n${file.length}\n%%EOF\n`,
  );
}
