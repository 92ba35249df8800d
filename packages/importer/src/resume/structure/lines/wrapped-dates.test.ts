import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { linesOf, personInLarge, personTexts, textAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

describe('dates over several lines', () => {
  const joined = (...rows: Parameters<typeof cellAt>[][]): string[] =>
    joinWrappedDates(
      rows.map((row) => lineOf(row.map((cell) => cellAt(...cell)))),
      '2026-01',
    ).map(({ cells }) => cells.map(({ text }) => text).join(' | '));

  it('the title beside a range may wrap with it', () => {
    expect(
      joined(
        [
          ['Diploma of Veterinary Nursing (Emergency and Critical', 40, 400],
          ['2019 –', 440, 470],
        ],
        [
          ['Care)', 40, 80],
          ['2020', 448, 470],
        ],
      ),
    ).toEqual(['Diploma of Veterinary Nursing (Emergency and Critical | 2019 – 2020', 'Care)']);
    // Another date, below one that is whole.
    expect(
      joined(
        [
          ['Nurse', 40, 80],
          ['2019 – 2020', 420, 470],
        ],
        [
          ['Carer', 40, 80],
          ['2018', 448, 470],
        ],
      ),
    ).toHaveLength(2);
  });

  it('both lines of a range may be centred in their column', () => {
    expect(
      joined(
        [['2012.09 –', 66, 110]],
        [
          ['2016.06', 70.5, 105.5],
          ['浙江物流学院', 140, 220],
        ],
      ),
    ).toEqual(['2012.09 – 2016.06', '浙江物流学院']);
  });

  it('a range may wrap over three lines beside its entry', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, 'Ada Park']],
          [[40, 'ada@example.org']],
          [[160, '# Experience']],
          [
            [79, '2019 - 2021'],
            [160, 'Baker, Mill Lane Bread, Leeds'],
          ],
          [
            [115, 'Sep'],
            [160, 'Nurse, City Hospital, Leeds'],
          ],
          [
            [90, '2014-Mar'],
            [160, 'Cared for patients on a ward of ten beds in two shifts.'],
          ],
          [
            [110.6, '2019'],
            [160, 'Taught students.'],
          ],
        ],
        40,
      ),
    );
    expect(sections.experience.items).toMatchObject([
      { start: '2019', end: '2021' },
      { start: '2014-09', end: '2019-03' },
    ]);
  });

  it('months of a range that wraps may have commas behind them', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, 'Ada Park']],
          [[40, 'ada@example.org']],
          [[160, '# Experiencia']],
          [
            [81.1, 'Julio, 2012-'],
            [160, 'Enfermera, Hospital Municipal, Madrid'],
          ],
          [
            [81.7, 'Noviembre,'],
            [160, 'Atención de enfermos en una planta de diez camas.'],
          ],
          [[110.6, '2013']],
        ],
        40,
      ),
    );
    expect(sections.experience.items).toMatchObject([{ start: '2012-07', end: '2013-11' }]);
  });

  it('an end that hangs above its start makes one range with it', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[160, '# Experience']],
        [
          [90, 'present'],
          [160, '* Senior Baker'],
        ],
        [
          [96, '09/2018'],
          [160, 'Mill Lane Bread'],
        ],
        [[172, '\u0095 Bakes for two hundred guests']],
        [
          [96, '06/2018'],
          [160, '* Baker'],
        ],
        [
          [96, '09/2015'],
          [160, 'Harbour Inn'],
        ],
        [[160, '# Awards']],
        [
          [96, '2021'],
          [160, 'Golden Loaf'],
        ],
        [
          [96, '2019'],
          [160, 'Silver Loaf'],
        ],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Senior Baker', employer: 'Mill Lane Bread', start: '2018-09', current: true },
      { position: 'Baker', employer: 'Harbour Inn', start: '2015-09', end: '2018-06' },
    ]);
    expect(sections.award.items).toMatchObject([{ date: '2021' }, { date: '2019' }]);
  });

  it('a month, a year and a dash, and the end of a range may take a line each', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[160, '# Experience']],
        [
          [79, '2020 - 2021'],
          [160, '* Baker'],
          [200, ', Mill Lane Bread, Leeds'],
        ],
        [
          [74, 'September'],
          [160, '* Cook'],
          [200, ', Harbour Inn, Leeds'],
        ],
        [
          [95.5, '2017-'],
          [160, 'Cooked for a hundred guests.'],
        ],
        [
          [78.3, 'December'],
          [160, 'Taught two apprentices.'],
        ],
        [[101, '2019']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', start: '2020', end: '2021' },
      { position: 'Cook', start: '2017-09', end: '2019-12' },
    ]);
  });

  it('a year that wraps below a range at the right edge ends it', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Experience']],
        [
          [40, '* Visiting Scholar, National Museum of Natural History'],
          [420, 'Mar 2015 - Aug'],
        ],
        [[40, '2018']],
        [[52, '\u0095 Modelled larval dispersal']],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([{ start: '2015-03', end: '2018-08' }]);
  });
});

describe('dates above each other', () => {
  const jobs = [
    ['Today', 'Baker, Mill Lane Ltd', 'May 2019', 'Rye and spelt'],
    ['April 2019', 'Cook, Harbour Ltd', 'June 2016', 'Soups and stews'],
  ];

  const page = (between: number, gap: number) =>
    jobs.flatMap(([end = '', title = '', start = '', item = ''], index) => [
      textAt(40, 130 + gap * index, end),
      textAt(140, 130 + gap * index, title),
      textAt(40, 130 + gap * index + between, start),
      textAt(160, 130 + gap * index + between, `• ${item}`),
      textAt(160, 130 + gap * index + 2 * between, '• Orders'),
    ]);

  it('are one period, the later one above the earlier one, where all of a section are such pairs', async () => {
    const { sections } = await resumeOfPages([...personTexts, textAt(40, 110, '* Experience', 14), ...page(13, 60)]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd', start: '2019-05', current: true },
      { position: 'Cook', employer: 'Harbour Ltd', start: '2016-06', end: '2019-04' },
    ]);
  });

  it('are those of entries of their own where more of them follow each other', async () => {
    const lines = ['2019', '2017', '2014', '2012'].flatMap((year, index) => [
      textAt(40, 130 + 13 * index, year),
      textAt(140, 130 + 13 * index, ['Rye medal', 'Spelt medal', 'Oat medal', 'Barley medal'][index] ?? ''),
    ]);
    const { sections } = await resumeOfPages([...personTexts, textAt(40, 110, '* Awards', 14), ...lines]);
    expect(sections.award.items).toMatchObject([
      { title: 'Rye medal', date: '2019' },
      { title: 'Spelt medal', date: '2017' },
      { title: 'Oat medal', date: '2014' },
      { title: 'Barley medal', date: '2012' },
    ]);
  });
});
