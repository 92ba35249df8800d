import { directionOf, pageStrings, type CoverLetter, type PageSize } from '@vitae/domain';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { aPhoto } from '@vitae/testkit/exports';
import { letterFixtures, letterOfLength, letterScriptFixtures } from '@vitae/testkit/fixtures';
import {
  forbiddenCodePoints,
  hasPoppler,
  linesOf,
  linesOutside,
  overlappingLines,
  pdffonts,
  pdfStructure,
  pdftotext,
  readPdf,
  elementsOf,
  taggedPages,
} from '@vitae/testkit/pdf';
import { linesRead, misreadings, scoreWords, squeezed, squeezedPieces, wordsOf } from '@vitae/testkit/reading';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { drawnText } from '../testing/drawn-text.ts';
import { letterTemplates, templates } from '../registry.ts';
import { renderTemplate, templateKindOf } from '../render-template.ts';
import { millimetres } from '../shared/tokens.ts';

console.warn('Skipped: the window of an envelope in letter-sidebar, which is too narrow for one beside its contacts.');
if (!hasPoppler()) console.warn('Skipped: reading letters with pdftotext. Poppler is not installed.');

const renderPdf = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

const inTemplate = (letter: CoverLetter, id: string, page: PageSize): CoverLetter => ({
  ...letter,
  template: { ...letter.template, id, tokens: { ...letter.template.tokens, page } },
});

const inOthers = letterScriptFixtures.filter(({ name }) => !letterFixtures.some((fixture) => fixture.name === name));

/** Every letter on both papers; each of the other languages on A4, in a quarter of the templates. */
const cases = letterTemplates.flatMap(({ id }, row) => [
  ...letterFixtures.flatMap(({ name, letter }, column) =>
    (['A4', 'LETTER'] as const)
      .filter((_, size) => isInSample(row, column, size))
      .map((page) => ({ title: `${id}, ${name}, ${page}`, letter: inTemplate(letter, id, page) })),
  ),
  ...inOthers
    .filter((_, column) => isInSample(row, column) && isInSample((row + column) / 2))
    .map(({ name, letter }) => ({ title: `${id}, ${name}`, letter: inTemplate(letter, id, 'A4') })),
]);

/** Invisible marks of direction. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u061c\u2066-\u2069]/gu;

/** The text that each reader extracts from the pages, without their footers. */
async function readingsOf(bytes: Uint8Array, letter: CoverLetter): Promise<[reader: string, pages: string[]][]> {
  const withoutFoot = (pages: readonly string[]) =>
    pages.map((page, index) => {
      const foot = `${letter.sender.fullName} · ${pageStrings(letter.locale).page(index + 1, pages.length)}`;
      return index === 0 ? page : page.replace(foot, '').replace(/\s+$/u, '\n');
    });
  const poppler = (...options: string[]) =>
    pdftotext(bytes, ...options)
      .split('\f')
      .slice(0, -1);
  const ofPdfJs = (await readPdf(bytes)).pages.map(({ text }) => text);
  const all: [string, string[]][] = hasPoppler()
    ? [
        ['pdf.js', ofPdfJs],
        ['pdftotext', poppler()],
        ['pdftotext -raw', poppler('-raw')],
      ]
    : [['pdf.js', ofPdfJs]];
  return all.map(([reader, pages]) => [reader, withoutFoot(pages)]);
}

