import { createResume } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { isPhotoUsual, orderFor, withCountry, withLevel } from './target-habits.ts';

const resume = createResume({ title: 'Test', country: 'US' });
const tokensOf = (of: typeof resume) => of.template.tokens;

describe('conventions of a country', () => {
  it('set the dates and the photo', () => {
    const german = withCountry(resume, 'DE');
    expect(tokensOf(german)).toMatchObject({ dateStyle: 'month-number', showPhoto: null });
    expect(tokensOf(withCountry(german, 'GB'))).toMatchObject({ dateStyle: null, showPhoto: false });
    expect(isPhotoUsual('US')).toBe(false);
  });

  it('keep the user’s choices, and an existing photo', () => {
    const chosen = {
      ...resume,
      template: { ...resume.template, tokens: { ...tokensOf(resume), dateStyle: 'year' as const } },
    };
    expect(tokensOf(withCountry(chosen, 'DE')).dateStyle).toBe('year');
    const pictured = { ...resume, basics: { ...resume.basics, photo: { asset: 'a'.repeat(64), alt: '' } } };
    expect(tokensOf(withCountry(pictured, 'GB')).showPhoto).toBeNull();
  });
});

describe('conventions of a level', () => {
  const orderOf = (of: typeof resume) => of.template.layout.order;

  it('put education first for beginners, and back', () => {
    const beginner = withLevel(resume, 'entry');
    expect(orderOf(beginner).slice(0, 3)).toEqual(['summary', 'education', 'experience']);
    expect(orderOf(withLevel(beginner, 'senior'))).toEqual([]);
    expect(orderFor('')).toEqual([]);
  });

  it('keep an order that the user chose', () => {
    const arranged = {
      ...resume,
      template: { ...resume.template, layout: { ...resume.template.layout, order: ['skill'] } },
    };
    expect(orderOf(withLevel(arranged, 'entry'))).toEqual(['skill']);
  });
});
