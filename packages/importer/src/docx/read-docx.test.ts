import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocx } from './docx-parts.ts';
import { readDocx } from './read-docx.ts';

const level = (ilvl: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${ilvl}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING =
  `<w:numbering><w:abstractNum w:abstractNumId="1">${level(0, 'none', '')}${level(1, 'decimal', '')}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '·')}${level(1, 'decimal', '%2.')}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>';

/** The lines of a Word file with these paragraphs, each its properties and its runs. */
const linesOf = (...paragraphs: [properties: string, runs: string][]) => {
  const body = paragraphs.map(([properties, runs]) => `<w:p><w:pPr>${properties}</w:pPr><w:r>${runs}</w:r></w:p>`);
  const parts = openDocx(
    zipSync({
      'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
      'word/numbering.xml': strToU8(NUMBERING),
    }),
  );
  return readDocx(parts).lines;
};
const list = (id: number, ilvl: number): string =>
  `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${id}"/></w:numPr>`;
const text = (words: string): string => `<w:t>${words}</w:t>`;

describe('a Word file', () => {
  it('has items where its list puts a mark before them, and none where it puts nothing', () => {
    const lines = linesOf(
      [list(1, 0), text('Education')],
      [list(1, 1), text('Schools')],
      [list(2, 0), text('Taught')],
      [list(2, 1), text('Planned')],
      [list(7, 0), text('Of a list that is nowhere')],
    );
    expect(lines.map(({ bullet, numbered }) => (bullet ? (numbered ? 'number' : 'mark') : 'none'))).toEqual([
      'none',
      'none',
      'mark',
      'number',
      'mark',
    ]);
  });

  it('has the items of a list within a list behind those of the outer one, unless they say where they stand', () => {
    const lines = linesOf(
      [list(2, 0), text('Taught')],
      [list(2, 1), text('Planned')],
      [`${list(2, 1)}<w:ind w:left="0"/>`, text('Wrote')],
    );
    const [outer, inner, placed] = lines.map(({ x }) => x);
    expect(inner).toBeGreaterThan(outer ?? Infinity);
    expect(placed).toBe(outer);
  });

  it('has one mark before an item, although a person typed another', () => {
    const lines = linesOf([list(2, 0), text('• Taught')], [list(2, 0), text('- 5 degrees')], ['', text('• Planned')]);
    expect(lines.map(({ bullet, text: words }) => [bullet, words])).toEqual([
      [true, 'Taught'],
      [true, '- 5 degrees'],
      [true, 'Planned'],
    ]);
  });

  it('has headings at the top of a page or column', () => {
    const heading = '<w:outlineLvl w:val="0"/>';
    const lines = linesOf(
      [heading, `<w:br w:type="column"/>${text('Education')}`],
      ['', `${text('Kept')}<w:br w:type="page"/>${text('apart')}`],
      [heading, `${text('Work')}<w:br/>${text('and play')}`],
    );
    expect(lines.map(({ text: words, headingLevel }) => [words, headingLevel])).toEqual([
      ['Education', 1],
      ['Kept', 0],
      ['apart', 0],
      ['Work', 0],
      ['and play', 0],
    ]);
  });
});