describe.each(cases)('$title', ({ letter }) => {
  it('gives every reader the whole letter in order', async () => {
    const { bytes, missing } = await renderPdf(letter);
    const file = await readPdf(bytes);
    const drawn = drawnText(renderTemplate(letter)).map(({ text }) => text);
    expect.soft(missing).toEqual([]);
    for (const [reader, pages] of await readingsOf(bytes, letter)) {
      if (directionOf(letter.locale) === 'ltr') {
        expect.soft(misreadings(pages.map(squeezed), [squeezedPieces(drawn)]), reader).toEqual([]);
      } else {
        // Like Chromium's files, -raw has marks at the wrong side of their words.
        const { read, total } = scoreWords(drawn.join(' '), wordsOf(pages.join('\n')));
        expect.soft(read / total, reader).toBeGreaterThanOrEqual(reader === 'pdftotext -raw' ? 0.9 : 0.98);
        expect.soft(pages.join('\n').replace(DIRECTIONS, ''), reader).toContain(letter.sender.phone);
        const { fullName } = letter.sender;
        const [named = ''] = linesRead(pages.join('\n')).filter((line) => line.includes(fullName));
        expect.soft(named.startsWith(fullName), `the name for ${reader}: ${named}`).toBe(true);
      }
    }
    expect.soft(linesOutside(file.pages), 'lines outside their page').toEqual([]);
    expect
      .soft(
        overlappingLines(file.pages).map(([a, b]) => `${a.text} / ${b.text}`),
        'overlapping lines',
      )
      .toEqual([]);
    expect.soft(forbiddenCodePoints(file.text)).toEqual([]);
    expect.soft(file).toMatchObject({ title: letter.title, author: letter.sender.fullName, language: letter.locale });
    if (hasPoppler()) expect.soft(pdffonts(bytes).filter((font) => !font.isEmbedded || !font.isSubset)).toEqual([]);
  });
});

it.each(letterTemplates)('$id looks like a resume template', ({ matches, accents, tokens }) => {
  const resume = templates.find((template) => template.id === matches);
  expect(resume).toMatchObject({ accents, tokens: { accent: tokens.accent, fontFamily: tokens.fontFamily } });
});

