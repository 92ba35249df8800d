import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const STYLES = `<w:styles>${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`;

/** A Word file of paragraphs: `# ` and `## ` begin headings, `* ` a bold one, `\n` breaks a line, `\t` is a tab. */
const read = async (...paragraphs: string[]) => {
  const body = paragraphs.map((paragraph) => {
    const [, mark = '', text = ''] = /^(#{1,2} |\* )?([^]*)$/u.exec(paragraph) ?? [];
    const style = mark.startsWith('#') ? `<w:pPr><w:pStyle w:val="Heading${mark.length - 1}"/></w:pPr>` : '';
    const runs = text
      .split(/(\n|\t)/u)
      .map((part) => (part === '\n' ? '<w:br/>' : part === '\t' ? '<w:tab/>' : `<w:t>${part}</w:t>`));
    return `<w:p>${style}<w:r>${mark === '* ' ? '<w:rPr><w:b/></w:rPr>' : ''}${runs.join('')}</w:r></w:p>`;
  });
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(STYLES),
  });
  return (await importFile({ name: 'x.docx', bytes, asOf: '2026-11-21' })).resume;
};

describe('what is below "About me"', () => {
  it('are contact details where most of it stands behind their labels', async () => {
    const { basics, summary } = await read(
      '# Curriculum Vitae',
      '# About me',
      'Name\tAda Park',
      'Address\t4 Quay Lane, 24937 Flensburg',
      'Telephone\t+49 461 5550123',
      'Nationality\tDanish',
      'Driving licence\tB',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect([basics.fullName, basics.location.city, basics.phone, summary]).toEqual([
      'Ada Park',
      'Flensburg',
      '+49 461 5550123',
      '',
    ]);
  });

  it('is told where labels are few', async () => {
    const { summary } = await read(
      '# Ada Park',
      'ada@example.org',
      '# About me',
      'I draw maps of the sea floor.',
      'Years at sea: seven, of which three in the south.',
      'Availability: from May',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect(summary).toContain('I draw maps');
  });
});
