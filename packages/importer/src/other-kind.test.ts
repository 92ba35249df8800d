import { kindOf, writeDocumentFile } from '@vitae/domain';
import { readOwnFile } from '@vitae/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { ImportError } from './errors.ts';
import { importerOf, importOfAnyKind } from './kinds.ts';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The kind that a file seems to be of when it is read as another one; of what was read, or of what failed. */
const seems = (kind: string, name: string, bytes: Uint8Array): Promise<unknown> =>
  importerOf(kind)
    .read({ name, bytes, asOf: '2026-11-21' })
    .then(
      (read) => read.seems,
      (error: unknown) => (error instanceof ImportError ? [error.code, error.seems] : error),
    );

const english = `Ada Park
ada@example.com

3 March 2026

Dear Ms Lee,

I led the redesign. My experience: eight years.

Kind regards,
Ada Park
`;
const german = `Max Brandt · Gartenweg 4 · 10115 Berlin

Nordwind GmbH
Hafenstraße 12
20457 Hamburg

Bewerbung als Konstrukteur

Sehr geehrte Frau Vogt,

seit acht Jahren konstruiere ich Getriebe.

Mit freundlichen Grüßen
Max Brandt
`;
const asPage = `<!doctype html><html><body>${english
  .split('\n\n')
  .map((block) => `<p>${block.replaceAll('\n', '<br>')}</p>`)
  .join('')}</body></html>`;

/** A PDF with these lines on its pages, in Helvetica; a page without any is blank. */
function pdfOfPages(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => {
      const drawn = lines.map((line, row) => `BT /F1 11 Tf 60 ${780 - 18 * row} Td (${line}) Tj ET`).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return utf8(`%PDF-1.7\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`);
}

describe('a file of several pages', () => {
  const letter = english.split('\n').filter(Boolean);
  const resume = [
    'Ada Park',
    'ada@example.com',
    'EXPERIENCE',
    'Designer, Oak Ltd, 2019 - 2024',
    'EDUCATION',
    'BA Design, Leeds, 2018',
  ];
  const kindOfPages = async (...pages: readonly (readonly string[])[]) =>
    (await importOfAnyKind({ name: 'x.pdf', bytes: pdfOfPages(pages), asOf: '2026-11-21' })).document.kind;

  it('is a resume if a letter stands behind one, and a letter without', async () => {
    expect(await kindOfPages(resume, letter)).toBe('resume');
    expect(await kindOfPages(letter)).toBe('coverletter');
    expect(await kindOfPages(['Application', 'Ada Park'], letter)).toBe('coverletter');
  });

  it('has no note on a blank page, on which there is no picture', async () => {
    const { notes } = await importOfAnyKind({ name: 'x.pdf', bytes: pdfOfPages([resume, []]), asOf: '2026-11-21' });
    expect(notes).toEqual([]);
  });
});

describe('a file of another kind than it is read as', () => {
  it.each(['nurse.txt', 'nurse.pdf', 'biologist.md', 'developer.docx', 'chef.pdf'])('%s is a resume', async (name) => {
    expect(await seems('coverletter', name, readOwnFile(name))).toBe('resume');
    expect(await seems('resume', name, readOwnFile(name))).toBeUndefined();
  });

  it.each([
    ['english.txt', english],
    ['german.txt', german],
  ])('%s is a letter', async (name, text) => {
    expect(await seems('resume', name, utf8(text))).toBe('coverletter');
    expect(await seems('coverletter', name, utf8(text))).toBeUndefined();
  });

  it('is said of a file that only the other kind can be read from', async () => {
    const jsonResume = utf8(JSON.stringify({ basics: { name: 'Ada Park' }, work: [] }));
    expect(await seems('coverletter', 'ada.json', jsonResume)).toEqual(['not-a-letter', 'resume']);
    expect(await seems('resume', 'letter.html', utf8(asPage))).toBe('coverletter');
    for (const [kind, other] of [
      ['resume', 'coverletter'],
      ['coverletter', 'resume'],
    ] as const) {
      const file = utf8(
        writeDocumentFile(kindOf(kind).create({ title: 'Ada', locale: 'en', country: 'GB' }), new Map()),
      );
      expect(await seems(other, 'ada.json', file)).toEqual([expect.any(String), kind]);
    }
  });

  it('is not said of notes, of a letter without a greeting, or of other data', async () => {
    expect(await seems('coverletter', 'notes.txt', utf8('Skills\n\nI wrote some lines.\n'))).toBeUndefined();
    expect(await seems('resume', 'notes.txt', utf8('Some notes\nof mine\n'))).toBeUndefined();
    expect(await seems('coverletter', 'a.json', utf8('{"name": "Ada"}'))).toEqual(['not-a-letter', undefined]);
    expect(await seems('resume', 'a.json', utf8('{"name":"a package"}'))).toEqual(['not-a-resume', undefined]);
  });
});
