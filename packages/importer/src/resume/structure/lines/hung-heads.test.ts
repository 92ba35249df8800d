import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF } from '../../testing/resume-of-pages.ts';
import { withWholeHeads } from './whole-heads.ts';

const texts = (...lines: ReturnType<typeof lineOf>[]) => withWholeHeads(lines, AS_OF).map(({ text }) => text);
const line = (text: string, x: number, right: number, gapAbove: number) =>
  lineOf([cellAt(text, x, right)], { gapAbove });

describe('a head that hangs behind its date', () => {
  it('goes on below its text, where dates are further apart', () => {
    expect(
      texts(
        line('2021 Research fellow, Institute for Northern Ports, University', 40, 490, 9),
        line('Harbour North', 66, 140, 3),
        line('2019 Visiting student, School of Maps', 40, 260, 7),
      ),
    ).toEqual([
      '2021 Research fellow, Institute for Northern Ports, University Harbour North',
      '2019 Visiting student, School of Maps',
    ]);
  });

  it('does not where it had room, or where all lines are as far apart', () => {
    const short = line('2021 Research fellow, University', 40, 260, 9);
    const long = line('2021 Research fellow, Institute for Northern Ports, University', 40, 490, 9);
    const next = line('2019 Visiting student, School of Maps', 40, 260, 7);
    expect(texts(short, line('Harbour North', 66, 140, 3), next)).toHaveLength(3);
    expect(texts(long, line('Harbour North', 66, 140, 7), next)).toHaveLength(3);
  });

  it('goes on in its own column beside a table', () => {
    const row = (x: number, text: string, gapAbove: number) =>
      lineOf([cellAt('2012', x, x + 20), cellAt(text, 160, 490)], { gapAbove });
    expect(
      texts(
        row(40, 'Lecturer, Department of Boats, University', 9),
        line('Harbour North', 160, 240, 1.4),
        row(40, 'Tutor, School of Maps', 7),
        row(20, 'Knots and ropes', 1.5),
      ),
    ).toContain('2012 Lecturer, Department of Boats, University Harbour North');
  });
});
