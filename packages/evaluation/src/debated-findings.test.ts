import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, role, statusOf } from './checks/testing/reports.ts';

const items = 'document.sections.experience.items';

describe('what many advisers would not call a fault', () => {
  const bullets = (locale: string, ...texts: string[]) => ({
    'document.locale': locale,
    [items]: [role({ position: 'A', employer: 'B', body: texts.map((text) => `- ${text}`).join('\n') })],
  });

  it('is a bullet of five words where bullets are nouns', () => {
    const short = [
      'Coordinamento di sei agenti commerciali',
      'Offerte, contratti e lettere di credito',
      'Lingue dei clienti',
    ];
    expect(findingIn('WRI-06', bullets('it', ...short))).toBeUndefined();
    expect(findingIn('WRI-06', bullets('en', ...short))).toBeDefined();
    expect(findingIn('WRI-06', bullets('it', 'Sei agenti', 'Due filiali', 'Tre porti'))).toBeDefined();
  });

  it('is a street on a resume of Ireland or the Netherlands', () => {
    const of = (country: string) => ({
      'document.basics.location': {
        address: 'Gounodlaan 9',
        postalCode: '',
        city: 'Eindhoven',
        region: '',
        countryCode: country,
      },
    });
    expect(findingIn('CON-04', of('NL'))).toBeUndefined();
    expect(findingIn('CON-04', of('GB'))).toBeDefined();
  });

  it('is a list of more than 25 skills in groups', () => {
    const skills = (groups: number, each: number) => ({
      'document.sections.skill.items': Array.from({ length: groups }, (_, group) => ({
        id: newId(),
        name: `Group ${group}`,
        keywords: Array.from({ length: each }, (__, at) => `Tool ${group} ${at}`),
      })),
    });
    expect(findingIn('STR-03', skills(5, 6))).toBeUndefined();
    expect(findingIn('STR-03', skills(2, 15))).toBeDefined();
    expect(findingIn('STR-03', skills(5, 9))).toBeDefined();
  });

  it('is no summary while somebody studies, nor one of a single line', () => {
    const studies = (current: boolean) => ({
      'document.summary': '',
      'document.sections.education.items.0.current': current,
      'document.sections.education.items.0.end': current ? '' : '2015-07',
    });
    expect(statusOf('STR-04', studies(true))).toBe('skip');
    expect(statusOf('STR-04', studies(false))).toBe('fail');
    const line = 'Joiner with sixteen years between old churches and new shops of Gaillac.';
    expect(findingIn('STR-04', { 'document.summary': line })).toBeUndefined();
    expect(findingIn('STR-04', { 'document.summary': 'Joiner of old churches and new shops.' })).toBeDefined();
  });

  it('is what changed, of which another check says that nothing did', () => {
    const of = (...texts: string[]) => bullets('en', ...texts);
    const works = ['Panels of four shops', 'Doors of nine churches', 'Stairs of two hotels', 'Floors of six halls'];
    expect(findingIn('IMP-06', of(...works))).toBeDefined();
    expect(statusOf('IMP-11', of(...works))).toBe('skip');
  });
});
