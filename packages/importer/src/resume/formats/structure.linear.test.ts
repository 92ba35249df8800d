import { growthOf, mostGrowth, repeated, tenfold, upToMegabyte } from '@vitae/testkit/linear';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openDocx } from '../../docx/docx-parts.ts';
import { readDocx } from '../../docx/read-docx.ts';
import { parseXml } from '../../docx/xml.ts';
import { arrangePages } from '../../pdf/arrange-pages.ts';
import type { Piece } from '../../pdf/read-page.ts';
import { everyNth } from '@vitae/testkit/sample';

const docx = (body: string, styles = '') =>
  zipSync(
    {
      'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
      'word/styles.xml': strToU8(`<w:styles>${styles}</w:styles>`),
    },
    { level: 1 },
  );
const paragraph = (runs: string, style = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${runs}</w:r></w:p>`;
const sentence = paragraph('<w:t>Did</w:t>');
const cell = (paragraphs: string) => `<w:tc>${paragraphs}</w:tc>`;
const columns = `<w:tbl><w:tr>${cell(sentence.repeat(4))}${cell(sentence.repeat(4))}</w:tr></w:tbl>`;
const style = (id: number, more = '') => `<w:style w:styleId="s${id}"><w:basedOn w:val="s${id - 1}"/>${more}</w:style>`;
const many = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at)).join('');

/** Word files whose size grows with a count. */
const files: Readonly<Record<string, { count: number; file: (count: number) => Uint8Array }>> = {
  paragraphs: { count: 700, file: (count) => docx(sentence.repeat(count)) },
  'runs of a paragraph': {
    count: 1_500,
    file: (count) => docx(`<w:p>${'<w:r><w:t>a </w:t></w:r>'.repeat(count)}</w:p>`),
  },
  'tabs of a line': { count: 1_500, file: (count) => docx(paragraph('<w:t>a</w:t><w:tab/>'.repeat(count))) },
  'lines of a run': { count: 1_500, file: (count) => docx(paragraph('<w:t>a</w:t><w:br/>'.repeat(count))) },
  'tables of columns': { count: 150, file: (count) => docx(columns.repeat(count)) },
  'columns of a table': {
    count: 300,
    file: (count) => docx(`<w:tbl><w:tr>${cell(sentence.repeat(4)).repeat(count)}</w:tr></w:tbl>`),
  },
  'rows of a table': {
    count: 500,
    file: (count) => docx(`<w:tbl>${`<w:tr>${cell(sentence).repeat(2)}</w:tr>`.repeat(count)}</w:tbl>`),
  },
  'styles in a chain': {
    count: 500,
    file: (count) =>
      docx(
        many(count, (at) => paragraph('<w:t>a</w:t>', `s${at}`)),
        many(count, (at) => style(at)),
      ),
  },
  'a style with many parts': {
    count: 500,
    file: (count) => docx(paragraph('<w:t>a</w:t>', 's1').repeat(count), style(1, '<w:x/>'.repeat(count))),
  },
  'text boxes': {
    count: 500,
    file: (count) => docx(paragraph(`<w:drawing><w:txbxContent>${sentence}</w:txbxContent></w:drawing>`).repeat(count)),
  },
};

it.each(everyNth(3, 0, Object.entries(files)))(
  'reads %s of a Word file in time that grows with them',
  async (_name, { count, file }) => {
    expect(await growthOf(file, (bytes) => readDocx(openDocx(bytes)), tenfold(count), 20)).toBeLessThan(mostGrowth);
  },
);

it('reads text boxes within each other once', () => {
  let inner = sentence;
  for (let depth = 0; depth < 60; depth += 1)
    inner = paragraph(`<w:drawing><w:txbxContent>${inner}</w:txbxContent></w:drawing>`);
  expect(readDocx(openDocx(docx(inner))).lines).toHaveLength(1);
});

const units = [
  '<',
  '<!',
  '<!--',
  '<?',
  '<![CDATA[',
  '<a ',
  '<a b',
  '<a b="',
  "<a b='c' ",
  '<a b=',
  '</',
  '&',
  '&#1',
  '>',
  'a',
];
it.each(everyNth(3, 0, units))(
  'reads hundreds of thousands of %j as XML in time that grows with the text',
  async (unit) => {
    const read = (text: string) => expect(() => parseXml(`<a>${text}`)).toThrow(Error);
    expect(await growthOf(repeated(unit), read, upToMegabyte(100_000), 10)).toBeLessThan(mostGrowth);
  },
);

const plain = { size: 10, bold: false, italic: false };
const piece = (text: string, x: number, y: number): Piece => ({ text, x, y, width: 4, style: plain, rtl: false });
const page = (pieces: Piece[], marks = 0) => ({
  width: 600,
  height: 800,
  pieces,
  marks: Array.from({ length: marks }, (_, at) => ({ x: at % 600, y: 400, size: 3 })),
  pictures: 0,
  uncoded: 0,
});
/** Pages of a PDF whose number of pieces grows with a count. Few pieces do not meet yet: growth is seen from a full page on. */
const pages: Readonly<Record<string, (count: number) => ReturnType<typeof page>[]>> = {
  'on one line': (count) => [page(Array.from({ length: count }, (_, at) => piece('a', at * 4.5, 400)))],
  'apart on one line': (count) => [page(Array.from({ length: count }, (_, at) => piece('a', at * 40, 400)))],
  'one below the other': (count) => [page(Array.from({ length: count }, (_, at) => piece('a', 50, at * 12)))],
  'in two columns': (count) => [
    page(Array.from({ length: count }, (_, at) => piece('Did', at % 2 ? 50 : 350, at * 6.1 + (at % 3)))),
  ],
  'at places of their own': (count) => [
    page(Array.from({ length: count }, (_, at) => piece('Did', (at * 37) % 590, (at * 53) % 790))),
  ],
  'that are signs of letters': (count) => [
    page(Array.from({ length: count }, (_, at) => piece(at % 2 ? '\u0301' : 'e', at % 2 ? 500 : 50, 400))),
  ],
  'beside bullets': (count) => [
    page(
      Array.from({ length: count }, (_, at) => piece('a', at * 40, 400)),
      count,
    ),
  ],
  'of headings': (count) => [page(Array.from({ length: count }, (_, at) => piece('Skills', at * 40, 400)))],
};

it.each(everyNth(3, 0, Object.entries(pages)))(
  'puts pieces %s of a PDF in order in time that grows with them',
  async (_name, make) => {
    expect(await growthOf(make, arrangePages, tenfold(5_000), 20)).toBeLessThan(mostGrowth);
  },
);

it('puts more than a hundred thousand pieces of one line in order', () => {
  const pieces = Array.from({ length: 130_000 }, (_, at) => piece('a', at * 4.5, 400));
  expect(arrangePages([page(pieces)]).lines).toHaveLength(1);
});