describe.each(everyNth(3, 1, letterTemplates))('$id', ({ id }) => {
  it('fits a typical letter on one page and a long one on two', async () => {
    const pages = await Promise.all(
      letterFixtures.map(
        async ({ name, letter }) =>
          [name, (await renderPdf({ ...letter, template: { ...letter.template, id } })).pageCount] as const,
      ),
    );
    expect(Object.fromEntries(pages)).toEqual({
      short: 1,
      normal: 1,
      'two-pages': 2,
      german: 1,
      arabic: 1,
      japanese: 1,
    });
  });

  it('keeps a few lines off a page of their own, unless a person wants sizes unchanged', async () => {
    const german = letterFixtures.find(({ name }) => name === 'german')?.letter;
    if (!german) throw new Error('no such letter');
    const letter = inTemplate({ ...german, enclosures: 'Lebenslauf\nZeugnisse' }, id, 'A4');
    expect((await renderPdf(letter)).pageCount).toBe(1);
  });

  it('is never set smaller than what is easy to read, however little room it has', async () => {
    const letter = inTemplate(letterOfLength(8, 12), id, 'A4');
    const layout = { ...letter.template.layout, fitPages: 1 };
    const { bytes } = await renderPdf({ ...letter, template: { ...letter.template, layout } });
    const sizes = linesOf((await readPdf(bytes)).pages)
      .filter(({ text }) => text.includes('of the last paragraph'))
      .map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.9);
  });

  it('never leaves the closing alone: there are lines of text above it on its page', async () => {
    for (let paragraphs = 3; paragraphs < 6; paragraphs += 1) {
      for (let sentences = 1; sentences < 12; sentences += triesAll ? 2 : 10) {
        const letter = inTemplate(letterOfLength(paragraphs, sentences), id, 'A4');
        const { pages } = await readPdf((await renderPdf(letter, { attachment: 'none' })).bytes);
        const lines = linesOf(pages);
        const closing = lines.find(({ text }) => text.startsWith(letter.closing));
        const name = lines.findLast(({ text, size }) => text === letter.sender.fullName && size > 8);
        const before = lines.filter(({ page, baseline }) => page === closing?.page && baseline < closing.baseline);
        expect(closing && name, `${paragraphs}, ${sentences}`).toBeTruthy();
        expect(closing?.page, `${paragraphs}, ${sentences}`).toBe(name?.page);
        expect(before.length, `${paragraphs}, ${sentences}`).toBeGreaterThanOrEqual(sentences > 2 ? 2 : 1);
        expect(linesOutside(pages)).toEqual([]);
        expect(overlappingLines(pages)).toEqual([]);
      }
    }
  });

  it.skipIf(id === 'letter-sidebar')(
    'shows the recipient of a German letter in the window of an envelope',
    async () => {
      const german = letterFixtures.find(({ name }) => name === 'german')?.letter;
      if (!german) throw new Error('no such letter');
      const { pages } = await readPdf((await renderPdf(inTemplate(german, id, 'A4'))).bytes);
      const lines = [german.recipient.name, ...german.recipient.address.split('\n')].map((text) =>
        linesOf(pages).find((line) => line.text === text),
      );
      for (const line of lines) {
        expect(line?.baseline).toBeGreaterThan(millimetres(45));
        expect(line?.baseline).toBeLessThan(millimetres(90));
        expect(line?.left).toBeGreaterThan(millimetres(20));
        expect(line?.left).toBeLessThan(millimetres(40));
      }
    },
  );

  it('has its parts on the sides of the recipient’s country', async () => {
    const normal = letterFixtures.find(({ name }) => name === 'normal')?.letter;
    if (!normal) throw new Error('no such letter');
    const placed = async (country: string) => {
      const letter = inTemplate({ ...normal, country, locale: 'en-GB' }, id, 'A4');
      const lines = linesOf((await readPdf((await renderPdf(letter, { attachment: 'none' })).bytes)).pages);
      const of = (text: string) => lines.find((line) => line.text === text);
      const [day, company, opening, name] = [
        of('12 March 2026'),
        of(letter.recipient.company),
        of(letter.opening),
        lines.findLast(({ text, size }) => text === letter.sender.fullName && size > 8),
      ];
      const isRight = (line: typeof day) => (line?.left ?? 0) > (opening?.left ?? Infinity) + 100;
      return {
        dayIsFirst: (day?.baseline ?? 0) < (company?.baseline ?? 0),
        dayIsLast: (day?.baseline ?? 0) > (name?.baseline ?? Infinity),
        right: [isRight(day), isRight(company), isRight(name)],
      };
    };
    expect(await placed('GB')).toEqual({ dayIsFirst: true, dayIsLast: false, right: [false, false, false] });
    expect(await placed('FR')).toEqual({ dayIsFirst: false, dayIsLast: false, right: [true, true, true] });
    expect(await placed('PL')).toEqual({ dayIsFirst: true, dayIsLast: false, right: [true, true, true] });
    expect(await placed('CN')).toEqual({ dayIsFirst: false, dayIsLast: true, right: [true, false, true] });
  });

  it('has a name, a subject and paragraphs in its structure', async () => {
    if (!hasPoppler()) return;
    const letter = letterFixtures.find(({ name }) => name === 'normal')?.letter;
    if (!letter) throw new Error('no such letter');
    const elements = elementsOf(
      pdfStructure((await renderPdf({ ...letter, template: { ...letter.template, id } })).bytes),
    );
    const textOf = (type: string) => elements.filter((element) => element.type === type).map(({ text }) => text.trim());
    expect(textOf('H1')).toEqual([letter.sender.fullName]);
    expect(textOf('H2')).toContain(letter.subject);
    expect(textOf('P')).toEqual(expect.arrayContaining([letter.opening, letter.closing]));
  });
});

