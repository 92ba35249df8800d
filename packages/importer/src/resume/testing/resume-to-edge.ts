import type { PdfText } from '@vitae/testkit/import-files';
import { personTexts } from './drawn.ts';
import { resumeOfPages } from './resume-of-pages.ts';

/** In points, in Helvetica of 10 points. */
const WIDTHS: Readonly<Record<string, number>> = {
  Location: 37.8,
  'Date Range': 53.4,
  'Graduation Year': 73.4,
  '2019 - 2021': 53.4,
  'Leeds, UK': 46.2,
};

/** Lines from the top: `# ` is a heading, `- ` an item; what is behind `||` ends at the right edge, or is in a column. */
const linesToEdge = (given: readonly string[]): PdfText[] =>
  given.flatMap((line, index) => {
    if (line === '') return [];
    const [text = '', fact] = line.replace(/^# /u, '').split(/ \|\|>? /u);
    const lower = line.includes('||>') ? 3 : 0;
    const y = 100 + index * 16;
    const size = line.startsWith('#') ? 14 : 10;
    const left = {
      text: text.trim(),
      x: text.startsWith('- ') ? 52 : text.startsWith('  ') ? 62 : 40,
      y,
      size,
      bold: size > 10,
    };
    return fact === undefined ? [left] : [left, { text: fact, x: 550 - (WIDTHS[fact] ?? 310), y: y + lower, size }];
  });

/** The resume of the person with these lines, whose dates and places end at the right edge. */
export const resumeToEdge = async (...given: string[]) => resumeOfPages([...personTexts, ...linesToEdge(given)]);
