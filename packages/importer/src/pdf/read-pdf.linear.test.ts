import { constants, deflateRawSync } from 'node:zlib';
import { coverLetterKind } from '@vitae/domain';
import { growthOf, mostGrowth } from '@vitae/testkit/linear';
import { handWrittenPdf, stream, type HandWrittenPage } from '@vitae/testkit/hand-written-pdf';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPdfJs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';
import { itemsByColour } from './coloured-items.ts';
import { drawnGlyphs, glyphsOfTexts } from './drawn-glyphs.ts';
import { withDrawnHyphens } from './soft-hyphens.ts';
import { everyNth } from '@vitae/testkit/sample';

const many = (count: number, part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at));
const text = (at: number) =>
  `BT /F 9 Tf 1 0 0 1 ${50 + (at % 5) * 90} ${700 - ((at * 7) % 650)} Tm (Did ${at}) Tj ET\n`;
const said = many(8, text).join('');

/** Pages whose size grows with a count. */
const pages: Readonly<Record<string, { count: number; make: (count: number) => HandWrittenPage }>> = {
  texts: { count: 1_000, make: (count) => ({ content: many(count, text).join('') }) },
  'a text of many letters': {
    count: 10_000,
    make: (count) => ({ content: `${said}BT /F 9 Tf 50 50 Td (${'Did '.repeat(count / 4)}) Tj ET` }),
  },
  'texts moved letter by letter': {
    count: 5_000,
    make: (count) => ({ content: `${said}BT /F 9 Tf 50 50 Td [${'(a) -20 '.repeat(count)}] TJ ET` }),
  },
  'texts on top of each other': {
    count: 1_000,
    make: (count) => ({ content: `${said}${'BT /F 9 Tf 50 50 Td (Did) Tj ET\n'.repeat(count)}` }),
  },
  links: {
    count: 400,
    make: (count) => ({
      content: many(count, text).join(''),
      page: `/Annots [${many(count, (at) => `<< /Type /Annot /Subtype /Link /Rect [${at % 600} 0 ${(at % 600) + 9} 9] /A << /S /URI /URI (https://a.b/${at}) >> >>`).join(' ')}]`,
    }),
  },
  'drawn bullets': {
    count: 2_000,
    make: (count) => ({ content: `${said}${many(count, (at) => `${at % 600} ${at % 800} 3 3 re f\n`).join('')}` }),
  },
  'marked contents within each other': {
    count: 5_000,
    make: (count) => ({ content: `${'/P << /MCID 0 >> BDC\n'.repeat(count)}${said}${'EMC\n'.repeat(count)}` }),
  },
  'states saved within each other': {
    count: 5_000,
    make: (count) => ({ content: `${'q '.repeat(count)}${said}${'Q '.repeat(count)}` }),
  },
  'lists within each other': {
    count: 400,
    make: (count) => ({ content: said, page: `/Own ${'['.repeat(count)}${']'.repeat(count)}` }),
  },
  'forms within each other': {
    count: 100,
    make: (count) => ({
      content: `${said}/X7 Do\n`,
      resources: '/XObject << /X7 7 0 R >>',
      more: many(count, (at) =>
        stream(
          `/X${at + 8} Do\n`,
          `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${at + 1 < count ? `/XObject << /X${at + 8} ${at + 8} 0 R >>` : ''} >>`,
        ),
      ),
    }),
  },
};

const read = (bytes: Uint8Array) => readPdf(bytes, { kind: coverLetterKind.key });

it.each(everyNth(3, 0, Object.entries(pages)))(
  'reads a page of a PDF with %s in time that grows linearly with it',
  async (_name, { count, make }) => {
    expect(await growthOf((size) => handWrittenPdf(make(size)), read, count, 30)).toBeLessThan(mostGrowth);
  },
);

it('finds the glyphs of texts, and puts back drawn hyphens, in time that grows linearly with the text', async () => {
  const pdfjs = await loadPdfJs();
  const drawn = (count: number) => ({
    operators: {
      fnArray: [pdfjs.OPS.showText],
      argsArray: [[Array.from({ length: count * 2 }, (_, at) => ({ unicode: at % 2 ? '\u00AD' : 'a' }))]],
      lastChunk: true,
      separateAnnots: null,
    },
    texts: ['', 'a'.repeat(count), ''],
  });
  const put = ({ operators, texts }: ReturnType<typeof drawn>) => {
    const { placed } = glyphsOfTexts(drawnGlyphs(pdfjs, operators), texts);
    return texts.map((text, index) => withDrawnHyphens(text, placed[index] ?? []));
  };
  expect(put(drawn(3))).toEqual(['', 'a-a-a-', '']);
  expect(await growthOf(drawn, put, 50_000, 20)).toBeLessThan(mostGrowth);
});

it('parts texts by colour in time that grows linearly with the text', async () => {
  const item = (count: number) => ({
    str: 'a'.repeat(count),
    dir: 'ltr',
    transform: [10, 0, 0, 10, 40, 700],
    width: count,
    height: 10,
    fontName: 'f',
    hasEOL: false,
  });
  const glyphs = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ unicode: 'a', width: 500, colour: at % 2 ? '#00f' : '#000', at }));
  const make = (count: number) => ({ text: item(count), drawn: glyphs(count) });
  const part = ({ text, drawn }: ReturnType<typeof make>) => itemsByColour(text, drawn);
  expect(part(make(2)).map(({ str, colour }) => [str, colour])).toEqual([
    ['a', '#000'],
    ['a', '#00f'],
  ]);
  expect(await growthOf(make, part, 20_000, 20)).toBeLessThan(mostGrowth);
});

