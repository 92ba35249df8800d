import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('roles', () => {
  it('end before a semicolon behind which more is told', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '2013 - 2015 *Harlow Web Agency* Partner; developer of platforms for films on the web',
      '2011 - 2013 *Kiln Works Ltd* Potter; Teacher',
    );
    expect(sections.experience.items.map(({ position, employer, body }) => [position, employer, body])).toEqual([
      ['Partner', 'Harlow Web Agency', 'developer of platforms for films on the web'],
      ['Potter; Teacher', 'Kiln Works Ltd', ''],
    ]);
  });

  it('have no note in brackets behind their employer, and its place before that', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Berufserfahrung',
      'Juli 2007 – Februar 2009',
      '*Polymechaniker* | Pamberg AG, Wil (Formen- und Werkzeugbau)',
      '- Teile gefertigt',
      'Juni 2005 – Juni 2007',
      '*Sachbearbeiter* | Universal-Stelle AG (Einsatz beim Kunden), Wil SG',
      '- Zeichnungen erstellt',
    );
    expect(sections.experience.items.map(({ position, employer, location }) => [position, employer, location])).toEqual(
      [
        ['Polymechaniker', 'Pamberg AG', 'Wil'],
        ['Sachbearbeiter', 'Universal-Stelle AG', 'Wil SG'],
      ],
    );
  });

  it('go on behind a dash where a firm stands beside them', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Berufserfahrung',
      'Juli 2020 – September 2020',
      '*Product Owner – Webseite (Praktikum)* | Sportler AG, Rickenbach',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Product Owner – Webseite (Praktikum)', employer: 'Sportler AG', location: 'Rickenbach' },
    ]);
  });

  it('stand below an employer and its place, which a dash parts', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '*Harlow Marches — Lima, Perú*',
      'Data Engineer (2024 – 2025)',
      '- Built pipelines for the data of three harbours',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Data Engineer', employer: 'Harlow Marches', location: 'Lima, Perú' },
    ]);
  });
});

describe('studies', () => {
  it('have their school in the only item below them, and no name in what is said of their date', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Educación',
      '*Ing. de Sistemas* (2026 – Presente (En curso))',
      '- Universidad de Harlow',
      '*Técnico en Desarrollo de Redes* (2022 – 2025 (Egresado / Culminado))',
      '- Instituto Nacional de Kassel',
    );
    expect(sections.education.items.map(({ degree, institution, start }) => [degree, institution, start])).toEqual([
      ['Ing.', 'Universidad de Harlow', '2026'],
      ['Técnico', 'Instituto Nacional de Kassel', '2022'],
    ]);
  });
});
