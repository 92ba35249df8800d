import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';

type Text = { text: string; x: number; y: number; size?: number; bold?: boolean };

/** A resume whose skills are the given rows of cells, 180 points apart. */
const skillsOf = async (...rows: string[][]) => {
  const texts: Text[] = [
    { text: 'Ada Park', x: 40, y: 50, size: 24, bold: true },
    { text: 'ada@example.org', x: 40, y: 70, size: 9 },
    { text: 'Experience', x: 40, y: 100, size: 13, bold: true },
    { text: 'Head Joiner', x: 40, y: 116, size: 9, bold: true },
    { text: 'Lake Boats Inc.', x: 40, y: 128, size: 9 },
    { text: '2003 - Present', x: 40, y: 140, size: 9 },
    { text: 'Skills', x: 40, y: 170, size: 13, bold: true },
    ...rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => (text ? [{ text, x: 40 + 180 * column, y: 186 + 12 * row, size: 9 }] : [])),
    ),
  ];
  const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
  return resume.sections.skill.items.map(({ name, level, keywords }) => ({ name, level, keywords }));
};

describe('skills in blocks side by side', () => {
  it('have a name, a level and keywords each', async () => {
    const skills = await skillsOf(
      ['Boats', 'Drawing'],
      ['Expert', 'Intermediate'],
      ['Steam bending', 'Rhino'],
      ['Caulking', 'AutoCAD'],
      ['Varnish', ''],
      ['People', 'Papers'],
      ['Advanced', 'Beginner'],
      ['Teaching', 'Estimates'],
    );
    expect(skills).toEqual([
      { name: 'Boats', level: 'Expert', keywords: ['Steam bending', 'Caulking', 'Varnish'] },
      { name: 'Drawing', level: 'Intermediate', keywords: ['Rhino', 'AutoCAD'] },
      { name: 'People', level: 'Advanced', keywords: ['Teaching'] },
      { name: 'Papers', level: 'Beginner', keywords: ['Estimates'] },
    ]);
  });

  it('are none where no level stands below a name', async () => {
    const skills = await skillsOf(['Boats', 'Drawing'], ['Steam bending', 'Rhino'], ['Caulking', 'AutoCAD']);
    expect(skills.map(({ level }) => level)).toEqual(skills.map(() => ''));
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(expect.arrayContaining(['Caulking', 'Rhino']));
  });
});
