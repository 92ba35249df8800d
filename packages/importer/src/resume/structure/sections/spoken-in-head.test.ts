import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const head = [
  { x: 60, y: 50, text: 'Rosalind Achterberg', size: 22, bold: true },
  { x: 60, y: 75, text: 'rosalind@achterberg.example', size: 10 },
];

const rest = [
  { x: 60, y: 140, text: 'Skills', size: 15, bold: true },
  { x: 60, y: 160, text: 'Bookkeeping, Payroll, VAT returns', size: 10 },
];

describe('languages in the head of a resume', () => {
  it('are those of a list of them beside the address', async () => {
    const { sections, basics } = await resumeOfPages([
      ...head,
      { x: 60, y: 92, text: '12 Canal Street, Leeds', size: 10 },
      { x: 320, y: 92, text: 'English, Dutch (B2), Polish', size: 10 },
      ...rest,
    ]);
    expect(sections['language']?.items.map(({ name }) => name)).toEqual(['English', 'Dutch', 'Polish']);
    expect(basics.headline).toBe('');
  });

  it('are not what a single word there says, which may be a nationality', async () => {
    const { sections } = await resumeOfPages([...head, { x: 60, y: 92, text: 'Polish', size: 10 }, ...rest]);
    expect(sections['language']?.items).toEqual([]);
  });
});