describe('the habits of a language', () => {
  const drawn = async (name: string, id: string) => {
    const fixture = letterScriptFixtures.find((one) => one.name === name);
    if (!fixture) throw new Error('no such letter');
    const letter = inTemplate({ ...fixture.letter, enclosures: fixture.letter.enclosures || '履歴書' }, id, 'A4');
    return linesOf((await readPdf((await renderPdf(letter, { attachment: 'none' })).bytes)).pages);
  };

  it.each(['letter-classic', 'letter-sidebar'])('%s begins a Chinese paragraph two characters in', async (id) => {
    const lines = await drawn('chinese', id);
    const at = lines.findIndex(({ text }) => text.startsWith('您好'));
    const [first, second] = [lines[at], lines[at + 1]];
    const opening = lines.find(({ text }) => text.startsWith('尊敬的'));
    expect(first && second && opening).toBeTruthy();
    expect(second?.left).toBeCloseTo(opening?.left ?? 0, 0);
    expect(((first?.left ?? 0) - (second?.left ?? 0)) / (first?.size ?? 1)).toBeCloseTo(2, 1);
  });

  it.each(['letter-classic', 'letter-sidebar'])('%s puts a Japanese list between 記 and 以上', async (id) => {
    const lines = await drawn('japanese', id);
    const texts = lines.map(({ text }) => text);
    const [above, label, item, below] = ['記', '同封書類', '履歴書', '以上'].map((text) => texts.lastIndexOf(text));
    expect([label, item, below]).toEqual([(above ?? 0) + 1, (above ?? 0) + 2, (above ?? 0) + 3]);
    const left = (index = -1) => lines[index]?.left ?? 0;
    expect(left(above)).toBeGreaterThan(left(label) + 60);
    expect(left(below)).toBeGreaterThan(left(above) + 60);
  });
});

describe.each(everyNth(3, 0, letterTemplates))('$id at odd sizes', ({ id }) => {
  it.each([
    ['small', 'A4', { fontSize: 8, margin: 8 }],
    ['large', 'LETTER', { fontSize: 14, margin: 30 }],
  ] as const)('%s on %s keeps every line of a German letter on its pages', async (_, page, tokens) => {
    const german = letterFixtures.find(({ name }) => name === 'german')?.letter;
    if (!german) throw new Error('no such letter');
    const letter = inTemplate(german, id, page);
    const sized = { ...letter.template, tokens: { ...letter.template.tokens, ...tokens } };
    const { pages } = await readPdf((await renderPdf({ ...letter, template: sized }, { attachment: 'none' })).bytes);
    expect(linesOutside(pages)).toEqual([]);
    expect(overlappingLines(pages)).toEqual([]);
    const text = pages.map((one) => one.text.replaceAll(/\s/gu, '')).join('');
    for (const part of [german.opening, german.closing, german.sender.email, german.recipient.company])
      expect(text).toContain(part.replaceAll(/\s/gu, ''));
  });
});

it('every resume template has a letter of its own', () => {
  const { templateOf } = templateKindOf('coverletter');
  expect(templates.map(({ id }) => templateOf(id).id)).toEqual(templates.map(({ id }) => `letter-${id}`));
});

it.each(letterTemplates.map(({ id }) => id))(
  '%s draws a signature over the name, and what is sent along under it',
  async (id) => {
    const { sha256, bytes: photo } = aPhoto();
    const [fixture] = letterFixtures;
    if (!fixture) throw new Error('There is no letter.');
    const letter = {
      ...inTemplate(fixture.letter, id, 'A4'),
      signature: { asset: sha256 },
      enclosures: 'Resume\nTwo references',
    };
    const render = createPdfRenderer({
      fonts: nodeFonts,
      assets: (wanted) => Promise.resolve(wanted === sha256 ? photo : undefined),
    });
    const { bytes } = await render(letter);
    expect((await taggedPages(bytes)).flatMap(({ alts }) => alts)).toEqual(['Li Wei']);
    const [page] = (await readPdf(bytes)).pages;
    expect((page?.text ?? '').replace(/\s/gu, '')).toMatch(/LiWei.*Kindregards,LiWeiEnclosuresResumeTworeferences$/u);
  },
);
