import { createResume, newId, type Resume } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { withTemplateTokens, withTokens } from '../../../design/design-changes.ts';
import { arrangedSections, withArrangement, withSectionHidden } from './arranged-sections.ts';

const item = (fields: Record<string, string | string[]>) => ({
  id: newId(),
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  ...fields,
});

function filled(template: string): Resume {
  const resume = createResume({ title: 'x' });
  resume.summary = 'Hello';
  resume.sections.experience.items.push(item({ position: 'Cook' }));
  resume.sections.skill.items.push(item({ keywords: ['Sushi'] }));
  resume.sections.language.items.push(item({ name: '' }));
  resume.template.id = template;
  return resume;
}

const keys = (resume: Resume) => {
  const { main, side } = arrangedSections(resume);
  return { main: main.map(({ key }) => key), side: side.map(({ key }) => key) };
};

describe('arrangement', () => {
  it('lists the sections with content, by column', () => {
    expect(keys(filled('classic'))).toEqual({ main: ['summary', 'experience', 'skill'], side: [] });
    expect(keys(filled('sidebar'))).toEqual({ main: ['summary', 'experience'], side: ['skill'] });
  });

  it('keeps an order that the user chose, and survives a template without a side column', () => {
    const moved = withArrangement(filled('sidebar'), { main: ['skill', 'experience'], side: ['summary'] });
    expect(keys(moved)).toEqual({ main: ['skill', 'experience'], side: ['summary'] });
    const elsewhere = withArrangement(
      { ...moved, template: { ...moved.template, id: 'classic' } },
      { main: ['summary', 'skill', 'experience'], side: [] },
    );
    expect(keys(elsewhere).main).toEqual(['summary', 'skill', 'experience']);
    expect(keys({ ...elsewhere, template: { ...elsewhere.template, id: 'sidebar' } }).side).toEqual(['summary']);
  });
});

it('resets tokens to those of the template', () => {
  const set = withTokens(filled('classic'), { accent: '#112233', fontSize: 12 });
  expect(set.template.tokens).toMatchObject({ accent: '#112233', fontSize: 12, margin: null });
  expect(Object.values(withTemplateTokens(set).template.tokens).every((value) => value === null)).toBe(true);
});

it('hides a built-in or a custom section', () => {
  const resume = filled('classic');
  const id = newId();
  resume.custom.push({ id, key: 'boats', heading: 'Boats', kind: 'list', hidden: false, grouped: false, items: [] });
  expect(withSectionHidden(resume, 'skill', true).sections.skill.hidden).toBe(true);
  expect(withSectionHidden(resume, id, true).custom[0]?.hidden).toBe(true);
  expect(withSectionHidden(resume, id, true).sections).toEqual(resume.sections);
});
