import { documentLanguages, sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { isKnownHeading, likelyTarget, matchHeading, targetKey } from './headings.ts';
import { knownHeadings } from './known-headings/index.ts';

describe('matchHeading', () => {
  it('recognises every heading that a section shows, and the others that people use', () => {
    for (const section of sections) {
      for (const language of documentLanguages) {
        const shown = section.headings[language];
        for (const heading of [
          ...(shown === undefined ? [] : [shown]),
          ...(knownHeadings[section.key]?.[language] ?? []),
        ])
          expect(matchHeading(heading)?.exact, `${language}: ${heading}`).toBe(true);
      }
    }
  });

  it('knows a number before a known heading, and none before other words', () => {
    expect(matchHeading('1 Berufserfahrung')?.exact).toBe(true);
    for (const text of ['3 languages', '40 skills', '12 Projects in Leeds'])
      expect(matchHeading(text)?.exact).not.toBe(true);
  });

  it('knows none in the rest of a bracket that another line opened', () => {
    expect(matchHeading('or achievements]')).toBeUndefined();
    expect(matchHeading('Awards (selection)')).toBeDefined();
  });

  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['E D U C A T I O N'.replace(/ /gu, ''), 'education'],
    ['3. Skills:', 'skill'],
    ['2 Ausbildung', 'education'],
    ['Extracurricular Activity', 'community-service'],
    ['Forces', 'skill'],
    ['Personal development', 'certification'],
    ['Skills & Awards', 'skill'],
    ['General and Vocational Education', 'education'],
    ['Vocational', 'experience'],
    ['int erests', 'hobbies'],
    ['Berufserfahrung', 'experience'],
    ['学歴', 'education'],
    ['TRAYECTORIA LABORAL', 'experience'],
    ['Professional Designations', 'certification'],
    ['ÇALIŞMA GEÇMİŞİ', 'experience'],
  ])('takes %s for %s', (text, key) => {
    const target = matchHeading(text)?.target;
    expect(target?.kind === 'section' && target.section.key).toBe(key);
  });

  it.each(['Senior Engineer at Acme', 'Managed a team of five, and grew it.', '2019', ''])(
    'does not recognise %j as a heading',
    (text) => {
      expect(isKnownHeading(text)).toBe(false);
    },
  );
});

it.each([
  ['Expérience professionelle', 'experience'],
  ['Profesional experience', 'experience'],
])('knows %j, which lacks a double letter', (text, key) => {
  const match = matchHeading(text);
  expect(match?.exact).toBe(true);
  expect(match && targetKey(match.target)).toBe(key);
});

describe('likelyTarget', () => {
  // None of them is in a list.
  it.each([
    ['Jobs I held abroad', 'experience'],
    ['Universities I studied at', 'education'],
    ['What my tools are', 'skill'],
    ['Unpaid and charitable efforts', 'volunteer-experience'],
    ['Hobbies of my evenings', 'hobbies'],
    ['Wo ich bereits gearbeitet habe', 'experience'],
    ['Les études que j’ai suivies', 'education'],
    ['Los idiomas que manejo', 'language'],
    ['Moje dotychczasowe zatrudnienia', 'experience'],
    ['我做过的项目', 'project'],
  ])('takes the unknown heading %j for %s', (text, key) => {
    expect(matchHeading(text)?.exact).not.toBe(true);
    expect(targetKey(likelyTarget(text).target)).toBe(key);
  });

  it('says nothing of words that no heading has', () => {
    expect(likelyTarget('Xyzzy')).toEqual({ target: { kind: 'unknown' }, sure: false });
  });

  it('takes a designation for none of the designations that somebody has', () => {
    expect(matchHeading('Designations')?.exact).toBe(true);
    expect(matchHeading('Designation')?.exact).not.toBe(true);
  });
});
