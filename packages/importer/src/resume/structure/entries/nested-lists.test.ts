import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml, resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

/** Items have their mark in a cell of its own, and those of the inner list below the text of the outer one. */
const itemsOf = async (bold: boolean) => {
  const lines = [
    ['-', 'Law Clerk at Bright & Dale GmbH, May 2020 - June 2022'],
    ['', '-', 'Met clients and took'],
    ['', bold ? 'Courts and people' : 'their statements by telephone'],
    ['', '-', 'Drafted briefs and motions'],
    ['-', 'Legal Assistant at Northside GmbH, May 2018 - July 2019'],
    ['', '-', 'Helped people with their forms'],
  ];
  const { sections } = await resumeOfPages([
    { text: 'Ada Park', x: 40, y: 40, size: 18, bold: true },
    { text: 'ada@example.org', x: 40, y: 60 },
    { text: 'Work experience', x: 40, y: 90, size: 14, bold: true },
    ...lines.flatMap((cells, index) =>
      cells.flatMap((text, cell) =>
        text === '' ? [] : [{ text, x: 58 + 18 * cell, y: 110 + 14 * index, bold: bold && index === 2 }],
      ),
    ),
  ]);
  return sections.experience.items;
};

describe('lists in lists', () => {
  it('go on where the text of an outer item does', async () => {
    const items = await itemsOf(false);
    expect(items).toMatchObject([
      { position: 'Law Clerk', employer: 'Bright & Dale GmbH', start: '2020-05' },
      { position: 'Legal Assistant', employer: 'Northside GmbH', start: '2018-05' },
    ]);
    expect(JSON.stringify(items[0])).toContain('their statements by telephone');
  });

  it('do not go on in bold', async () => {
    const [first] = await itemsOf(true);
    expect(JSON.stringify(first)).not.toContain('Courts and people');
  });
});

it('reads lists within lists of Word, where only their levels tell them apart', async () => {
  const { sections } = await resumeOfWord(
    ...personHeading,
    '# Work experience',
    '- Lund Harbour, Pilot (2019 - Present)',
    '-- Brought ships in by night.',
    '-- Taught the new pilots.',
    '- Tusk Ferries, Deckhand (2015.05 - 2018.09)',
    '-- Kept the decks.',
  );
  expect(sections.experience.items).toMatchObject([
    { employer: 'Lund Harbour', position: 'Pilot', start: '2019' },
    { employer: 'Tusk Ferries', position: 'Deckhand', start: '2015-05' },
  ]);
});

describe('lists within lists of web pages', () => {
  it('have entries in the outer one, and what was done in the inner one', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Werkervaring</h2><ul>',
      '<li><b>Schipper</b> – Veerdienst Lek (2017 – heden)<ul><li>Vaart bij nacht</li><li>Leert leerlingen varen</li></ul></li>',
      '<li><b>Matroos</b> – Haven Tiel (2012 – 2017)<ul><li>Onderhoud van dekken</li></ul></li></ul>',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Schipper', employer: 'Veerdienst Lek', body: '- Vaart bij nacht\n- Leert leerlingen varen' },
      { position: 'Matroos', employer: 'Haven Tiel', body: '- Onderhoud van dekken' },
    ]);
  });

  it('have headings of entries, which are no items', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Experience</h2><ol>',
      '<li><h3>Pilot</h3><p>Lund Harbour, Malmö</p><p>Jan 2021 - Present</p><ul><li>Brought ships in.</li></ul></li>',
      '<li><h3>Deckhand</h3><p>Tusk Ferries, Oslo</p><p>Jun 2018 - Dec 2020</p><ul><li>Kept the decks.</li></ul></li></ol>',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Pilot', employer: 'Lund Harbour', start: '2021-01', body: '- Brought ships in.' },
      { position: 'Deckhand', employer: 'Tusk Ferries', start: '2018-06', body: '- Kept the decks.' },
    ]);
  });
});

describe('three levels of lists', () => {
  it('are details of what was done, where few of the second have lists below', async () => {
    const { sections } = await resumeOfText(
      [
        '# Ada Park\n\nada@example.org\n\n## Experience\n',
        '- Lund Harbour – Pilot, 2018 – 2023',
        '    - Brought ships in by night.',
        '    - Halved the waiting time:',
        '        - by telephone',
        '    - Taught the new pilots.',
        '- Tusk Ferries – Deckhand, 2014 – 2018',
        '    - Kept the decks.',
      ].join('\n'),
      'md',
    );
    expect(sections.experience.items).toMatchObject([
      {
        employer: 'Lund Harbour',
        position: 'Pilot',
        body: '- Brought ships in by night.\n- Halved the waiting time:\n- by telephone\n- Taught the new pilots.',
      },
      { employer: 'Tusk Ferries', position: 'Deckhand', body: '- Kept the decks.' },
    ]);
  });

  it('are employers, roles and what was done, where roles have lists below', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Experience</h2><ul><li>Lund Harbour<ul>',
      '<li>Chief Pilot, 2019 – 2024<ul><li>Renewed the radar.</li></ul></li>',
      '<li>Pilot, 2014 – 2019<ul><li>Brought ships in.</li></ul></li></ul></li>',
      '<li>Tusk Ferries<ul><li>Deckhand, 2011 – 2014<ul><li>Kept the decks.</li></ul></li></ul></li></ul>',
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Lund Harbour', position: 'Chief Pilot', start: '2019', body: '- Renewed the radar.' },
      { employer: 'Lund Harbour', position: 'Pilot', start: '2014', body: '- Brought ships in.' },
      { employer: 'Tusk Ferries', position: 'Deckhand', start: '2011', body: '- Kept the decks.' },
    ]);
  });
});
