import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const at = (row: number, x: number, text: string): PdfText => ({ text, x, y: 40 + row * 14, size: 10 });

const person: PdfText[] = [{ text: 'Ada Park', x: 40, y: 30, size: 20 }, at(1, 40, 'ada@example.org')];

const heading = (row: number, x: number, text: string): PdfText => ({ ...at(row, x, text), size: 13, bold: true });

const jobs: PdfText[] = [
  heading(9, 40, 'Work experience'),
  at(10.2, 40, 'Clerk, Harlow Mills Ltd, 2012 - 2016'),
  at(11.2, 40, 'Kept the books of the mill and wrote what went wrong with it, every day of the year'),
];

describe('two headings on one line', () => {
  it('begin columns, each with what is below it', async () => {
    const { basics, sections } = await resumeOfPages([
      ...person,
      heading(3, 40, 'Tools I know'),
      heading(3, 300, 'Languages'),
      at(4.2, 50, 'SQL'),
      at(4.2, 310, 'English: native'),
      at(5.2, 50, 'Fortran'),
      at(5.2, 310, 'Danish: fluent'),
      at(6.2, 50, 'Figma'),
      ...jobs,
    ]);
    expect(sections.language.items).toMatchObject([{ name: 'English' }, { name: 'Danish' }]);
    expect(sections.skill.items).toMatchObject([{ keywords: ['SQL', 'Fortran', 'Figma'] }]);
    expect(sections.experience.items).toHaveLength(1);
    expect(basics.location.city).toBe('');
  });

  it('are a label and its value where nothing is below the second', async () => {
    const { sections } = await resumeOfPages([
      ...person,
      heading(3, 40, 'Languages'),
      heading(3, 300, 'Danish, English'),
      ...jobs,
    ]);
    expect(sections.language.items).toHaveLength(2);
  });
});
