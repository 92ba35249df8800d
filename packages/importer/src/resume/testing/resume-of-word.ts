import { strToU8, zipSync } from 'fflate';
import { importFile } from '../import-file.ts';
import { AS_OF } from './resume-of-pages.ts';

/** The name and the mail address at the top of a Word file. */
export const personHeading: readonly string[] = ['# Ada Park', 'ada@example.org'];

const STYLES = `<w:styles>${[1, 2, 3, 4].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`;
const itemOf = (level: number): string =>
  `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`;

const runOf = (text: string, isBold: boolean, isUnderlined: boolean): string =>
  `<w:r><w:rPr>${isBold ? '<w:b/>' : ''}${isUnderlined ? '<w:u w:val="single"/>' : ''}</w:rPr>${text
    .split(/(\n|\t)/u)
    .map((part) => (part === '\n' ? '<w:br/>' : part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`))
    .join('')}</w:r>`;

const paragraphOf = (source: string): string => {
  const [, mark = '', text = ''] = /^(#{1,4} |[*_] |-{1,2} )?([^]*)$/u.exec(source) ?? [];
  const style = mark.startsWith('#') ? `<w:pPr><w:pStyle w:val="Heading${mark.length - 1}"/></w:pPr>` : '';
  const runs = text
    .split(/\*([^*]+)\*/u)
    .map((part, index) => (part === '' ? '' : runOf(part, /^[*_] /u.test(mark) || index % 2 === 1, mark === '_ ')));
  return `<w:p>${style}${mark.startsWith('-') ? itemOf(mark.length - 2) : ''}${runs.join('')}</w:p>`;
};

/**
 * The resume in a Word file: `# ` to `#### ` begin headings, `* ` a bold paragraph, `_ ` one that is underlined too, `- ` an item of a list, `-- ` one of a list within it, and
 * words between `*` are bold; `\n` breaks a line, `\t` is a tab, and an array is a row of a table.
 */
export const resumeOfWord = async (...parts: readonly (string | readonly string[])[]) => {
  const body: string[] = [];
  let rows: string[] = [];
  const endTable = (): void => {
    if (rows.length > 0) body.push(`<w:tbl>${rows.join('')}</w:tbl>`);
    rows = [];
  };
  for (const part of parts)
    if (typeof part === 'string') {
      endTable();
      body.push(paragraphOf(part));
    } else rows.push(`<w:tr>${part.map((cell) => `<w:tc>${paragraphOf(cell)}</w:tc>`).join('')}</w:tr>`);
  endTable();
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(STYLES),
  });
  return (await importFile({ name: 'x.docx', bytes, asOf: AS_OF })).resume;
};
