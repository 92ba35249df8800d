import { strToU8, zipSync } from 'fflate';

/** A paragraph: runs of text with tabs as `\t`, a Word style, a list item, or a table row of cells. */
export type DocxBlock =
  | { text: string; style?: 'Title' | 'Heading1'; bold?: boolean; bullet?: boolean }
  | { row: readonly (readonly DocxBlock[])[] };

/** Writes a small DOCX; `header` is the text of the page header. */
export const writeDocx = (blocks: readonly DocxBlock[], header: readonly DocxBlock[] = []): Uint8Array<ArrayBuffer> => {
  const files = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'word/document.xml': strToU8(
      `<w:document ${NAMESPACE}><w:body>${blocks.map(blockXml).join('')}</w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(STYLES),
    ...(header.length > 0
      ? { 'word/header1.xml': strToU8(`<w:hdr ${NAMESPACE}>${header.map(blockXml).join('')}</w:hdr>`) }
      : {}),
  };
  return Uint8Array.from(zipSync(files));
};

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const STYLES = `<w:styles ${NAMESPACE}>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="22"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
</w:styles>`;

const blockXml = (block: DocxBlock): string => {
  if ('row' in block)
    return `<w:tbl><w:tr>${block.row.map((cell) => `<w:tc>${cell.map(blockXml).join('')}</w:tc>`).join('')}</w:tr></w:tbl>`;
  const style = block.style ? `<w:pStyle w:val="${block.style}"/>` : '';
  const list = block.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="360"/>' : '';
  const look = block.bold ? '<w:rPr><w:b/></w:rPr>' : '';
  const parts = block.text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${part.replace(/&/gu, '&amp;').replace(/</gu, '&lt;')}</w:t>`);
  return `<w:p><w:pPr>${style}${list}</w:pPr><w:r>${look}${parts.join('<w:tab/>')}</w:r></w:p>`;
};
