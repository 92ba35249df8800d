import { resumeSchema, type TemplateTokens } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { describe, expect, it } from 'vitest';
import { templates } from '../registry.ts';
import { resolveTokens } from './tokens.ts';

const unset = {
  datesAtEnd: false,
  contactIcons: false,
  levels: 'words',
  pageNumbers: 'later',
  locale: 'en',
} as const;

const resumeWith = (tokens: Partial<TemplateTokens>, country = 'US') =>
  resumeSchema.parse({ ...aResume({ country }), template: { tokens } });

describe('tokens', () => {
  it.each(templates)('$id: a document without tokens of its own gets the template’s', (template) => {
    expect(resolveTokens(template, resumeWith({}))).toEqual({
      ...template.tokens,
      ...unset,
      page: 'LETTER',
      secondColour: template.tokens.accent,
      headingFamily: template.tokens.fontFamily,
    });
  });

  it('chooses the paper size by country until one is chosen', () => {
    const [template] = templates;
    if (!template) throw new Error('no template');
    expect(resolveTokens(template, resumeWith({}, 'DE')).page).toBe('A4');
    expect(resolveTokens(template, resumeWith({ page: 'LETTER' }, 'DE')).page).toBe('LETTER');
  });

  it.each(templates)('$id: a document’s tokens take precedence', (template) => {
    const set: Partial<TemplateTokens> = {
      accent: '#aa0011',
      fontFamily: 'inter',
      fontSize: 11,
      lineHeight: 1.6,
      spacing: 1.4,
      margin: 25,
      dateStyle: 'year',
      page: 'A4',
    };
    expect(resolveTokens(template, resumeWith(set))).toEqual({
      ...template.tokens,
      ...set,
      ...unset,
      secondColour: '#aa0011',
      headingFamily: 'inter',
    });
    const more: Partial<TemplateTokens> = {
      secondColour: '#0011aa',
      headingFamily: 'bitter',
      contactIcons: true,
      levels: 'dots',
      pageNumbers: 'none',
    };
    expect(resolveTokens(template, resumeWith({ ...set, ...more }))).toMatchObject(more);
  });

  it('sets dates at the end of their line only where the page has one column', () => {
    const set = resumeWith({ datesAtEnd: true });
    for (const template of templates) expect(resolveTokens(template, set).datesAtEnd).toBe(template.columns === 1);
  });

  it.each(templates)('$id: a change of family keeps the apparent size, unless a size is set', (template) => {
    const sizeIn = (tokens: Partial<TemplateTokens>) => resolveTokens(template, resumeWith(tokens)).fontSize;
    expect(sizeIn({ fontFamily: 'eb-garamond' })).toBeGreaterThan(sizeIn({ fontFamily: 'inter' }));
    expect(sizeIn({ fontFamily: 'eb-garamond', fontSize: 10 })).toBe(10);
  });

  it.each(templates)('$id: fitting shrinks evenly and never below what is legible', (template) => {
    const fitted = [0, 0.25, 0.5, 0.75, 1].map((fit) => resolveTokens(template, resumeWith({}), fit));
    for (const [index, tokens] of fitted.slice(1).entries()) {
      expect(tokens.fontSize).toBeLessThan(fitted[index]?.fontSize ?? 0);
      expect(tokens.spacing).toBeLessThan(fitted[index]?.spacing ?? 0);
    }
    expect(fitted.at(-1)).toMatchObject({ fontSize: 9, lineHeight: 1.15, spacing: 0.5, margin: 10 });
    expect(resolveTokens(template, resumeWith({ margin: 8 }), 1).margin).toBe(8);
  });

  it.each(templates)(
    '$id: added space goes to sizes that nobody set, and never beyond what looks right',
    (template) => {
      const plain = resolveTokens(template, resumeWith({}));
      const airy = resolveTokens(template, resumeWith({}), -1);
      expect(airy.spacing).toBeGreaterThan(plain.spacing);
      expect(airy.fontSize).toBeGreaterThan(plain.fontSize);
      expect(airy.fontSize).toBeLessThanOrEqual(12);
      expect(resolveTokens(template, resumeWith({ fontSize: 9.5, margin: 12 }), -1)).toMatchObject({
        fontSize: 9.5,
        margin: 12,
      });
    },
  );
});
