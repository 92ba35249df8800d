import { directionOf, documentText, resumeView, type Resume, type ViewSection } from '@vitae/domain';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { scriptFixtures } from '@vitae/testkit/fixtures';
import {
  forbiddenCodePoints,
  linesOutside,
  overlappingLines,
  printInChromium,
  readPdf,
  startChromium,
  type PdfContent,
} from '@vitae/testkit/pdf';
import { linesRead, readPages, scoreWords, squeezed, wordsOf, type Reading } from '@vitae/testkit/reading';
import { everyNth, isInSample } from '@vitae/testkit/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../../scripts/browser.ts';
import { templates } from './registry.ts';

type Browser = Awaited<ReturnType<typeof startChromium>>;

const program = findTestBrowser();
if (!program)
  console.warn(
    'Skipped: right-to-left text against Chromium’s own PDF of it. No Chromium or Chrome was found; name one in CHROMIUM.',
  );

const renderPdf = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
/** With a template, and with dates as `documentText` writes them. */
const inTemplate = (resume: Resume, id: string): Resume => ({
  ...resume,
  template: { ...resume.template, id, tokens: { ...resume.template.tokens, dateStyle: 'month-name' } },
});
const rightToLeft = scriptFixtures.filter(({ resume }) => directionOf(resume.locale) === 'rtl');

/**
 * Words and marks that each reader extracts in order, whatever Chromium's file contains: plain readers reverse marks
 * between two directions.
 */
const leastShare: Readonly<Record<Reading['reader'], number>> = {
  'pdf.js': 1,
  pdftotext: 0.98,
  'pdftotext -raw': 0.95,
};

/** The text of every field, in the order of the page. */
const fieldsOf = (resume: Resume) => [...new Set(documentText(resume).split('\n'))];

/** What each reader extracts from Chromium's PDF of the same fields, each a paragraph in the same fonts. */
async function printedFields(browser: Browser, resume: Resume): Promise<Reading[]> {
  const files = [
    'inter-regular.ttf',
    'arabic-regular.ttf',
    'hebrew-regular.ttf',
    'symbols-regular.ttf',
    'emoji-regular.ttf',
  ];
  const faces = await Promise.all(
    files.map(
      async (file) =>
        `@font-face { font-family: "${file}"; src: url(data:font/ttf;base64,${Buffer.from(await nodeFonts(file)).toString('base64')}) }`,
    ),
  );
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const bytes = await printInChromium(
    browser,
    `<!doctype html><html lang="${resume.locale}" dir="rtl"><meta charset="utf-8"><style>${faces.join('\n')}
      body { font: 10pt/1.4 ${files.map((file) => `"${file}"`).join(', ')}; width: 480pt } p { margin: 0 0 6pt }</style>
      ${fieldsOf(resume)
        .map((field) => `<p>${escaped(field)}</p>`)
        .join('\n')}</html>`,
  );
  return readPages(bytes, resume);
}

let browser: Browser | undefined;
beforeAll(async () => {
  if (program) browser = await startChromium(program);
});
afterAll(() => browser?.close());

