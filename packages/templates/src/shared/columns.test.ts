import { resumeSchema, resumeView, type Resume } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { describe, expect, it } from 'vitest';
import { splitColumns } from './columns.ts';

const ID = '01900000-0000-7000-8000-00000000000';
const resume = resumeSchema.parse({
  ...aResume(),
  summary: 'Short.',
  sections: {
    experience: { items: [{ id: `${ID}1`, position: 'Baker' }] },
    skill: { items: [{ id: `${ID}2`, name: 'Bread' }] },
    language: { items: [{ id: `${ID}3`, name: 'French', fluency: 'B1' }] },
  },
});
const twoColumns = { hasSide: true, sideKinds: ['tags', 'levels'] as const };
const keysOf = (document: Resume, template: Parameters<typeof splitColumns>[2]) => {
  const { main, side } = splitColumns(resumeView(document), document, template);
  return { main: main.map((section) => section.key), side: side.map((section) => section.key) };
};
const withLayout = (layout: Partial<Resume['template']['layout']>): Resume => ({
  ...resume,
  template: { ...resume.template, layout: { ...resume.template.layout, ...layout } },
});

describe('columns', () => {
  it('puts all sections in the one column of a template without a side column', () => {
    expect(keysOf(withLayout({ side: ['skill'] }), { hasSide: false, sideKinds: [] })).toEqual({
      main: ['summary', 'experience', 'skill', 'language'],
      side: [],
    });
  });

  it('leaves the side column to the template until the user places sections', () => {
    expect(keysOf(resume, twoColumns)).toEqual({ main: ['summary', 'experience'], side: ['skill', 'language'] });
  });

  it('follows the document, including an empty side column, and its order', () => {
    expect(keysOf(withLayout({ side: ['summary', 'language'], order: ['language', 'summary'] }), twoColumns)).toEqual({
      main: ['experience', 'skill'],
      side: ['language', 'summary'],
    });
    expect(keysOf(withLayout({ side: [] }), twoColumns).side).toEqual([]);
  });
});
