import { describe, expect, it } from 'vitest';
import type { Run } from '../text/line.ts';
import { withSoftBreaks } from './soft-breaks.ts';

const run = (text: string, bold = false): Run => ({ text, style: { size: 12, bold, italic: false } });
const textsOf = (lines: readonly Run[][][]): string[] =>
  lines.map((cells) => cells.map((runs) => runs.map(({ text }) => text).join('')).join(' | '));

describe('spaces in runs of their own', () => {
  it('are breaks between what begins as lines do', () => {
    const runs = [run('Phone: 0155 5550123'), run(' '), run('Skills: Boats and sails'), run(' '), run('2019 Rowing')];
    expect(textsOf(withSoftBreaks([[runs]]))).toEqual([
      'Phone: 0155 5550123',
      'Skills: Boats and sails',
      '2019 Rowing',
    ]);
  });

  it('are spaces beside other type, and in prose', () => {
    const beside = [run('Shipwright', true), run(' '), run('Cove Yard'), run(' '), run('Harlow', true)];
    expect(withSoftBreaks([[beside]])).toEqual([[beside]]);
    const small = [run('I build boats that'), run(' '), run('sail well.')];
    expect(withSoftBreaks([[small]])).toEqual([[small]]);
    const long = [
      run('I have built boats of oak and larch for many years, in the yards of the'),
      run(' '),
      run('North and the South.'),
    ];
    expect(withSoftBreaks([[long]])).toEqual([[long]]);
  });

  it('are breaks before labels in bold, where a paragraph has several', () => {
    const runs = [
      run('项目名称：', true),
      run(' '),
      run('潮汐表'),
      run(' '),
      run('角色：', true),
      run(' '),
      run('设计'),
    ];
    expect(textsOf(withSoftBreaks([[runs]]))).toEqual(['项目名称： 潮汐表', '角色： 设计']);
    const one = [run('Role:', true), run(' '), run('lead'), run(' '), run('of four', true)];
    expect(withSoftBreaks([[one]])).toEqual([[one]]);
  });
});
