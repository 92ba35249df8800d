import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findDates, isDateText } from '../../language/dates.ts';
import { findDegree, organisationScore, roleScore, schoolScore } from '../../language/words.ts';
import { restoreAccents } from '../../text/normalise.ts';
import { importFile } from '../import-file.ts';
import { citationOf } from './read-citations.ts';

const AS_OF = '2026-11-21';
/** Lines from the top: `# ` is a heading, `* ` begins in bold, `+ ` a marked title, `- ` an item; `||` separates cells. */
const lines = (given: readonly string[], cells: readonly number[], top: number): PdfText[] =>
  given.flatMap((line, index) =>
    line
      .replace(/^[#*] /u, '')
      .replace(/^\+ /u, '- ')
      .split(' || ')
      .map((text, cell) => ({
        text,
        x: 40 + (cells[cell] ?? 0),
        y: top + index * 15,
        bold: cell === 0 && /^[#*]/u.test(line),
        size: line.startsWith('#') ? 16 : line.startsWith('+') ? 13 : 10,
      })),
  );
const pdf = async (given: readonly string[], cells: readonly number[] = [0, 300]) =>
  (
    await importFile({
      name: 'x.pdf',
      bytes: writePdf([{ texts: lines(['* Ada Park', 'ada@example.org', ...given], cells, 40) }]),
      asOf: AS_OF,
    })
  ).resume;

/** A Word file of paragraphs: `# ` is a heading, `*…*` bold, `\t` a tab, `- ` an item. */
const word = async (...paragraphs: string[]) => {
  const run = (text: string, bold: boolean): string =>
    text
      .split(/(\t)/u)
      .filter(Boolean)
      .map(
        (part) =>
          `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`}</w:r>`,
      )
      .join('');
  const body = paragraphs.map((text) => {
    const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    const runs = text
      .replace(/^# /u, '')
      .split('*')
      .map((part, index) => run(part, index % 2 === 1));
    return `<w:p>${style}${runs.join('')}</w:p>`;
  });
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
  const bytes = zipSync({ 'word/document.xml': strToU8(xml), 'word/styles.xml': strToU8(styles) });
  return (await importFile({ name: 'x.docx', bytes, asOf: AS_OF })).resume;
};
const person = ['# Ada Park', 'ada@example.org'];

describe('roles and their employers', () => {
  it('an employer with all of its years above the roles there is that of each', async () => {
    const { sections } = await word(
      ...person,
      '# Experience',
      '*TIDEWATER HEALTH PARTNERS*, Denver, CO\t2016 – Present',
      '*Vice President, Human Resources* (2019 – Present)',
      '- Led a team of forty in three states',
      '*Senior Director, Human Resources* (2016 – 2019)',
      '- Moved payroll to another system',
      '*CLIFF LOGISTICS*, Aurora, CO\t2010 – 2016',
      '*Director, Talent* (2010 – 2016)',
      '- Hired six hundred drivers in two years',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Vice President, Human Resources', employer: 'TIDEWATER HEALTH PARTNERS', start: '2019' },
      { position: 'Senior Director, Human Resources', employer: 'TIDEWATER HEALTH PARTNERS', end: '2019' },
      { position: 'Director, Talent', employer: 'CLIFF LOGISTICS', location: 'Aurora, CO' },
    ]);
  });

  it('what was done below a role and its employer in one line is described', async () => {
    const { sections } = await word(
      ...person,
      '# Berufserfahrung',
      '2016 – heute\tBürokauffrau, Autohaus Pelz, Leipzig',
      '\tBearbeitung von Reklamationen',
      '2009 – 2016\tSachbearbeiterin, Möbel Kraus GmbH, Halle',
      '\tPflege der Stammdaten',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Bürokauffrau', employer: 'Autohaus Pelz', body: 'Bearbeitung von Reklamationen' },
      { position: 'Sachbearbeiterin', employer: 'Möbel Kraus GmbH', body: 'Pflege der Stammdaten' },
    ]);
  });

  it('employers follow "bei", "im" and "på", and cities "in"', async () => {
    const { sections } = await word(
      ...person,
      '# Berufserfahrung/Praktika',
      'Juni 2017\tFerienjob bei Hartmann Labortechnik GmbH in München',
      'November 2014\tPraktikum im Auktionshaus Weber',
      'Mai 2012\tPraktik på Frökraft AB',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Ferienjob', employer: 'Hartmann Labortechnik GmbH', location: 'München' },
      { position: 'Praktikum', employer: 'Auktionshaus Weber', start: '2014-11' },
      { position: 'Praktik', employer: 'Frökraft AB' },
    ]);
  });

  it('a paragraph in Word that begins in bold after an item begins the next role', async () => {
    const { sections } = await word(
      ...person,
      '# Berufserfahrung',
      '*Gesamtschule am Fluss*, Marburg — Lehrerin für Deutsch',
      'AUGUST 2016 – HEUTE',
      '• Leitung der Theater-AG',
      '*Philippinum*, Weilburg — Lehrerin im Vorbereitungsdienst',
      'FEBRUAR 2014 – JULI 2016',
      '• Unterricht in der Sekundarstufe',
    );
    expect(sections.experience.items.map(({ start }) => start)).toEqual(['2016-08', '2014-02']);
  });

  it('sentences without a date are no jobs, whatever their heading announces', async () => {
    const { sections, custom } = await pdf([
      '# Teaching',
      '- I supervised first-year mathematics for two colleges during my doctorate.',
      '- I assisted teachers of music with their classes of twelve.',
    ]);
    expect(sections.experience.items).toEqual([]);
    expect(custom[0]?.heading).toBe('Teaching');
  });
});

describe('titles', () => {
  it('behind marks are titles where they are larger than all below them', async () => {
    const { sections } = await pdf([
      '# Experience',
      '+ Tidewater Mill',
      '(2016 - 2019) - Data Analyst',
      'Counted looms.',
      '+ Cliff Works Ltd',
      '(2014 - 2016) - Assistant',
      'Filed orders.',
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Data Analyst', employer: 'Tidewater Mill', start: '2016' },
      { position: 'Assistant', employer: 'Cliff Works Ltd', start: '2014' },
    ]);
  });

  it('of a list of books are in italics', () => {
    expect(citationOf('Salt and Silver. Harrow Press, 2019.', 'Salt and Silver')).toEqual({
      authors: '',
      title: 'Salt and Silver',
      venue: 'Harrow Press',
    });
  });
});

describe('papers', () => {
  it('in quotes may name their authors in full', () => {
    const text = 'Thea Callahan and Marcus Thorn. 2015. “Unearthing the Hidden State” Paper at a meeting';
    expect(citationOf(text)).toHaveProperty('title', 'Unearthing the Hidden State');
  });
});

describe('schools', () => {
  it('that taught a trade are behind it, and initials stay with a name', async () => {
    const { sections } = await word(
      ...person,
      '# Ausbildung',
      '2006 – 2009\tAusbildung zur Bürokauffrau, Stadtwerke Ulm',
      '2006\tRealschulabschluss, Mittelschule Grünau',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Stadtwerke Ulm', start: '2006', end: '2009' },
      { degree: 'Realschulabschluss', institution: 'Mittelschule Grünau' },
    ]);
    const { sections: other } = await pdf([
      '# Education',
      'BSc Geography, Universidade Federal Fluminense - UFF || 2014',
    ]);
    expect(other.education.items[0]).toHaveProperty('institution', 'Universidade Federal Fluminense - UFF');
  });

  it('and degrees on both sides of a colon are told apart', async () => {
    const { sections } = await pdf(['# Education', 'University of Leeds: M.Sci. Physics || 2017 – 2021']);
    expect(sections.education.items[0]).toMatchObject({ institution: 'University of Leeds', degree: 'M.Sci.' });
  });
});

describe('words and dates', () => {
  it('Roman numbers are months of both dates of a range, and of no other', () => {
    expect(findDates('X 2009 – VI 2014', AS_OF)).toMatchObject([{ start: '2009-10', end: '2014-06' }]);
    expect(findDates('III 2017 – obecnie', AS_OF)).toMatchObject([{ start: '2017-03', current: true }]);
    expect(findDates('Technician II 2019', AS_OF)).toMatchObject([{ start: '2019' }]);
    expect(isDateText('X 2009 – VI 2014')).toBe(true);
    expect(isDateText('XX')).toBe(false);
  });

  it('a company whose name ends in "AB" is no beginning of a period', () => {
    expect(findDates('Frökraft AB 2012', AS_OF)).toMatchObject([{ start: '2012', range: false }]);
    expect(findDates('ab 2012', AS_OF)).toMatchObject([{ start: '2012', current: true }]);
  });

  it('seasons and "until today" are known in more languages', () => {
    expect(findDates('Hösten 2012', AS_OF)).toMatchObject([{ from: 0, start: '2012' }]);
    expect(findDates('2017 — Auj.', AS_OF)).toMatchObject([{ start: '2017', current: true }]);
  });

  it('compounds and trades say what they are', () => {
    expect(organisationScore('Bouwbedrijf Heijmink')).toBeGreaterThan(0.5);
    expect(schoolScore('Mittelschule Grünau')).toBeGreaterThan(0.5);
    expect(roleScore('Bouwkundig tekenaar')).toBeGreaterThan(0.5);
    expect(findDegree('BSN, Nursing')).toEqual({ from: 0, to: 3 });
  });

  it('an acute behind one letter is an accent on a page whose accents are drawn by themselves', () => {
    expect(restoreAccents('S´ecurit´e', true)).toBe('Sécurité');
    expect(restoreAccents('l´un')).toBe('l´un');
  });
});

describe('lists', () => {
  it('a spoken language among keywords is a language', async () => {
    const { sections } = await pdf(['# Skills', 'Phlebotomy, Epic, Spanish (conversational)']);
    expect(sections.skill.items).toMatchObject([{ keywords: ['Phlebotomy', 'Epic'] }]);
    expect(sections.language.items).toMatchObject([{ name: 'Spanish', fluency: 'conversational' }]);
  });

  it('words behind a language say how well it is known', async () => {
    const { sections } = await pdf([
      '# Languages',
      'German || Read, written, spoken',
      'French, elementary school level',
    ]);
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'Read, written, spoken' },
      { name: 'French', fluency: 'elementary school level' },
    ]);
  });

  it('a label that wraps is one', async () => {
    const rows = ['# Skills', '* Clouds || Azure, Linode', '* Frameworks and || React, Vue', '* libraries'];
    const { sections } = await pdf(rows, [0, 120]);
    expect(sections.skill.items).toMatchObject([
      { name: 'Clouds', keywords: ['Azure', 'Linode'] },
      { name: 'Frameworks and libraries', keywords: ['React', 'Vue'] },
    ]);
  });

  it('a language with words behind it among skills is a language', async () => {
    const { sections } = await word(...person, '# Skills', 'Tools: Git, Postman', 'Italian: learned at university');
    expect(sections.language.items).toMatchObject([{ name: 'Italian', fluency: 'learned at university' }]);
    expect(sections.skill.items).toMatchObject([{ name: 'Tools' }]);
  });

  it('signs that rate a keyword are no part of it', async () => {
    const { sections } = await word(...person, '# Skills', 'Revit ●●●●○', 'AutoCAD ●●●●● SketchUp ●●●○○');
    expect(sections.skill.items).toMatchObject([{ keywords: ['Revit', 'AutoCAD', 'SketchUp'] }]);
  });
});

describe('the end of a document', () => {
  const filler = [
    '# Skills',
    'Sails',
    'Oak',
    'Rope',
    'Tar',
    '# Interests',
    'Rowing',
    'Chess',
    '# Languages',
    'English',
  ];
  it('that signs a Word file, or names the person once more, is read as nothing else', async () => {
    const signed = await word(...person, ...filler, 'Leipzig, 10.11.2025');
    expect(signed.sections.language.items).toHaveLength(1);
    const named = await word(...person, ...filler, 'Ada Park · Curriculum Vitae');
    expect(named.sections.language.items).toHaveLength(1);
  });
});
