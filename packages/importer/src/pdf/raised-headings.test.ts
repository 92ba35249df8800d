import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../resume/import-file.ts';

type Text = { text: string; x: number; y: number; size?: number; bold?: boolean };

/** A page whose headings stand in the margin, each as many points lower than the first line of its section as given. */
const read = async (lower: readonly number[]) => {
  let y = 100;
  const texts: Text[] = [
    { text: 'Ada Park', x: 40, y: 50, size: 24, bold: true },
    { text: 'ada@example.org', x: 400, y: 50, size: 9 },
  ];
  const sections = [
    ['Profile', 'Joiner who builds boats of oak and larch, and teaches those who', 'want to learn how it is done.'],
    ['Experience', 'Lake Boats Inc.', 'Head Joiner', '2003 - Present', 'Hill Works Ltd.', 'Joiner', '1999 - 2003'],
    ['Education', 'Maine College', 'Diploma in Boatbuilding', '1996 - 1998'],
    ['Skills', 'Steam bending, Caulking', 'Varnish, Sails'],
  ] as const;
  for (const [index, [heading, ...lines]] of sections.entries()) {
    texts.push({ text: heading, x: 40, y: y + (lower[index] ?? 0), size: 12 });
    for (const text of lines) {
      texts.push({ text, x: 140, y, size: 9 });
      y += 12;
    }
    y += 16;
  }
  const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
  return resume;
};

describe('headings in the margin', () => {
  it.each([
    ['level with the first lines of their sections', [0, 0, 0, 0]],
    ['a little lower than these', [5, 5, 5, 5]],
    ['level with the second lines', [12, 12, 12, 12]],
    ['almost as low as each other', [6, 7, 5, 8]],
  ])('begin their sections if they are %s', async (_, lower) => {
    const { summary, sections } = await read(lower);
    expect(summary).toMatch(/^Joiner who builds boats .* how it is done\.$/u);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Lake Boats Inc.', 'Hill Works Ltd.']);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College' }]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['Steam bending', 'Caulking', 'Varnish', 'Sails']),
    );
  });
});
