import { writePdf } from '@vitae/testkit/import-files';
import { expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';

/** A page of lines, `# ` bold ones; the number before a line is the white space above it in points. */
const read = async (...lines: [gap: number, text: string][]) => {
  let y = 60;
  const texts = lines.map(([gap, text]) => {
    y += gap + 12;
    return {
      text: text.replace(/^# /u, ''),
      x: 40,
      y,
      size: text.startsWith('# ') ? 11 : 10,
      bold: text.startsWith('# '),
    };
  });
  const head = [
    { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
    { text: 'ada@example.org', x: 40, y: 58, size: 10 },
  ];
  const bytes = writePdf([{ texts: [...head, ...texts] }]);
  return (await importFile({ name: 'x.pdf', bytes, asOf: '2026-11-21' })).resume.sections;
};

it.each([
  ['stands as far below the text as the headings do', 26, 1],
  ['stands close below the text', 2, 0],
])('known words in letters of the text are a heading where it %s', async (_where, gap, count) => {
  const { experience, skill } = await read(
    [26, '# Berufserfahrung'],
    [2, '01.2018 - 05.2022 Kellnerin, Gasthaus Lamm'],
    [26, '# Ausbildung'],
    [2, '03.2015 - 10.2017 Abitur, Gymnasium Eching'],
    [gap, 'Fähigkeiten'],
    [2, 'Servieren, Kassieren'],
    [26, '# Sprachen'],
    [2, 'Deutsch, Englisch'],
  );
  expect([experience.items.length, skill.items.length]).toEqual([1, count]);
});
