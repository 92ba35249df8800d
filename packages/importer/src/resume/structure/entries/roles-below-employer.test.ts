import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const itemsOf = (items: readonly object[], ...keys: string[]) =>
  items.map((item) => keys.map((key): unknown => Reflect.get(item, key)));

describe('roles below an employer that is a heading', () => {
  it('are at it, whatever is said of the employer and whatever they are called', async () => {
    const resume = await resumeOfText(
      [
        '# Ada Park',
        'ada@example.org',
        '## Experience',
        '### Lund AS — May 2015 to present',
        'Lund makes software for accountants, and I went from building it to leading a team.',
        '**Team leader, mobile** — Feb 2022 – present',
        '- Leads six people',
        '**Champion of machines** — Jan 2021 – Jan 2022',
        '- Brought them in',
        '### Hagen — Consultant — Jan 2015 – Mar 2015',
        'Tested web sites for clients.',
      ].join('\n\n'),
      'md',
    );
    expect(itemsOf(resume.sections.experience.items, 'position', 'employer', 'start')).toEqual([
      ['Team leader, mobile', 'Lund AS', '2022-02'],
      ['Champion of machines', 'Lund AS', '2021-01'],
      ['Consultant', 'Hagen', '2015-01'],
    ]);
    expect(resume.sections.experience.items[0]?.['body']).toContain('software for accountants');
  });
});

describe('rows', () => {
  it('have a label in bold above some of them that names no entry', async () => {
    const { sections } = await resumeOf(
      ['# Awards', '* Awards for teaching', '2013 Best poster', '2012 Best talk'],
      [40, 60],
    );
    expect(itemsOf(sections.award.items, 'title')).toEqual([['Best poster'], ['Best talk']]);
  });
});
