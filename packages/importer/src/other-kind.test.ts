import { kindOf, writeDocumentFile } from '@vitae/domain';
import { readOwnFile } from '@vitae/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { ImportError } from './errors.ts';
import { importerOf } from './kinds.ts';

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
