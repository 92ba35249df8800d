import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const head = [
  { x: 50, y: 40, text: 'Oskar Lindqvist', size: 22, bold: true },
  { x: 50, y: 62, text: 'oskar@lindqvist.example / +46 8 505 555 01', size: 10 },
];

const jobs = (y: number) => [
  { x: 50, y, text: 'Senior Engineer - Norrland Rail, 2019-04 - Present', size: 10, bold: true },
  { x: 50, y: y + 13, text: 'Looks after the points between Boden and the border.', size: 10 },
  { x: 50, y: y + 36, text: 'Engineer - Bothnia Freight, 2014-08 - 2019-03', size: 10, bold: true },
];

const education = (y: number) => [
  { x: 50, y, text: 'Education', size: 15, bold: true },
  { x: 50, y: y + 20, text: 'Master of Science, Umeå University, 2009 - 2014', size: 10 },
];

describe('jobs that no heading announces', () => {
  it('are those between the head and the first heading', async () => {
    const { sections } = await resumeOfPages([...head, ...jobs(100), ...education(190)]);
    expect(sections['experience']?.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Senior Engineer', 'Norrland Rail', '2019-04'],
      ['Engineer', 'Bothnia Freight', '2014-08'],
    ]);
  });

  it('are those below a heading that nobody knows, and studies are what stands apart from them', async () => {
    const { sections } = await resumeOfPages([
      ...head,
      { x: 50, y: 110, text: 'Xprience', size: 15, bold: true },
      ...jobs(130),
      { x: 50, y: 230, text: 'Master of Science, Umeå University, 2009 - 2014', size: 10 },
    ]);
    expect(sections['experience']?.items).toHaveLength(2);
    expect(sections['education']?.items.map(({ start }) => start)).toEqual(['2009']);
  });

  it('are not in the head where a heading announces jobs', async () => {
    const { sections } = await resumeOfPages([
      ...head,
      { x: 50, y: 80, text: 'Engineer on the railways of Norrland, 2014 - 2024', size: 10 },
      ...education(120),
      { x: 50, y: 180, text: 'Experience', size: 15, bold: true },
      ...jobs(200),
    ]);
    expect(sections['experience']?.items).toHaveLength(2);
  });
});
