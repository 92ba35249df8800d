import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

/** Lines from the top: `# ` is a heading, `* ` in bold; `||` separates cells. */
const lines = (given: readonly string[], cells: readonly number[]): PdfText[] =>
  given.flatMap((line, index) =>
    line
      .replace(/^[#*] /u, '')
      .split(' || ')
      .map((text, cell) => ({
        text,
        x: cells[cell] ?? 40,
        y: 40 + index * 15,
        bold: cell === 0 && /^[#*]/u.test(line),
        size: line.startsWith('#') ? 16 : 10,
      }))
      .filter(({ text }) => text.trim() !== ''),
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) => {
  const texts = lines(['* Ada Park', 'ada@example.org', ...given], cells);
  return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume;
};

describe('studies', () => {
  it('have no subject as their school', async () => {
    const { sections } = await pdf(
      [
        '# Education',
        '2004 - 2008 || M.Sc. || Harlow',
        ' || Majoring in physics',
        '2001 - 2004 || High school || Harlow',
        ' || Specializing in physics and chemistry.',
      ],
      [40, 120, 510],
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Harlow' }, { institution: 'Harlow' }]);
  });
});
