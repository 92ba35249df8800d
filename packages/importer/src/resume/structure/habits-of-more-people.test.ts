import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { findDegree } from '../../language/words.ts';
import { resumeOfPages } from '../testing/resume-of-pages.ts';
import { matchHeading } from './headings.ts';
import { networkByLabel } from './networks.ts';
import { cellAt, lineOf } from '../testing/line-of.ts';
import { withWholeHeads } from './whole-heads.ts';

const AS_OF = '2026-11-21';

const pdf = async (...given: string[]) => {
  const options = { xOf: (cell: number) => [40, 60][cell] ?? 40, top: 40, step: 15, heading: 12, isFirstBold: true };
  const texts: PdfText[] = markedLines(['* Ada Park', 'ada@example.org', ...given], options);
  return resumeOfPages(texts.filter(({ text }) => text.trim() !== ''));
};

describe('Cyrillic words with Latin letters', () => {
  it('are known as those with their own', () => {
    expect(matchHeading('Освiта')?.exact).toBe(true);
    expect(findDegree('Магiстр фiзики')).toEqual({ from: 0, to: 7 });
    expect(matchHeading('Ociвтa')).toBeUndefined();
  });
});

describe('heads that wrap', () => {
  const bold = { size: 10, bold: true, italic: false };
  const italic = { size: 10, bold: false, italic: true };
  const head = (text: string, right: number, style = bold, over = {}) =>
    lineOf([cellAt(text, 40, right, style)], { style, gapAbove: 1.5, ...over });

  it('are one line where the rest had no room and is closer than what follows', () => {
    const lines = [
      head('Auxiliary registrar for the great programme of the electoral', 495),
      head('Register, Electoral Office', 200),
      head('Harlow Town Council', 160, italic, { gapAbove: 4 }),
    ];
    expect(withWholeHeads(lines, AS_OF).map(({ text }) => text)).toEqual([
      'Auxiliary registrar for the great programme of the electoral Register, Electoral Office',
      'Harlow Town Council',
    ]);
  });

  it('are two lines where there was room, or where what follows is as close', () => {
    const roomy = [head('Registrar', 120), head('Electoral Office of the County', 220), head('Harlow', 90, italic)];
    expect(withWholeHeads(roomy, AS_OF)).toHaveLength(3);
    const even = [
      head('Auxiliary registrar for the great programme of the electoral register', 495),
      head('Harlow Town Council', 160),
      head('Harlow', 90, italic),
    ];
    expect(withWholeHeads(even, AS_OF)).toHaveLength(3);
  });
});

describe('labels above lists', () => {
  it('are no employer directly below a head, if others like them stand between its items', async () => {
    const { sections } = await pdf(
      '# Work experience',
      '* March 2019 - May 2022: Developer at Lund Software, Oslo',
      '* Development and architecture:',
      '- Wrote the service of invoices',
      '- Moved it to another host',
      '* Quality and tests:',
      '- Wrote tests for everything',
      '* June 2015 - February 2019: Tester at Hagen Media, Oslo',
      '- Tested the web site',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Developer', employer: 'Lund Software', start: '2019-03' },
      { position: 'Tester', employer: 'Hagen Media', start: '2015-06' },
    ]);
  });

  it('are what they were where no other is like them', async () => {
    const { sections } = await pdf(
      '# Work experience',
      '* Developer, 2019 - 2022',
      'Lund Software:',
      '- Wrote the service of invoices',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Developer', employer: 'Lund Software' }]);
  });
});

describe('heads of jobs', () => {
  it('name the employer behind a small word of many languages', async () => {
    const { sections } = await pdf(
      '# Work experience',
      '* Assistant at Harlow University, 2019 - 2022',
      'Institute of Molecular Sciences',
      '- Drew the slices',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Assistant', employer: 'Harlow University' }]);
  });

  it('end before what tells the duties behind a label', async () => {
    const { sections } = await pdf(
      '# Work experience',
      '* Lund Software Ltd., 2019 - 2022',
      'Main duties: care of the database.',
      '* Hagen Media Inc., 2015 - 2018',
      'Main duties: design of components.',
    );
    expect(sections.experience.items).toMatchObject([
      { employer: 'Lund Software Ltd.', body: 'Main duties: care of the database.' },
      { employer: 'Hagen Media Inc.', body: 'Main duties: design of components.' },
    ]);
  });
});

describe('words beside others', () => {
  it('for a thesis are no degree', () => {
    for (const text of ['Diplomarbeit', 'Diplomamunka', 'Diplomski rad', 'Магістерська робота'])
      expect(findDegree(text), text).toBeUndefined();
    for (const text of ['Diplom Informatik', 'Master of Science', 'Lic. en Informática', 'Diploma', 'Master Project'])
      expect(findDegree(text)?.from, text).toBe(0);
  });

  it('for a profile are no handle', () => {
    expect(networkByLabel('GitHub profil')).toBe('GitHub');
  });
});
