import { describe, expect, it } from 'vitest';
import { findDegree, organisationScore, roleScore, schoolScore } from './words.ts';

describe('roles and organisations', () => {
  it('knows roles and organisations by more of their words', () => {
    expect(roleScore('Jugendtrainer')).toBeGreaterThan(0.5);
    expect(roleScore('Bioinformatikerin')).toBeGreaterThan(0.5);
    expect(organisationScore('SV Blau-Weiß Gotha')).toBeGreaterThan(0.5);
  });
});

describe('words beside others', () => {
  it('say what a certificate is of', () => {
    expect(findDegree('Certificate of Completion, Software Engineering')).toEqual({ from: 0, to: 25 });
    expect(findDegree('Certificate of Baking')).toEqual({ from: 0, to: 11 });
  });

  it('for a thesis are no degree', () => {
    for (const text of ['Diplomarbeit', 'Diplomamunka', 'Diplomski rad', 'Магістерська робота'])
      expect(findDegree(text), text).toBeUndefined();
    for (const text of ['Diplom Informatik', 'Master of Science', 'Lic. en Informática', 'Diploma', 'Master Project'])
      expect(findDegree(text)?.from, text).toBe(0);
  });
});

describe('words', () => {
  it('of ranks before letters are roles', () => {
    expect([roleScore('Senior SE'), organisationScore('Senior SE')]).toEqual([0.9, 0]);
    expect([roleScore('Harlow SE'), roleScore('Jovem Aprendiz')]).toEqual([0, 0.85]);
  });
});

describe('roles', () => {
  it('are told by "programmer", not by the name of a program', () => {
    expect(roleScore('Summer Journalism Program')).toBe(0);
    expect(roleScore('Intro to Programming')).toBe(0);
    expect(roleScore('Programmer')).toBeGreaterThan(0.5);
    expect(roleScore('Program manager')).toBeGreaterThan(0.5);
  });

  it('are those of who owns a firm', () => {
    for (const text of ['Associé', 'Associée', 'Sócia', 'Teilhaberin', 'Inhaberin', 'Vennoot', 'Wspólnik', 'Delägare'])
      expect(roleScore(text), text).toBeGreaterThan(0.5);
    expect(roleScore('Martin Associés')).toBe(0);
  });

  it('compounds and trades say what they are', () => {
    expect(organisationScore('Bouwbedrijf Heijmink')).toBeGreaterThan(0.5);
    expect(schoolScore('Mittelschule Grünau')).toBeGreaterThan(0.5);
    expect(roleScore('Bouwkundig tekenaar')).toBeGreaterThan(0.5);
    expect(findDegree('BSN, Nursing')).toEqual({ from: 0, to: 3 });
  });

  it('"Senior" behind a noun is a role, and alone it is none', () => {
    expect(roleScore('Audit Senior')).toBeGreaterThan(0.5);
    expect(roleScore('Senior')).toBe(0);
    expect(roleScore('Casa dei Senior')).toBe(0);
  });
});

describe('schools', () => {
  it('acronyms of schools are whole words', () => {
    expect(schoolScore('Mittlere Reife')).toBe(0);
    expect(schoolScore('Tutorin')).toBe(0);
    expect(schoolScore('MIT')).toBeGreaterThan(0.5);
    expect(roleScore('Office of the Attorney General')).toBe(0);
    expect(organisationScore('Office of the Attorney General')).toBeGreaterThan(0.5);
  });
});
