import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../language/places.ts';
import type { Line } from '../../text/line.ts';
import { lineOf } from '../testing/line-of.ts';
import { hadNoRoom } from './line-room.ts';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 200 points apart. */
const lines = (given: readonly string[], x = 40, top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 200, top, step: 14, heading: 13 });
const job = ['# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd'];

describe('the head of a resume', () => {
  it('has a street without a number before a city with its code, and neither is a headline', async () => {
    const address = 'Avenida de los Tejedores s/n - San Telmo Alto, 71230';
    const { basics, summary } = await pdf(
      lines(['* Ada Park', address.replace(' - ', ' | '), 'ada@example.org', ...job]),
    );
    expect(basics.location).toMatchObject({ city: 'San Telmo Alto', postalCode: '71230' });
    expect([basics.headline, summary]).toEqual(['', '']);
  });

  it('has no city in the number of a flat', async () => {
    const { basics } = await pdf(lines(['* Ada Park', 'Maison des Tisserands, APT 24', '59000 LILLE', ...job]));
    expect(basics.location).toMatchObject({ city: 'LILLE', postalCode: '59000' });
    expect(parsePlace('Dublin 12')?.city).toBe('Dublin');
  });

  it('has two addresses side by side, of which no line is joined with that beside it', async () => {
    const addresses = ['3916 Elmdale Avenue || Pratt Campus Center', 'Salem, OR 97301 || Weavers College'];
    const { basics } = await pdf(lines(['* Ada Park', 'ada@example.org', ...addresses, ...job]));
    expect(basics.location).toMatchObject({ city: 'Salem', region: 'OR', postalCode: '97301' });
  });

  it('has the headline in the largest letters below a list of facts', async () => {
    const facts = ['Ada Park || Single', '12 Mill Lane || Without children', 'ada@example.org || Full licence'];
    const texts = [...lines(facts), { text: 'Weaving Teacher', x: 200, y: 130, size: 22 }, ...lines(job, 40, 170)];
    expect((await pdf(texts)).basics.headline).toBe('Weaving Teacher');
  });

  it('has a headline that the words of a heading begin, at the edge of headings in the letters of the text', async () => {
    const sections = ['Languages', 'Interests', 'Skills'].flatMap((heading, row): PdfText[] => [
      { text: heading, x: 40, y: 150 + row * 50, size: 10 },
      { text: ['Welsh', 'Harp', 'Knots'][row] ?? '', x: 140, y: 164 + row * 50, size: 10 },
    ]);
    const head = [
      { text: 'Ada Park', x: 40, y: 50, size: 24, bold: true },
      { text: 'Project manager', x: 40, y: 76, size: 10 },
      { text: 'ada@example.org', x: 40, y: 90, size: 10 },
    ];
    expect((await pdf([...head, ...sections])).basics.headline).toBe('Project manager');
  });
});

describe('a line that ends in a hyphen', () => {
  const line = (text: string, top: number): Line => lineOf([], { text, x: 40, right: 200, top, bottom: top + 10 });

  it('goes on in the next one, however much room it has', () => {
    expect(hadNoRoom(line('Mended looms in the north-', 100), line('ern towns.', 112))).toBe(true);
    expect(hadNoRoom(line('Mended looms in 2019 -', 100), line('Towns of the north', 112))).toBe(false);
  });
});
