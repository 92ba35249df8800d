import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../language/places.ts';
import { organisationScore, roleScore, schoolScore } from '../../language/words.ts';
import { closeSpacedLetters, cleanText } from '../../text/normalise.ts';
import { importFile } from '../import-file.ts';

const AS_OF = '2026-11-21';
const CELLS = [0, 240, 400];
/** Lines from the top: `# ` is a heading, `* ` is bold, `- ` an item; cells begin at fixed positions. */
const lines = (given: readonly string[], top = 40): PdfText[] =>
  given.flatMap((line, index) =>
    line
      .replace(/^[#*] /u, '')
      .split(' || ')
      .map((text, cell) => ({
        text,
        x: (line.startsWith('- ') ? 50 : line.startsWith('    ') ? 60 : 40) + (CELLS[cell] ?? 0),
        y: top + index * 14,
        bold: /^[#*]/u.test(line),
        size: line.startsWith('#') ? 13 : 10,
      })),
  );
const read = async (...given: string[]) =>
  (
    await importFile({
      name: 'x.pdf',
      bytes: writePdf([{ texts: lines(['* Ada Park', 'ada@example.org', ...given]) }]),
      asOf: AS_OF,
    })
  ).resume;

/** A Word file of paragraphs; `\n` breaks a line within one, `\t` is a tab, and what begins with `# ` is a heading. */
const word = async (...paragraphs: string[]) => {
  const body = paragraphs.map((text) => {
    const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    const runs = text
      .replace(/^# /u, '')
      .split(/(\n|\t)/u)
      .map((part) =>
        part === '\n' ? '<w:br/>' : part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`,
      );
    return `<w:p>${style}<w:r>${runs.join('')}</w:r></w:p>`;
  });
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
  const bytes = zipSync({ 'word/document.xml': strToU8(xml), 'word/styles.xml': strToU8(styles) });
  return (await importFile({ name: 'x.docx', bytes, asOf: AS_OF })).resume;
};

describe('a date in the second line', () => {
  const filler = 'Calibrated the sensors each Monday morning and wrote the handbook that the crews of the summer';
  it('of an item does not begin a role', async () => {
    const { sections } = await read(
      '# Experience',
      '* Field Technician || 2019 - 2021',
      'Cliff Works Ltd',
      `- ${filler}`,
      '    2026 will use',
      '- Graded reports',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]).toHaveProperty('body', `- ${filler} 2026 will use\n- Graded reports`);
  });

  it('of a paragraph does not begin a role', async () => {
    const { sections } = await read(
      '# Experience',
      '* Field Technician || 2019 - 2021',
      'Cliff Works Ltd',
      `${filler} that is in use`,
      'of all, since May 2020, and of others still to come.',
    );
    expect(sections.experience.items).toHaveLength(1);
  });

  it('of an item that a person broke does not begin a role', async () => {
    const { sections } = await word(
      'Ada Park',
      'ada@example.org',
      '# Experience',
      'Field Technician\t2019 - 2021',
      'Cliff Works Ltd',
      '-\tChanged the practice in 2018 and from\nMarch 2020 handled all claims online',
      '# Skills',
      'Knots, Ropes',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.['body']).toContain('March 2020 handled all claims');
  });

  it('that ends a sentence does not begin a study', async () => {
    const { sections } = await read(
      '# Education',
      '* BSc Physics || 2009 - 2010',
      'University of Hull',
      'Teacher Status awarded July 2010.',
    );
    expect(sections.education.items).toHaveLength(1);
  });
});

describe('roles and employers', () => {
  it('an employer stands between its role and the dates', async () => {
    const { sections } = await word(
      'Ada Park',
      'ada@example.org',
      '# Experience',
      'Vice President, Finance\tHalvorsen Dairy\t2012 - 2017',
      '-\tCut the close from twelve days to five',
      'Audit Manager\tBell Torvald\t2005 - 2012',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Vice President, Finance', employer: 'Halvorsen Dairy' },
      { position: 'Audit Manager', employer: 'Bell Torvald' },
    ]);
  });

  it('a name before a city and its state is an employer, a legal form and an authority are', async () => {
    const { sections } = await read(
      '# Experience',
      '* Yard Associate',
      'Oakmont, Omaha, NE',
      '2019 - 2021',
      '* Senior Associate, Carrow and Pell, PLLC',
      '2016 - 2019',
      '* Assistant Attorney General, Office of the Attorney General',
      '2014 - 2016',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Yard Associate', employer: 'Oakmont', location: 'Omaha, NE' },
      { position: 'Senior Associate', employer: 'Carrow and Pell, PLLC' },
      { position: 'Assistant Attorney General', employer: 'Office of the Attorney General' },
    ]);
  });

  it('a task below role and employer describes them', async () => {
    const { sections } = await word(
      'Nadine Brandt',
      'nadine@example.org',
      '# Berufserfahrung',
      '2016 – heute\tBürokauffrau, Autohaus Pelz, Leipzig',
      'Zuständig für Telefon, Ablage und Rechnungen',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Bürokauffrau', employer: 'Autohaus Pelz', location: 'Leipzig' },
    ]);
  });

  it('the place where others of the document are ends a name', async () => {
    const { sections } = await read(
      'Calle Larga 14, 05001 Ávila',
      '# Voluntariado',
      '* Tutora de lectura || 2019 - 2021',
      'Cruz Azul, Ávila',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([{ organization: 'Cruz Azul', location: 'Ávila' }]);
  });

  it('a city with its state is no company, and the last word of a role says what it is', async () => {
    const { sections } = await read(
      '# Experience',
      '* FRONT RANGE FREIGHT || Colorado Springs, CO',
      'Warehouse Supervisor || 2022 - 2024',
      '# Volunteering',
      'Board Member, Greater Lakes Pantry, 2019 - 2021',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Warehouse Supervisor', employer: 'FRONT RANGE FREIGHT', location: 'Colorado Springs, CO' },
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { role: 'Board Member', organization: 'Greater Lakes Pantry' },
    ]);
  });

  it('one word behind a school is its town', async () => {
    const { sections } = await read('# Formation', '* Baccalauréat || 2012', 'Lycée Bourdon, Montauban');
    expect(sections.education.items).toMatchObject([{ institution: 'Lycée Bourdon', location: 'Montauban' }]);
  });

  it('acronyms of schools are whole words', () => {
    expect(schoolScore('Mittlere Reife')).toBe(0);
    expect(schoolScore('Tutorin')).toBe(0);
    expect(schoolScore('MIT')).toBeGreaterThan(0.5);
    expect(roleScore('Office of the Attorney General')).toBe(0);
    expect(organisationScore('Office of the Attorney General')).toBeGreaterThan(0.5);
  });
});

describe('names and lists', () => {
  it('one heading of two sections', async () => {
    const { sections } = await read(
      '# Skills',
      'Knots, Ropes',
      '# Education',
      '* BSc Physics || 2015 - 2018',
      'University of Hull',
      '# Certifications & Awards',
      '2025 Certified Diver, Harbour Board',
      "2024 Dean's List, College of Engineering",
    );
    expect(sections.certification.items).toMatchObject([{ name: 'Certified Diver' }]);
    expect(sections.award.items).toMatchObject([{ title: "Dean's List" }]);
  });

  it('a heading in larger letters at the end of a line', async () => {
    const texts = [
      ...lines(['* Ada Park', 'ada@example.org', '# Education', '* BSc Physics || 2015 - 2018', 'University of Hull,']),
      { text: 'with merit', x: 130, y: 96, size: 10 },
      { text: 'Skills', x: 180, y: 96, size: 13 },
      { text: 'Knots, Ropes', x: 40, y: 114, size: 10 },
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Knots', 'Ropes']);
  });

  it('an abbreviation in brackets is no issuer', async () => {
    const { sections } = await read('# Certifications', 'Critical Care Registered Nurse (CCRN) || 2019');
    expect(sections.certification.items).toMatchObject([{ name: 'Critical Care Registered Nurse (CCRN)' }]);
  });

  it('labels in bold before words, without a colon', async () => {
    const bold = (x: number, y: number, label: string, text: string): PdfText[] => [
      { text: label, x, y, size: 10, bold: true },
      { text, x: x + label.length * 6 + 1, y, size: 10 },
    ];
    const texts = [
      ...lines(['* Ada Park', 'ada@example.org', '# Skills']),
      ...bold(40, 90, 'Technical', 'AutoCAD, Python'),
      ...bold(40, 104, 'Laboratory', 'Titration, Distillation'),
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.sections.skill.items).toMatchObject([
      { name: 'Technical', keywords: ['AutoCAD', 'Python'] },
      { name: 'Laboratory', keywords: ['Titration', 'Distillation'] },
    ]);
  });

  it('a language among the skills does not take them with it', async () => {
    const { sections } = await read('# Skills', 'Vital signs, Phlebotomy, Spanish (conversational)');
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['Vital signs', 'Phlebotomy']),
    );
  });

  it('letters that are set apart are words, and a semicolon of Greek is one', () => {
    expect(closeSpacedLetters('J a n e A . D o e')).toBe('Jane A. Doe');
    expect(closeSpacedLetters('E X P E R I E N C E')).toBe('EXPERIENCE');
    expect(cleanText('Treasury\u037E Audit')).toBe('Treasury; Audit');
  });
});

describe('the person', () => {
  it('has a name with a nickname, and is no place', async () => {
    const { basics } = await read();
    expect(basics.fullName).toBe('Ada Park');
    const texts = [
      { text: 'Minneapolis, MN 55405', x: 40, y: 40, size: 10 },
      { text: 'Folasade "Sade" Oyelaran', x: 200, y: 60, size: 18 },
      { text: 'sade@example.org', x: 200, y: 80, size: 10 },
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.basics).toMatchObject({ fullName: 'Folasade "Sade" Oyelaran', location: { city: 'Minneapolis' } });
  });

  it('has an address with a state by its name, and a postal code of the Netherlands', () => {
    expect(parsePlace('3411 Erie Avenue, Cincinnati, Ohio 45208')).toMatchObject({
      city: 'Cincinnati',
      region: 'Ohio',
      postalCode: '45208',
    });
    expect(parsePlace('Prinsengracht 712, 1017 JZ')).toMatchObject({ city: '', postalCode: '1017 JZ' });
  });
});
