import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { letterTemplateOf, letterTemplates, templateOf, templates } from './registry.ts';
import { contrast } from './shared/colour.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['shared', 'letters'].includes(entry.name))
  .map((entry) => entry.name);

describe('registry', () => {
  it('holds every template of the folder, each once', () => {
    expect(templates.map((template) => template.id).toSorted()).toEqual(folders.toSorted());
  });

  it('draws a document of an unknown template in the first', () => {
    expect(templateOf('from-the-future')).toBe(templates[0]);
    expect(templateOf('compact').id).toBe('compact');
  });

  it('draws a letter in its template, else in the one that matches the template of a resume', () => {
    expect(letterTemplateOf('letter-modern').id).toBe('letter-modern');
    expect(letterTemplateOf('minimal').id).toBe('letter-minimal');
    expect(letterTemplateOf('from-the-future')).toBe(letterTemplates[0]);
  });

  it.each([...templates, ...letterTemplates])('$id offers fine accents, its own first, and text that reads', ({ accents, tokens }) => {
    expect(accents[0]).toBe(tokens.accent);
    expect(accents.length).toBeGreaterThanOrEqual(6);
    expect(accents.length).toBeLessThanOrEqual(8);
    expect(new Set(accents).size).toBe(accents.length);
    for (const accent of accents) expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.ink, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens.muted, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
