import { createResume } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../errors.ts';
import { importFile } from '../resume/import-file.ts';
import type { ImportedDocument } from '../kind-importer.ts';
import { picturedPages } from './pictured-pages.ts';
import { nullIfUnreadable, readScan, type ScanWorkers } from './read-scan.ts';

/** A page of words, each on a line of its own, and how sure each is. */
const recognised = (...lines: (readonly [string, number?])[]): RecognisedPage => ({
  width: 1654,
  height: 2339,
  quarters: 0,
  turn: 0.01,
  language: 'eng',
  marks: [],
  words: lines.flatMap(([text, confidence = 95], index) =>
    text.split(' ').map((word, at, all) => ({
      text: word,
      x: 200 + 14 * all.slice(0, at).join(' ').length + (at > 0 ? 14 : 0),
      width: 13 * word.length,
      baseline: 200 + 60 * index,
      size: 28,
      confidence,
      isBold: false,
      isFollowed: at + 1 < all.length,
    })),
  ),
});

const scan = (pages: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(writePdf(Array.from({ length: pages }, () => ({ texts: [], picture: true }))));

const page = recognised(
  ['Ada Bell'],
  ['ada@example.com'],
  ['EXPERIENCE'],
  ['Engineer, Mill Works'],
  ['2019 - 2021'],
  ['EDUCATION'],
  ['BSc, Univarsity', 40],
);

describe('a scan whose words were recognised', () => {
  it('is read as its pages would be, on the pages as they were scanned', async () => {
    const { resume, pages, notes } = await importFile({
      name: 'x.pdf',
      bytes: scan(1),
      recognised: new Map([[0, page]]),
    });
    expect(resume.basics).toMatchObject({ fullName: 'Ada Bell', email: 'ada@example.com' });
    expect(pages[0]?.lines[0]).toMatchObject({ text: 'Ada Bell' });
    // A page that was turned to be straight is marked where it is on the scan: to the right, what is above its middle.
    expect(pages[0]?.lines[0]?.box?.x).toBeGreaterThan(72);
    expect(notes).toMatchObject([{ code: 'recognised' }]);
  });

  it.each([
    [1, 'to the left of its middle, and near its foot', (x: number, y: number) => x < 200 && y > 421],
    [2, 'upside down', (x: number, y: number) => x > 297 && y > 421],
    [3, 'to the right', (x: number, y: number) => x > 421 && y < 297],
  ])('that lay turned by %i quarters is marked where it is on the scan: %s', async (quarters, _where, isThere) => {
    const [width, height] = quarters === 2 ? [page.width, page.height] : [page.height, page.width];
    const { resume, pages, provenance } = await importFile({
      name: 'x.pdf',
      bytes: scan(1),
      recognised: new Map([[0, { ...page, width, height, quarters, turn: 0 }]]),
    });
    expect(resume.basics.fullName).toBe('Ada Bell');
    const box = pages[0]?.lines[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(isThere(box.x + box.width / 2, box.y + box.height / 2), JSON.stringify(box)).toBe(true);
    expect(box.height > box.width).toBe(quarters !== 2);
    expect((pages[0]?.height ?? 0) / (pages[0]?.width ?? 1)).toBeCloseTo(1.41, 1);
    // A word that was doubted is so wherever it lies.
    const school = provenance.find(({ path }) => path.endsWith('degree'));
    expect(school?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('is sure of no address, and of no value with a word that was doubted', async () => {
    const { provenance } = await importFile({ name: 'x.pdf', bytes: scan(1), recognised: new Map([[0, page]]) });
    const confidence = (part: string) => provenance.find(({ path }) => path.includes(part))?.confidence ?? 0;
    expect(confidence('fullName')).toBeGreaterThanOrEqual(0.6);
    expect(confidence('email')).toBeLessThan(0.6);
    expect(confidence('education')).toBeLessThan(0.6);
  });

  it('says how many pages were not read', async () => {
    const { notes } = await importFile({ name: 'x.pdf', bytes: scan(3), recognised: new Map([[0, page]]) });
    expect(notes.map(({ code }) => code)).toEqual(['recognised', 'some-pages-without-text']);
  });
});

describe('recognising', () => {
  const picture = { width: 1, height: 1, grey: new Uint8Array(1) };
  const document: ImportedDocument = {
    format: 'pdf',
    document: createResume({ title: 'Ada Bell' }),
    assets: new Map(),
    provenance: [],
    pages: [],
    notes: [],
    leftover: [],
  };
  const workers = (recognise: ScanWorkers['recognise']) => {
    const read: number[][] = [];
    return {
      read,
      tools: {
        picture: () =>
          Promise.resolve({ pages: [0, 2].map((number) => ({ page: number, picture })), pdf: new Uint8Array() }),
        recognise,
        read: (_: unknown, found: ReadonlyMap<number, unknown>) => {
          read.push([...found.keys()]);
          return Promise.resolve(document);
        },
      },
    };
  };

  it('goes on with the language of the first page, and past a page that takes too long', async () => {
    const asked: unknown[] = [];
    const { tools, read } = workers((request) => {
      asked.push(request.language);
      return Promise.resolve(asked.length === 1 ? { ...page, language: 'deu' } : null);
    });
    const progress: unknown[] = [];
    await readScan(tools, { onProgress: (now) => progress.push([now.done, now.page?.number]) });
    expect([asked, read]).toEqual([[undefined, 'deu'], [[0]]]);
    expect(progress).toEqual([
      [0, 1],
      [0.5, 2],
    ]);
  });

  it('fails if no page could be read', async () => {
    const { tools } = workers(() => Promise.resolve(null));
    await expect(readScan(tools, {})).rejects.toMatchObject({ code: 'unrecognised' });
  });

  it('fails in words about scans if a page has no words', async () => {
    const { tools } = workers(() => Promise.resolve(page));
    const read = () => Promise.reject(new ImportError('image-only'));
    await expect(readScan({ ...tools, read }, {})).rejects.toMatchObject({ code: 'unrecognised' });
    const damaged = () => Promise.reject(new ImportError('damaged'));
    await expect(readScan({ ...tools, read: damaged }, {})).rejects.toMatchObject({ code: 'damaged' });
  });

  it.each(['RIFF\u0010\0\0\0WEBPVP8 ', '\0\0\0\u0018ftypheic\0\0', 'GIF89a\0\u0001'])(
    'says that a picture of another format is one: %j',
    async (start) => {
      const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
      await expect(picturedPages({ name: 'x', bytes })).rejects.toMatchObject({ code: 'picture' });
    },
  );

  it('leaves out a page that failed, and ends when it is cancelled', () => {
    expect(nullIfUnreadable(new ImportError('timeout'))).toBeNull();
    expect(() => nullIfUnreadable(new ImportError('cancelled'))).toThrow(ImportError);
  });
});
