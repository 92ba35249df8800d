import { strToU8, zipSync } from 'fflate';
import type { Contact, Entry, MadePage, MadeSection, Row, Span } from './page.ts';

/** How a Word file is built, beyond its layout. */
export interface WordLook {
  /** Headings have a style that Word knows as such; otherwise they are bold text. */
  hasHeadingStyles: boolean;
  /** Text on the right is in a cell of a table, or after a tab. */
  right: 'tab' | 'table' | 'spaces';
  /** The name and the contacts are in the header of the page, in a text box, in content controls, or in the text. */
  head: 'text' | 'page header' | 'text box' | 'controls' | 'table';
  /** Items of lists have Word's numbering, or a typed mark. */
  hasLists: boolean;
}

const escapeXml = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

const run = ({ text, bold, italic }: Span, size = 0): string =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${size > 0 ? `<w:sz w:val="${String(size * 2)}"/>` : ''}</w:rPr>` +
  text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>') +
  '</w:r>';

const paragraph = (inner: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const runs = (spans: readonly Span[], size = 0): string => spans.map((span) => run(span, size)).join('');
const cell = (inner: string, width: number): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${String(width)}" w:type="dxa"/></w:tcPr>${inner || paragraph('')}</w:tc>`;
const table = (widths: readonly number[], rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${String(width)}"/>`).join('')}</w:tblGrid>` +
  `${rows.map((cells) => `<w:tr>${cells.map((inner, index) => cell(inner, widths[index] ?? 0)).join('')}</w:tr>`).join('')}</w:tbl>`;
const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>';
const LIST =
  '<w:pStyle w:val="ListBullet"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="360" w:hanging="360"/>';

const rowXml = ({ left, right, isItem }: Row, look: WordLook, bullet: string): string => {
  if (isItem && look.hasLists) return paragraph(runs(left), LIST);
  if (isItem) return paragraph(run({ text: `${bullet} ` }) + runs(left));
  if (!right) return paragraph(runs(left));
  if (look.right === 'table')
    return table([7000, 2600], [[paragraph(runs(left)), paragraph(runs(right), '<w:jc w:val="right"/>')]]);
  return look.right === 'tab'
    ? paragraph(`${runs(left)}${run({ text: '\t' })}${runs(right)}`, RIGHT_TAB)
    : paragraph(`${runs(left)}${run({ text: ' '.repeat(24) })}${runs(right)}`);
};

const entryXml = ({ hanging, rows }: Entry, look: WordLook, bullet: string): string => {
  const body = rows.map((row) => rowXml(row, look, bullet)).join('');
  return hanging === undefined
    ? `${body}${paragraph('')}`
    : table([2200, 7400], [[paragraph(run({ text: hanging })), body]]);
};

const headingXml = (text: string, look: WordLook): string =>
  look.hasHeadingStyles
    ? paragraph(run({ text }), '<w:pStyle w:val="Heading1"/>')
    : paragraph(run({ text, bold: true }, 13));

const sectionXml = ({ heading, entries, chips }: MadeSection, look: WordLook, page: MadePage): string => {
  const { design } = page;
  const hanging = entries.every((entry) => entry.hanging !== undefined) && entries.length > 1;
  const inner = chips
    ? paragraph(run({ text: chips.join('   ') }))
    : hanging
      ? table(
          [2200, 7400],
          entries.map(({ hanging: label = '', rows }) => [
            paragraph(run({ text: label })),
            rows.map((row) => rowXml(row, look, design.bullet)).join(''),
          ]),
        )
      : entries.map((entry) => entryXml(entry, look, design.bullet)).join('');
  return design.columns === 'margin'
    ? table([2200, 7400], [[paragraph(run({ text: heading, bold: true })), inner]])
    : headingXml(heading, look) + inner;
};

const contactText = ({ label, text }: Contact): string => (label ? `${label}: ${text}` : text);

/** The page as a Word file, as programs write it that are not Word. */
export function writeWord(page: MadePage, look: WordLook, contactHeading: string): Uint8Array {
  const { design } = page;
  const name = look.hasHeadingStyles
    ? paragraph(run({ text: page.name }), '<w:pStyle w:val="Title"/>')
    : paragraph(run({ text: page.name, bold: true }, 24));
  const label = page.label ? paragraph(run({ text: page.label }, 13)) : '';
  const title = design.title ? paragraph(run({ text: design.title }, 11)) : '';
  const isLine = design.contacts === 'line' || design.contacts === 'icons' || design.contacts === 'foot';
  const lines = isLine
    ? paragraph(run({ text: page.contacts.map(contactText).join(design.separator) }))
    : page.contacts.map((contact) => paragraph(run({ text: contactText(contact) }))).join('');
  const contacts = design.contacts === 'under heading' ? headingXml(contactHeading, look) + lines : lines;
  const heads: Record<WordLook['head'], string> = {
    text: title + name + label + contacts,
    'page header': label,
    'text box': `${title}${name}${label}${paragraph(`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${contacts}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${contacts}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`)}`,
    controls: `<w:sdt><w:sdtContent>${name}</w:sdtContent></w:sdt>${label}<w:sdt><w:sdtContent>${contacts}</w:sdtContent></w:sdt>`,
    table: table([5600, 4000], [[title + name + label, contacts]]),
  };
  const [main, side] = [page.main, page.side].map((sections) =>
    sections.map((section) => sectionXml(section, look, page)).join(''),
  );
  const foot = design.contacts === 'foot';
  const head = foot ? title + name + label : heads[look.head];
  const body = {
    one: main,
    margin: main,
    'side-left': table([3000, 6600], [[side ?? '', main ?? '']]),
    'side-right': table([6600, 3000], [[main ?? '', side ?? '']]),
    equal: `${main ?? ''}${side ?? ''}`,
  }[design.columns];
  const columns = design.columns === 'equal' ? '<w:cols w:num="2"/>' : '';
  const file = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'word/document.xml': strToU8(
      `<w:document ${NAMESPACES}><w:body>${head}${body ?? ''}<w:sectPr>${columns}</w:sectPr></w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(STYLES),
    ...(look.head === 'page header' && !foot
      ? { 'word/header1.xml': strToU8(`<w:hdr ${NAMESPACES}>${title}${name}${contacts}</w:hdr>`) }
      : {}),
    ...(foot ? { 'word/footer1.xml': strToU8(`<w:ftr ${NAMESPACES}>${contacts}</w:ftr>`) } : {}),
  };
  return zipSync(file);
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

const STYLES = `<w:styles ${NAMESPACES}>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="21"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
</w:styles>`;
