import { directionOf } from '@vitae/domain';
import { drawOnce, inTemplate } from '@vitae/testkit/draw-once';
import { scriptFixtures } from '@vitae/testkit/fixtures';
import {
  forbiddenCodePoints,
  hasPoppler,
  linesOf,
  linesOutside,
  overlappingLines,
  pdffonts,
  readPdf,
} from '@vitae/testkit/pdf';
import { misreadings, readPages, squeezedPieces } from '@vitae/testkit/reading';
import { isInSample } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { partsDrawn } from './testing/parts-drawn.ts';
import { templates } from './registry.ts';

if (!hasPoppler()) console.warn('Skipped: reading files of every script with pdftotext. Poppler is not installed.');

/**
 * Punctuation and small letters that must not begin a line of Chinese or Japanese, and brackets that must not end one
 * (UAX #14, classes CL, EX, NS, CJ; OP).
 */
const NOT_FIRST = /^[、。，．：；！？）」』】》〉”’％ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゝゞ々]/u;
const NOT_LAST = /[（「『【《〈“‘]$/u;

const leftToRight = scriptFixtures.filter(({ resume }) => directionOf(resume.locale) === 'ltr');
/** The lines of every template are checked on A4; on Letter, two languages represent the others. */
const onLetter = ['german', 'japanese'];
const cases = templates.flatMap(({ id }, row) =>
  leftToRight.flatMap(({ name, resume }, column) =>
    (['A4', 'LETTER'] as const)
      .filter((page, size) => (page === 'A4' || onLetter.includes(name)) && isInSample(row, column, size))
      .map((page) => ({ title: `${id}, ${name}, ${page}`, resume: inTemplate(resume, id, page) })),
  ),
);

describe('templates in scripts that run from left to right', () => {
  it.each(cases)('$title', async ({ resume }) => {
    const { bytes, missing } = await drawOnce(resume);
    const file = await readPdf(bytes);
    const parts = partsDrawn(resume).map(squeezedPieces);
    const lines = linesOf(file.pages);
    expect.soft(missing, 'characters that no font has').toEqual([]);
    for (const { reader, pages } of await readPages(bytes, resume, file))
      expect.soft(misreadings(pages, parts), reader).toEqual([]);
    expect.soft(forbiddenCodePoints(file.text)).toEqual([]);
    expect.soft(linesOutside(file.pages), 'lines outside their page').toEqual([]);
    expect
      .soft(
        overlappingLines(file.pages).map(([a, b]) => `${a.text} / ${b.text}`),
        'lines over each other',
      )
      .toEqual([]);
    if (/^(zh|ja)/.test(resume.locale))
      expect
        .soft(
          lines.map(({ text }) => text).filter((text) => NOT_FIRST.test(text) || NOT_LAST.test(text)),
          'line ends',
        )
        .toEqual([]);
    expect.soft(file.language).toBe(resume.locale);
    if (hasPoppler()) expect.soft(pdffonts(bytes).filter((font) => !font.isEmbedded || !font.isSubset)).toEqual([]);
  });
});
