import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
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