describe.each(rightToLeft)('templates in $name', ({ name, resume: base }) => {
  const row = rightToLeft.findIndex((fixture) => fixture.name === name);
  const fields = fieldsOf(base);
  const printed = new Map<string, string[]>();
  beforeAll(async () => {
    if (!browser) return;
    for (const { reader, text } of await printedFields(browser, base)) printed.set(reader, wordsOf(text));
  });

  it.skipIf(!program)('is printed by Chromium as a reference', () => {
    const scores = [...printed.values()].map((words) =>
      fields.reduce((sum, field) => sum + scoreWords(field, words).read, 0),
    );
    const total = fields.reduce((sum, field) => sum + wordsOf(field).length, 0);
    // It loses marks over Arabic letters and reverses mixed lines; less than this would mean a page without its fonts.
    for (const score of scores) expect(score / total).toBeGreaterThan(0.35);
  });

  // Each template in every other document; `npm run fuzz -- pages` draws each in all.
  it.each(everyNth(4, row, templates))('$id', async ({ id }) => {
    const resume = inTemplate(base, id);
    const { bytes, missing } = await renderPdf(resume, { attachment: 'none' });
    const file = await readPdf(bytes);
    // The dates of Academic are on the lines of its titles.
    const besideDates = id === 'academic' ? resumeView(resume).sections.flatMap(titlesOf) : [];
    expect.soft(missing, 'characters that no font has').toEqual([]);
    for (const { reader, text } of await readPages(bytes, resume, file)) {
      const ours = wordsOf(text);
      const theirs = printed.get(reader);
      const worse = fields.flatMap((field) => {
        const score = scoreWords(field, ours);
        const wanted = theirs ? scoreWords(field, theirs).read : score.read;
        return score.read < wanted
          ? [`${score.read} of ${score.total} words, Chromium ${wanted}: "${field}" reads "${score.found.join(' ')}"`]
          : [];
      });
      expect.soft(worse, reader).toEqual([]);
      const share =
        fields.reduce((sum, field) => sum + scoreWords(field, ours).read, 0) /
        fields.reduce((sum, field) => sum + wordsOf(field).length, 0);
      expect.soft(share, `words in order for ${reader}`).toBeGreaterThanOrEqual(leastShare[reader]);
      expect.soft(lettersLost(fields, text), reader).toEqual([]);
      expect.soft(linesRead(text), `the name for ${reader}`).toSatisfy(haveAlone(resume.basics.fullName));
      expect
        .soft(
          fields.filter((field) => isPlain(field) && !besideDates.includes(field) && isMarked(field, text)),
          `marked for ${reader}`,
        )
        .toEqual([]);
    }
    expect.soft(forbiddenCodePoints(file.text)).toEqual([]);
    expect.soft(linesOutside(file.pages), 'lines outside their page').toEqual([]);
    expect
      .soft(
        overlappingLines(file.pages).map(([a, b]) => `${a.text} / ${b.text}`),
        'lines over each other',
      )
      .toEqual([]);
    expect.soft(file.language).toBe(resume.locale);
    // Sizes are not adjusted: the two documents differ in length, and fitting would give them different margins.
    const { template } = resume;
    const unfitted = { ...resume, template: { ...template, layout: { ...template.layout, autoFit: false } } };
    const latin = { ...unfitted, locale: 'en', basics: { ...resume.basics, fullName: 'Layla Alansari' } };
    const placeOf = async (drawn: Resume) => nameOf(await readPdf((await renderPdf(drawn)).bytes), drawn);
    const mirrored = await placeOf(latin);
    expect
      .soft(await placeOf(unfitted))
      .toSatisfy((name: Place) => isMirrored(name, mirrored), 'the name stands mirrored');
  });
});

it.each([
  ['fa', 'علی‌رضا پورمحمدی گیلانی'],
  ['ur', 'محمد عثمان قریشی'],
  ['ar', 'مُحَمَّد بن «فهد» الأَحْمَد'],
  ['he', 'ד״ר משה (מוקי) כהן־לוי'],
])('a name in %s is copied as it was written: %s', async (locale, fullName) => {
  const [first] = rightToLeft;
  if (!first) throw new Error('There is no document that is written from the right');
  for (const { id } of templates.filter((_, column) => isInSample(column))) {
    const resume = { ...inTemplate(first.resume, id), locale, basics: { ...first.resume.basics, fullName } };
    const readings = await readPages((await renderPdf(resume)).bytes, resume);
    const isOnOneLine = readings.some(({ text }) => linesRead(text).includes(fullName));
    // A bracket that ends a line of a narrow column is read on its wrong side with -raw, as in Chromium's files.
    for (const { reader, text } of readings.filter((one) => isOnOneLine || one.reader !== 'pdftotext -raw'))
      expect.soft(linesRead(text), `${reader}, ${id}`).toSatisfy(haveAlone(fullName));
  }
});

