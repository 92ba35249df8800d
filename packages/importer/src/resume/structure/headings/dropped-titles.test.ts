import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { person } from '../../testing/drawn.ts';

const resumeIn = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  (await importFile({ name, bytes, asOf: '2026-11-21' })).resume;

/** One column: headings begin with `# `, titles as large as they with `## `, bold text with `* `. */
const resumeOfForm = (...lines: string[]) =>
  resumeIn(
    'x.pdf',
    writePdf([
      {
        texts: lines.map((line, index) => ({
          text: line.replace(/^[#*]+ /u, ''),
          x: 40,
          y: 40 + index * 14 + lines.slice(0, index + 1).filter((each) => each.startsWith('#')).length * 10,
          bold: /^[#*]/u.test(line),
          size: line.startsWith('#') ? 13 : 10,
        })),
      },
    ]),
  );

describe('titles that look like headings', () => {
  it('are titles if nothing stands between the first of them and a known heading', async () => {
    const { custom, sections } = await resumeOfForm(
      ...person,
      '# Work experience',
      '## Lake Boats Inc.',
      'Head joiner',
      '2019 - 2022',
      '## Hill Works Ltd.',
      'Joiner',
      '2015 - 2018',
      '# Education',
      '## Maine College',
      'Diploma, Boatbuilding',
      '2012 - 2014',
    );
    expect(custom).toEqual([]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Lake Boats Inc.', 'Hill Works Ltd.']);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College', end: '2014' }]);
  });
});
