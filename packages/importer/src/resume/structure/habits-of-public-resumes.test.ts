import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../language/dates.ts';
import { roleScore } from '../../language/words.ts';
import { importFile } from '../import-file.ts';
import type { Line } from '../../text/line.ts';
import { withoutLevel } from './read-levels.ts';
import { isRestOfText } from './running-text.ts';

/** Lines from the top: `# ` is a heading, `* ` in bold; `||` separates cells. */
const lines = (given: readonly string[], cells: readonly number[]): PdfText[] =>
  given.flatMap((line, index) =>
    line
      .replace(/^[#*] /u, '')
      .split(' || ')
      .map((text, cell) => ({
        text,
        x: cells[cell] ?? 40,
        y: 40 + index * 15,
        bold: cell === 0 && /^[#*]/u.test(line),
        size: line.startsWith('#') ? 16 : 10,
      }))
      .filter(({ text }) => text.trim() !== ''),
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) => {
  const texts = lines(['* Ada Park', 'ada@example.org', ...given], cells);
  return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume;
};

describe('studies', () => {
  it('have no subject as their school', async () => {
    const { sections } = await pdf(
      [
        '# Education',
        '2004 - 2008 || M.Sc. || Harlow',
        ' || Majoring in physics',
        '2001 - 2004 || High school || Harlow',
        ' || Specializing in physics and chemistry.',
      ],
      [40, 120, 510],
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Harlow' }, { institution: 'Harlow' }]);
  });

  it('are divided where their school follows the degree or the subject alone', async () => {
    const { sections } = await pdf([
      '# Education',
      'B.A. in History/Politics, UC Harlow, 2019',
      'J.D. University of Harlow College of Law, 2024 (expected)',
      'SVQ Level 3: Business Management YMCA, Kampala, Uganda 2017',
    ]);
    expect(sections.education.items).toMatchObject([
      { degree: 'B.A.', area: 'History/Politics', institution: 'UC Harlow', end: '2019' },
      { degree: 'J.D.', institution: 'University of Harlow College of Law', end: '2024' },
      { degree: 'SVQ Level 3', area: 'Business Management', institution: 'YMCA', end: '2017' },
    ]);
  });
});

describe('roles and their employers', () => {
  it('are divided at colons and at dashes without a space behind them', async () => {
    const { sections } = await pdf([
      '# Experience',
      '2015 - 2020',
      'Lake Coffee House -Head Barista',
      '2013 - 2014',
      'Hill Coffee House -Junior Barista',
      '# Volunteering',
      'Open Harbour Days (OHD): ambassador',
      'Friends of the Sound: contributor',
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Barista', employer: 'Lake Coffee House' },
      { position: 'Junior Barista', employer: 'Hill Coffee House' },
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { role: 'ambassador', organization: 'Open Harbour Days (OHD)' },
      { role: 'contributor', organization: 'Friends of the Sound' },
    ]);
  });

  it('have no supervisor and no place behind a semicolon in their employer', async () => {
    const cells = [40, 480];
    const nurse = await pdf(['# Experience', 'NURSE, LAKE HEALTH; GREEN BAY, WI || 2020 - 2021'], cells);
    expect(nurse.sections.experience.items).toMatchObject([{ employer: 'LAKE HEALTH', location: 'GREEN BAY, WI' }]);
    const research = await pdf(
      ['# Experience', 'Assistant, Institute for Harbours, Betreuung: Prof. Dr. R. Berg || 2018 - 2019'],
      cells,
    );
    expect(research.sections.experience.items).toMatchObject([{ employer: 'Institute for Harbours' }]);
  });

  it('are told by "programmer", not by the name of a program', () => {
    expect(roleScore('Summer Journalism Program')).toBe(0);
    expect(roleScore('Intro to Programming')).toBe(0);
    expect(roleScore('Programmer')).toBeGreaterThan(0.5);
    expect(roleScore('Program manager')).toBeGreaterThan(0.5);
  });
});

describe('what introduces the person', () => {
  it('is neither a motto nor a word beside a heading', async () => {
    const prose = 'I have mended boats of every size on three coasts for twenty years and taught it to others.';
    expect(await pdf(['"No boat is ever lost" F. Maas', ' ', ' ', prose, '# Skills', 'Caulking'])).toHaveProperty(
      'summary',
      prose,
    );
    expect(await pdf(['# Overview', 'Download', '# Profile', prose, '# Skills', 'Caulking'])).toHaveProperty(
      'summary',
      prose,
    );
  });

  it('names no place within a sentence and no label as a handle', async () => {
    const { basics } = await pdf([
      'Email',
      'LinkedIn',
      'Teacher of languages for private',
      'and public schools of education in Japan and the United States.',
    ]);
    expect(basics.location).toMatchObject({ city: '', countryCode: '' });
    expect(basics.links).toEqual([]);
  });

  it('may be one word in bold', async () => {
    const texts = lines(['# Ada Park', '* Student', 'ada@example.org', '# Skills', 'Caulking'], [40]);
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume).toHaveProperty('basics.headline', 'Student');
  });
});

describe('words', () => {
  it('of months may be misspelt', () => {
    expect(findDates('Feburary 2017 - Janurary 2018', '2026-11-21')).toMatchObject([
      { start: '2017-02', end: '2018-01' },
    ]);
  });

  it('of levels may follow a hyphen', () => {
    expect(withoutLevel('English-fluent')).toEqual({ name: 'English', level: 'fluent' });
  });

  it('that go on from the line above are no heading', () => {
    const line = (text: string, index: number): Line => ({
      page: 0,
      index,
      cells: [],
      text,
      x: 40,
      right: 300,
      top: 0,
      bottom: 0,
      style: { size: 10, bold: false, italic: false },
      bullet: false,
      headingLevel: 0,
      gapAbove: 2,
      lane: 0,
      laneLeft: 40,
      laneRight: 320,
    });
    const above = line('Nine thousand hours of courses to learners of varying', 0);
    expect(isRestOfText(line('fluency', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages)', 1), above)).toBe(true);
    expect(isRestOfText(line('Languages', 1), above)).toBe(false);
  });
});
