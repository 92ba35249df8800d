import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

const itemsOf = (items: readonly object[], ...keys: string[]) =>
  items.map((item) => keys.map((key): unknown => Reflect.get(item, key)));

describe('labels within a section', () => {
  it('that are headings begin sections of their own below "Additional information"', async () => {
    const { sections } = await resumeOf(
      [
        '# Work experience',
        '* Nurse, Lung Clinic, 2017 - 2019',
        '- Cared for many',
        '# Additional information',
        'Technical skills: Excel, R, Stata',
        'Languages: Fluent in French; Conversational in German',
        'Certifications: CPR Certified, 2019',
        'Citizenship: Canada',
      ],
      [40, 60],
    );
    expect(itemsOf(sections.skill.items, 'keywords')).toEqual([[['Excel', 'R', 'Stata']]]);
    expect(itemsOf(sections.language.items, 'name', 'fluency')).toEqual([
      ['French', 'Fluent'],
      ['German', 'Conversational'],
    ]);
    expect(itemsOf(sections.certification.items, 'name', 'date')).toEqual([['CPR Certified', '2019']]);
    expect(JSON.stringify(sections.additional.items)).toContain('Citizenship: Canada');
  });

  it('are no spoken languages if they are others', async () => {
    const { sections } = await resumeOf(
      ['# Additional information', 'Languages: Python, Go, Rust', 'Tools: Git, Make, Bash'],
      [40, 60],
    );
    expect(sections.language.items).toEqual([]);
  });

  it('stay where they are if a text only begins with one', async () => {
    const { sections } = await resumeOf(
      ['# Additional information', 'Languages: I like them all, and learn a new one.'],
      [40, 60],
    );
    expect(sections.language.items).toEqual([]);
  });
});