it.each([
  ['ar', 'د. محمد الأحمد', 'شركة الأفق، دبي'],
  ['ar', 'محمد الأحمد، PhD', 'بنك HSBC الشرق الأوسط'],
  ['ar', 'Dr. محمد الأحمد PMP', 'شركة Google مصر، دبي'],
  ['he', 'פרופ. דנה לוי', 'בנק הים, חיפה'],
  ['he', 'דנה (Dana) לוי', 'אגף IT, IBM ישראל'],
])(
  'a full stop, comma or Latin word in a name in %s brings no mark into it: %s',
  async (locale, fullName, employer) => {
    const [first] = rightToLeft;
    const [job] = first?.resume.sections.experience.items ?? [];
    if (!first || !job) throw new Error('There is no document that is written from the right');
    const sections = {
      ...first.resume.sections,
      experience: { ...first.resume.sections.experience, items: [{ ...job, position: '', employer }] },
    };
    for (const { id } of templates.filter((_, column) => isInSample(column))) {
      const basics = { ...first.resume.basics, fullName };
      const resume = { ...inTemplate(first.resume, id), locale, sections, basics };
      for (const { reader, text } of await readPages((await renderPdf(resume)).bytes, resume)) {
        // pdftotext finds a no-break space; with -raw each part of the name is on a line of its own.
        const read = linesRead(text)
          .join(reader === 'pdftotext -raw' ? ' ' : '\n')
          .replaceAll(/[ \u00a0]+/gu, ' ')
          .replaceAll(/ (?=[.,\u060c])/gu, '');
        for (const name of [fullName, employer]) expect.soft(read, `${reader}, ${id}`).toContain(name);
      }
    }
  },
);

/**
 * Whether a line is exactly this name, or begins with it: for some readers the headline is on the same line. In a narrow
 * column the name takes two lines.
 */
const haveAlone = (name: string) => (lines: readonly string[]) =>
  lines.some((line, at) => line === name || line.startsWith(`${name} `) || `${line} ${lines[at + 1]}` === name);

const titlesOf = ({ entries }: ViewSection) => entries.map(({ title, subtitle }) => title.text || subtitle.text);

/** A title, an employer or a heading in letters that run from right to left, without vowels and signs. */
const isPlain = (field: string) => /^[\p{Script=Arabic}\p{Script=Hebrew} ]+$/u.test(field) && !/\p{M}/u.test(field);

/** Whether a text is nowhere on the pages as it was written, but somewhere with a mark in it or next to it. */
function isMarked(field: string, text: string): boolean {
  const words = field.split(' ').join('\u061c*\\s*\u061c*');
  const read = text
    .replaceAll(/[\u202a-\u202e]/gu, '')
    .matchAll(new RegExp(`(?:\u061c ?)?${words}(?: ?\u061c)?`, 'gu'));
  const found = [...read].map(([match]) => match.replaceAll(/\s+/gu, ' '));
  return found.length > 0 && !found.some((match) => match === field);
}

/** Letters and digits that occur less often on the pages than in the fields, in any order. */
function lettersLost(fields: readonly string[], text: string): string[] {
  const count = (of: string) => {
    const counts = new Map<string, number>();
    for (const letter of squeezed(of).text.match(/[\p{L}\p{N}]/gu) ?? [])
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return counts;
  };
  const found = count(text);
  return [...count(fields.join('\n'))]
    .filter(([letter, times]) => (found.get(letter) ?? 0) < times)
    .map(([letter, times]) => `${letter} ${found.get(letter) ?? 0} of ${times} times`);
}

interface Place {
  left: number;
  right: number;
}

/** Where the name is: its distances from both edges of the first page. */
function nameOf({ pages: [page] }: PdfContent, { basics }: Resume): Place {
  const words = new Set(wordsOf(basics.fullName));
  const size = Math.max(
    ...(page?.items ?? []).filter(({ text }) => wordsOf(text).some((word) => words.has(word))).map((item) => item.size),
  );
  const items = (page?.items ?? []).filter(
    (item) => item.size === size && wordsOf(item.text).some((word) => words.has(word)),
  );
  return {
    left: Math.min(...items.map(({ left }) => left)),
    right: (page?.width ?? 0) - Math.max(...items.map(({ right }) => right)),
  };
}

/** Whether one is as far from the right as the other is from the left; centred text stays where it is. */
const isMirrored = (place: Place, other: Place) =>
  Math.abs(place.right - other.left) < 3 || Math.abs(place.left - place.right - (other.right - other.left)) < 3;
