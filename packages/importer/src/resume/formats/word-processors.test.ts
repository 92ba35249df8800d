import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import type { ReadText } from '../../text/line.ts';
import { htmlLines } from '../../html/html-lines.ts';
import { readOdt } from '../../odt/read-odt.ts';
import { readRtf } from '../../rtf/read-rtf.ts';

const odt = (body: string, { content = '', styles = '' } = {}) =>
  Uint8Array.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8(
        `<office:document-content><office:automatic-styles>${content}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
      'styles.xml': strToU8(`<office:document-styles>${styles}</office:document-styles>`),
    }),
  );
const rtf = (body: string) => strToU8(`{\\rtf1\\ansi\\ansicpg1252${body}}`);

/** The lines of a text: a heading as `# `, an item as `- ` or `1. `, cells between bars, bold between stars. */
const shown = ({ lines }: ReadText): string[] =>
  lines.map(({ cells, bullet, numbered, headingLevel }) => {
    const text = cells
      .map(({ runs }) => runs.map(({ text: part, style, url }) => link(style.bold ? `*${part}*` : part, url)).join(''))
      .join(' | ');
    return `${'#'.repeat(headingLevel)}${headingLevel ? ' ' : ''}${bullet ? (numbered ? '1. ' : '- ') : ''}${text}`;
  });
const link = (text: string, url = ''): string => (url ? `${text}<${url}>` : text);

describe('an OpenDocument text', () => {
  it('is read with its headings, styles, lists, tabs, links and boxes', () => {
    const content =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Strong"/>' +
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="normal"/></style:style>' +
      '<style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style>' +
      '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/></text:list-style>';
    const styles =
      '<office:styles><style:style style:name="Strong" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style></office:styles>' +
      '<office:master-styles><style:master-page><style:header><text:p>Ada Lovelace</text:p></style:header><style:footer><text:p>Page 1</text:p></style:footer></style:master-page></office:master-styles>';
    const body =
      '<text:h text:outline-level="2">Experience</text:h>' +
      '<text:p text:style-name="P1">Engineer<text:tab/><text:span text:style-name="T1">2019  –\n 2021</text:span></text:p>' +
      '<text:p>See <text:a xlink:href="https://ada.example">my site</text:a><text:line-break/>below<text:span text:style-name="T2">hidden</text:span></text:p>' +
      '<text:list text:style-name="L1"><text:list-item><text:p>Built</text:p></text:list-item></text:list>' +
      '<text:list><text:list-item><text:p>Led</text:p></text:list-item></text:list>' +
      '<text:p>With<text:s text:c="2"/>a box<draw:frame><draw:text-box><text:p>In the box</text:p></draw:text-box></draw:frame></text:p>' +
      '<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>';
    expect(shown(readOdt(odt(body, { content, styles })))).toEqual([
      'Ada Lovelace',
      '## Experience',
      '*Engineer* | 2019 – 2021',
      'See my site<https://ada.example>',
      'below',
      '1. Built',
      '- Led',
      'With a box',
      'In the box',
    ]);
  });

  it('is read with tables row by row, and side by side where the cells are long', () => {
    const cell = (...texts: string[]) =>
      `<table:table-cell>${texts.map((text) => `<text:p>${text}</text:p>`).join('')}</table:table-cell>`;
    const table = (...rows: string[]) =>
      `<table:table>${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`;
    const small = table(cell('2019') + cell('Engineer'), cell('2021') + cell('Manager'));
    const wide = table(cell('a', 'b', 'c', 'd') + cell('e', 'f', 'g', 'h'));
    const text = readOdt(odt(small + wide));
    expect(shown(text)).toEqual(['2019 | Engineer', '2021 | Manager', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(text.lines.map(({ lane }) => lane)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  });
});

describe('a Rich Text file', () => {
  it('is read with its headings, styles, lists, tabs, links and characters', () => {
    const body =
      String.raw`{\fonttbl{\f0 Times;}{\f1\fcharset204 Times CYR;}}{\stylesheet{\s0 Normal;}{\s3 heading 2;}}{\*\generator Writer;}` +
      String.raw`{\info{\title Nobody}}{\header Ada Lovelace\par}{\footer Page 1\par}` +
      String.raw`\pard\s3 Experience\par\pard\b Engineer\b0\tab 2019 \endash  2021\par` +
      String.raw`{\field{\*\fldinst HYPERLINK "https://ada.example"}{\fldrslt my site}}\line below{\v hidden}\par` +
      String.raw`\pard{\listtext\bullet\tab}Led caf\'e9 and \u8364?5\par\pard{\listtext 1.\tab}Built\par` +
      String.raw`\pard\f1 \'cc\'ee\'f1\'ea\'e2\'e0\par{\pict\pngblip 89504e47}\{kept\}`;
    expect(shown(readRtf(rtf(body)))).toEqual([
      'Ada Lovelace',
      '## Experience',
      '*Engineer* | 2019 – 2021',
      'my site<https://ada.example>',
      'below',
      '- Led café and €5',
      '1. Built',
      'Москва',
      '{kept}',
    ]);
  });

  it('is read with its tables, row by row', () => {
    const row = (...cells: string[]) =>
      `\\trowd\\cellx1\\cellx2${cells.map((text) => `\\pard\\intbl ${text}\\cell`).join('')}\\row`;
    expect(shown(readRtf(rtf(`${row('2019', 'Engineer')}${row('2021', 'Manager')}\\pard After\\par`)))).toEqual([
      '2019 | Engineer',
      '2021 | Manager',
      'After',
    ]);
  });

  it.each([
    '',
    '{',
    '}}}}',
    String.raw`\u`,
    String.raw`\'`,
    String.raw`\'zz`,
    String.raw`{\field{\*\fldinst`,
    String.raw`\u-1 \u99999 `,
  ])('is read to its end after %j', (broken) => {
    expect(shown(readRtf(rtf(`Ada\\par ${broken}`)))[0]).toBe('Ada');
  });
});

describe('a web page', () => {
  it('is read with what its style sheet puts side by side, hides or makes bold', () => {
    const page =
      '<!doctype html><style>@media print{.row{display:flex}}.gone{display:none} .strong, b{font-weight:700}@page{margin:0}</style>' +
      '<h1>Ada</h1><div class="row"><span class="strong">Engineer</span><span>2019</span></div><p class="gone">Hidden</p>' +
      '<ul><li>Led<li>Built</ul><table><tr><td>2021<td>Manager</table><p style="font-weight:bold">Own</p>';
    expect(shown(htmlLines(page))).toEqual([
      '# Ada',
      '*Engineer* | 2019',
      '- Led',
      '- Built',
      '2021 | Manager',
      '*Own*',
    ]);
  });
});

it.each([
  ['odt', odt('<text:p>Ada Lovelace</text:p><text:p>ada@example.org</text:p>')],
  ['rtf', rtf(String.raw`Ada Lovelace\par ada@example.org\par`)],
  ['html', strToU8('<html><h1>Ada Lovelace</h1><p>ada@example.org')],
] as const)('%s is recognised whatever its name, which is said', async (format, bytes) => {
  const read = await importFile({ name: 'a.pdf', bytes: Uint8Array.from(bytes), asOf: '2026-01-01', locale: 'en' });
  expect([read.format, read.resume.basics.email, read.notes.map(({ code }) => code)]).toEqual([
    format,
    'ada@example.org',
    ['renamed'],
  ]);
});
