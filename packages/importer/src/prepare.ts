import type { KindInput } from './kind-importer.ts';

/**
 * Lines of a short resume: at the left, and at the right of the same line. Some have dashes and bullets (in octal), since
 * engines compile expressions once for Latin letters and once for all others.
 */
const lines: readonly (readonly [size: number, left: string, right?: string])[] = [
  [20, 'Ada Bell'],
  [10, 'ada@example.com | +44 20 7946 0958 | London'],
  [14, 'Experience'],
  [10, 'Clerk, Mill Ltd', 'May 2020 - 2024'],
  [10, '- Kept the books of three shops and wrote them up by the end of each month'],
  [10, 'Assistant, Bell & Sons \\226 Leeds', 'January 2018 \\226 April 2020'],
  [10, '\\225 Answered letters \\226 some 40 a day'],
  [14, 'Education'],
  [10, 'Bachelor of Arts \\226 University of Leeds', '2014 \\226 2017'],
  [14, 'Skills'],
  [10, 'Languages: English, French'],
  [10, '\\225 Accounting \\225 Excel'],
];

/** A page with the lines as PDF (ISO 32000-1). Its table of objects is missing, which readers make up for. */
function shortResume(): Uint8Array {
  let y = 800;
  const text = (size: number, x: number, words: string) => `BT /F ${size} Tf ${x} ${y} Td (${words}) Tj ET\n`;
  const drawn = lines.map(([size, left, right]) => {
    y -= 2 * size;
    return text(size, 60, left) + (right ? text(size, 420, right) : '');
  });
  const content = drawn.join('');
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
5 0 obj<</Length ${content.length}>>stream
${content}endstream
endobj
trailer<</Root 1 0 R>>
`);
}

/**
 * Loads what reads most files, and reads a short one: tables of words are built, and code compiled, by the first.
 * @throws where code cannot be loaded.
 */
export async function prepare(readers: () => Promise<(input: KindInput) => Promise<unknown>>): Promise<void> {
  const read = await readers();
  await read({ name: 'resume.pdf', bytes: shortResume() });
}
