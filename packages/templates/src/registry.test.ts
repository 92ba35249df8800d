import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createResume, documentKinds } from '@vitae/domain';
import { coverLetter } from './kinds/cover-letter.ts';
import { templateOf } from './kinds/resume.ts';
import { templateIds } from './ids.ts';
import { letterTemplates, templates } from './registry.ts';
import { renderTemplate, templateKindOf } from './render-template.ts';
import { contrast } from './shared/colour.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kinds', 'shared', 'letters', 'testing'].includes(entry.name))
  .map((entry) => entry.name);

describe('the title of a file', () => {
  it('is the person’s name until the person has named the document', () => {
    const begun = createResume({ title: 'Untitled resume' });
    expect(renderTemplate(begun)).toMatchObject({ props: { title: 'Untitled resume' } });
    begun.basics.fullName = 'Ana Silva';
    expect(renderTemplate(begun)).toMatchObject({ props: { title: 'Ana Silva' } });
    expect(renderTemplate({ ...begun, title: 'For Acme' })).toMatchObject({ props: { title: 'For Acme' } });
  });
});

describe('registry', () => {
  it('has every template of the folder, each once', () => {
    expect(templates.map((template) => template.id).toSorted()).toEqual(folders.toSorted());
  });

  it('is listed by id for programs that draw nothing', () => {
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(templateIds).toEqual({ resume: idsOf(templates), coverletter: idsOf(letterTemplates) });
  });

  it('draws a document with an unknown template with the first one', () => {
    expect(templateOf('from-the-future')).toBe(templates[0]);
    expect(templateOf('compact').id).toBe('compact');
  });

  it('draws a letter with its template, or with the one that matches a resume template', () => {
    expect(coverLetter.templateOf('letter-modern').id).toBe('letter-modern');
    expect(coverLetter.templateOf('minimal').id).toBe('letter-minimal');
    expect(coverLetter.templateOf('from-the-future')).toBe(letterTemplates[0]);
  });

  it.each(documentKinds.map((kind) => [kind.key, kind] as const))('draws documents of the kind %s', (key, kind) => {
    const { templates: ofKind } = templateKindOf(key);
    expect(ofKind.map((template) => template.kind)).toEqual(ofKind.map(() => key));
    expect(renderTemplate(kind.create({ title: 'Empty' }))).toMatchObject({ props: { title: 'Empty' } });
  });

  it('lets pages be adjusted where the kind allows it: a short letter stays at the top of its page', () => {
    expect(templateKindOf('resume').adjustsPages('classic')).toBe('tighten and spread');
    expect(templateKindOf('resume').adjustsPages('two-column')).toBe('tighten and spread');
    expect(templateKindOf('coverletter').adjustsPages('letter-classic')).toBe('tighten');
  });

  it('refuses a document of a kind that it does not draw', () => {
    const [resume, letter] = documentKinds.map((kind) => kind.create({ title: 'Empty' }));
    expect(() => templateKindOf('poem')).toThrow(TypeError);
    expect(() => resume && letter && templateKindOf(letter.kind).render(resume, {})).toThrow(TypeError);
  });

  it.each([...templates, ...letterTemplates])(
    '$id offers suitable accents, its own first, and readable text',
    ({ accents, tokens }) => {
      expect(accents[0]).toBe(tokens.accent);
      expect(accents.length).toBeGreaterThanOrEqual(6);
      expect(accents.length).toBeLessThanOrEqual(8);
      expect(new Set(accents).size).toBe(accents.length);
      for (const accent of accents) expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.ink, '#ffffff')).toBeGreaterThanOrEqual(7);
      expect(contrast(tokens.muted, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