it.each([
  ['lists', { content: said, page: `/Own ${'['.repeat(200_000)}` }],
  ['dictionaries', { content: said, page: `/Own ${'<< /A '.repeat(200_000)}` }],
  ['lists in the content', { content: `${said}${'['.repeat(200_000)}` }],
] as const)('reads or refuses a page of a PDF with %s nested without bounds', async (_name, page) => {
  const outcome = await read(handWrittenPdf(page)).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.name : ''),
  );
  expect(['read', 'ImportError']).toContain(outcome);
});

afterEach(() => void vi.unstubAllGlobals());

/** Compressed data that unpacks to some megabytes. */
function packed(megabytes: number): string {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([3, 0]),
  ]).toString('latin1');
}

it('unpacks a page of a PDF no further than a limit', async () => {
  let most = 0;
  const counted = new Proxy(Uint8Array, {
    construct: (target, given: unknown[]) => {
      if (typeof given[0] === 'number') most = Math.max(most, given[0]);
      return Reflect.construct(target, given) as Uint8Array;
    },
  });
  vi.stubGlobal('Uint8Array', counted);
  const more = [stream(packed(140), '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode')];
  await read(handWrittenPdf({ content: `${said}/X7 Do\n`, resources: '/XObject << /X7 7 0 R >>', more })).catch(
    () => null,
  );
  expect(most).toBeGreaterThan(1024 * 1024);
  expect(most).toBeLessThanOrEqual(64 * 1024 * 1024);
});

it('keeps no map of characters with more codes than any script has', async () => {
  const map = stream(
    '1 begincodespacerange <000000> <ffffff> endcodespacerange 2 beginbfrange <41> <5a> <0041> <000100> <fffff0> <0041> endbfrange',
  );
  const more = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 8 0 R >>', map];
  const content = `/G gs BT 50 700 Td (KEPT HER OWN BOOKS) Tj ET ${said}`;
  const pdf = handWrittenPdf({ content, resources: '/ExtGState << /G << /Font [7 0 R 9] >> >>', more });
  const made = vi.spyOn(String, 'fromCharCode');
  const result = await read(pdf);
  const codes = made.mock.calls.length;
  made.mockRestore();
  expect(JSON.stringify(result)).toContain('KEPT HER OWN BOOKS');
  expect(codes).toBeLessThan(2 ** 19);
});
