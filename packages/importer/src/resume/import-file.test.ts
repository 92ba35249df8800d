import { createResume, resumeSchema, type Item, type Resume } from '@vitae/domain';
import {
  markdownText,
  oneColumn,
  plainText,
  twoColumns,
  wordDocument,
  writeDocx,
  writePdf,
} from '@vitae/testkit/import-files';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { IMPORT_ERROR_CODES, ImportError, importErrorMessage } from '../errors.ts';
import { importLetter } from '../letter/import-letter.ts';
import { importFile } from './import-file.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { ImportResult } from './result.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = (name: string, bytes: Uint8Array): Promise<ImportResult> =>
  importFile({ name, bytes, asOf: '2026-11-21' });

const codeOf = async (name: string, bytes: Uint8Array): Promise<unknown> => {
  const error: unknown = await read(name, bytes).then(
    () => 'read',
    (cause: unknown) => cause,
  );
  return error instanceof ImportError ? error.code : error;
};

const items = (resume: Resume, key: keyof Resume['sections']): Item[] => resume.sections[key].items;

describe('importFile', () => {
  it('reads a PDF with one column and drawn bullets', async () => {
    const { resume, format, leftover } = await read('marta.pdf', writePdf(oneColumn));
    expect(format).toBe('pdf');
    expect(resume.basics).toMatchObject({
      fullName: 'Marta Ilves',
      headline: 'Warehouse Planner',
      email: 'marta.ilves@example.org',
      phone: '+44 20 7946 0123',
    });
    expect(resume.basics.location).toMatchObject({ city: 'Leeds', countryCode: 'GB' });
    expect(resume.country).toBe('GB');
    expect(items(resume, 'experience')).toMatchObject([
      {
        position: 'Senior Warehouse Planner',
        employer: 'Harbour Freight Services Ltd',
        start: '2019-03',
        end: '',
        current: true,
        body: '- Planned shifts for 140 people over three sites\n- Cut the time from order to truck by 22 %',
      },
      {
        position: 'Stock Controller',
        employer: 'Pennine Mills Company',
        start: '2015-06',
        end: '2019-02',
        current: false,
      },
    ]);
    expect(items(resume, 'education')).toMatchObject([
      {
        degree: 'Bachelor of Science',
        area: 'Logistics',
        institution: 'University of Hull',
        start: '2012',
        end: '2015',
      },
    ]);
    expect(items(resume, 'skill').flatMap((item) => item['keywords'])).toEqual([
      'Route planning',
      'SAP',
      'Excel',
      'Forklift licence',
    ]);
    expect(leftover).toEqual([]);
  });

  it('reads a German PDF with a sidebar', async () => {
    const { resume } = await read('lebenslauf.pdf', writePdf(twoColumns));
    expect(resume.locale).toBe('de');
    expect(resume.country).toBe('DE');
    expect(resume.basics).toMatchObject({
      fullName: 'Jonas Brandt',
      headline: 'Bauingenieur',
      email: 'jonas.brandt@example.de',
    });
    expect(resume.basics.location).toMatchObject({ city: 'Berlin', postalCode: '10115' });
    expect(resume.summary).toMatch(/^Bauingenieur mit acht Jahren/u);
    expect(items(resume, 'experience')).toMatchObject([
      { position: 'Projektingenieur', start: '2018-04', current: true },
      { position: 'Werkstudent', start: '2015-10', end: '2018-03' },
    ]);
    expect(items(resume, 'education')).toMatchObject([
      { institution: 'Technische Universität Berlin', area: 'Bauingenieurwesen' },
    ]);
    expect(items(resume, 'language')).toMatchObject([
      { name: 'Deutsch', fluency: 'Muttersprache' },
      { name: 'Polnisch', fluency: 'B2' },
    ]);
  });

  it('reads a French DOCX with a page header, tabs and lists', async () => {
    const { resume, format } = await read('cv.docx', writeDocx(wordDocument.blocks, wordDocument.header));
    expect(format).toBe('docx');
    expect(resume.locale).toBe('fr');
    expect(resume.basics).toMatchObject({
      fullName: 'Camille Perrin',
      headline: 'Infirmière coordinatrice',
      email: 'camille.perrin@example.fr',
    });
    expect(items(resume, 'experience')).toMatchObject([
      { position: 'Infirmière coordinatrice', employer: 'Clinique des Brotteaux', start: '2020-01', current: true },
      {
        position: 'Infirmière',
        employer: 'Hôpital Saint-Aubin',
        start: '2015-09',
        end: '2019-12',
        body: '- Soins postopératoires en chirurgie',
      },
    ]);
    expect(items(resume, 'language').map((item) => item['name'])).toEqual(['Français', 'Espagnol']);
  });

  it('reads Spanish plain text', async () => {
    const { resume, format } = await read('cv.txt', utf8(plainText));
    expect(format).toBe('text');
    expect(resume.locale).toBe('es');
    expect(items(resume, 'experience')).toMatchObject([
      { position: 'Analista de datos', employer: 'Mercado Turia S.L.', start: '2020-03', current: true },
      { position: 'Técnica de informes', employer: 'Banco de Levante', start: '2017-06', end: '2020-02' },
    ]);
    expect(items(resume, 'education')).toMatchObject([{ area: 'Estadística', institution: 'Universidad de Valencia' }]);
  });

  it('reads Markdown', async () => {
    const { resume, format } = await read('tom.md', utf8(markdownText));
    expect(format).toBe('markdown');
    expect(resume.basics).toMatchObject({
      fullName: 'Tom Okafor',
      headline: 'Head Baker',
      email: 'tom.okafor@example.com',
    });
    expect(items(resume, 'experience')).toMatchObject([
      { position: 'Head Baker', employer: 'Lakeside Bread Company', start: '2018', current: true },
      { position: 'Baker', employer: 'Miller & Sons Inc.', start: '2013', end: '2018' },
    ]);
    expect(items(resume, 'skill').flatMap((item) => item['keywords'])).toEqual(['Sourdough', 'Costing', 'Training']);
  });

  it('reads our own JSON without loss', async () => {
    const resume = createResume({ title: 'Mine', locale: 'pl', country: 'PL' });
    resume.basics.fullName = 'Ewa Wilk';
    const result = await read('mine.json', utf8(JSON.stringify(resume)));
    expect(result.format).toBe('vitae');
    expect(result.resume).toEqual(resume);
  });

  it('returns a resume that the schema accepts, whatever the format', async () => {
    const files = [
      writePdf(oneColumn),
      writePdf(twoColumns),
      writeDocx(wordDocument.blocks),
      utf8(plainText),
      utf8(markdownText),
      utf8('{"basics":{"name":"A"},"work":[{"company":"B"}]}'),
    ];
    for (const bytes of files) {
      const { resume } = await read('x', bytes);
      expect(resumeSchema.parse(resume)).toEqual(resume);
    }
  });

  it('returns the position of every value', async () => {
    const { resume, provenance, pages } = await read('marta.pdf', writePdf(oneColumn));
    const email = provenance.find(({ path }) => path === 'basics.email');
    expect(email?.box).toMatchObject({ page: 0 });
    expect(pages[0]).toMatchObject({ width: 595, height: 842 });
    expect(pages[0]?.lines[email?.sources[0]?.line ?? -1]?.text).toContain('marta.ilves@example.org');
    const job = items(resume, 'experience')[1];
    const employer = provenance.find(({ path }) => path === `sections.experience.items.${job?.id ?? ''}.employer`);
    expect(pages[0]?.lines[employer?.sources[0]?.line ?? -1]?.text).toBe('Pennine Mills Company');
    expect(provenance.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  });

  it('reads a file with a wrong extension, and says so', async () => {
    const { format, notes } = await read('resume.docx', writePdf(oneColumn));
    expect(format).toBe('pdf');
    expect(notes).toMatchObject([{ code: 'renamed' }]);
  });

  it('knows the ending of our own files', async () => {
    for (const name of ['x.vitae', 'x.json'])
      expect(await read(name, utf8(JSON.stringify(createResume({ title: 'Ada' }))))).toMatchObject({
        format: 'vitae',
        notes: [],
      });
  });

  it('reads data with a comma behind the last part of a list, as people leave it', async () => {
    const edited =
      '{"basics": {"name": "Ada, [Bell],}", "email": "ada@example.org",\n },\n "work": [{"name": "Mill",},],}';
    const { format, resume } = await read('x.json', utf8(edited));
    expect(format).toBe('json-resume');
    expect(resume.basics).toMatchObject({ fullName: 'Ada, [Bell],}', email: 'ada@example.org' });
    expect(resume.sections.experience.items).toMatchObject([{ employer: 'Mill' }]);
  });

  it('reads a text that tells of LaTeX', async () => {
    const text = 'Ada Bell\n\nada@example.org\n\nSkills\n\nLaTeX (\\documentclass and packages), Git\n';
    expect((await read('x.txt', utf8(text))).format).toBe('text');
  });

  it('reads text in braces as text', async () => {
    const { format } = await read('x.txt', utf8('{ "Ada Bell" }\n\nada@example.org\n\nExperience\n\nCook, Mill\n'));
    expect(format).toBe('text');
  });

  it('reports its progress', async () => {
    const stages: string[] = [];
    await importFile({ name: 'x.pdf', bytes: writePdf(oneColumn), onProgress: ({ stage }) => stages.push(stage) });
    expect([...new Set(stages)]).toEqual(['open', 'read', 'understand']);
  });
});

describe('a file that cannot be read', () => {
  const word = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
  const cases: [string, string, Uint8Array][] = [
    ['empty', 'x.pdf', new Uint8Array()],
    ['too-large', 'x.pdf', new Uint8Array(IMPORT_LIMITS.bytes + 1)],
    [
      'too-many-pages',
      'x.pdf',
      writePdf(Array.from({ length: 51 }, () => ({ texts: [{ text: 'A page of many', x: 50, y: 50 }] }))),
    ],
    ['encrypted', 'x.pdf', writePdf(oneColumn, { encrypted: true })],
    ['damaged', 'x.pdf', utf8('%PDF-1.7\nthis is not the rest of a PDF')],
    ['image-only', 'x.pdf', writePdf([{ texts: [], picture: true }])],
    ['no-text', 'x.pdf', writePdf([{ texts: [] }])],
    ['no-text', 'x.txt', utf8(' \n\t\n ')],
    ['legacy-word', 'x.doc', word],
    ['encrypted', 'x.docx', new Uint8Array([...word, ...utf8('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e')])],
    ['damaged', 'x.docx', utf8('PK\u0003\u0004 and then nothing')],
    ['damaged', 'x.docx', zipSync({ 'word/document.xml': utf8('<w:document><w:body>') })],
    ['unsupported', 'x.pdf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['unsupported', 'x.tex', utf8('% My resume\n\\documentclass[11pt]{article}\n\\name{Ada}{Bell}\n')],
    ['not-a-resume', 'x.json', utf8('{"name":"a package","version":"1.0.0"}')],
    ['newer-version', 'x.json', utf8('{"kind":"resume","schemaVersion":99}')],
    ['damaged', 'x.json', utf8('{"kind":"resume","schemaVersion":1,"id":7}')],
    ['damaged', 'x.json', utf8('{\n  "basics": { "name": "Ada Bell",\n    "email": "ada@exam')],
    ['damaged', 'x.json', utf8('[{ "summary": "**Ada** Bell", "summary" }]')],
  ];
  const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, utf8('x')])));
  const open = (type: string) =>
    zipSync({ mimetype: [utf8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }] });
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const wide = (text: string) => utf8(Array.from(text, (letter) => `${letter}\0`).join(''));
  const otherKinds: [string, Uint8Array][] = [
    ['picture', latin('\u0089PNG\r\n\u001a\n\0\u0001')],
    ['picture', latin('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF')],
    ['picture', latin('GIF89a\0\u0001')],
    ['picture', latin('RIFF\u0010\0\0\0WEBPVP8 ')],
    ['picture', latin('\0\0\0\u0018ftypheic\0\0')],
    ['picture', latin('II*\0\u0008\0\0\0')],
    ['picture', utf8('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')],
    ['picture', utf8('<?xml version="1.0"?>\n<!-- drawn --><svg viewBox="0 0 1 1"/>')],
    ['spreadsheet', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['spreadsheet', open('spreadsheet')],
    ['spreadsheet', new Uint8Array([...word, ...wide('Workbook')])],
    ['slides', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['slides', open('presentation')],
    ['slides', new Uint8Array([...word, ...wide('PowerPoint Document')])],
    ['legacy-word', new Uint8Array([...word, ...wide('WordDocument')])],
    ['apple', zip('Index/Document.iwa', 'preview.jpg')],
    ['recording', latin('\0\0\0\u0018ftypmp42\0\0')],
    ['recording', latin('ID3\u0003\0\0')],
    ['archive', zip('photo.jpg')],
    ['archive', latin('Rar!\u001a\u0007\0')],
    ['archive', latin('7z\u00bc\u00af\u0027\u001c\0')],
  ];
  it.each(cases)('fails with the error %s for %s', async (code, name, bytes) => {
    expect(await codeOf(name, bytes)).toBe(code);
  });

  it.each(otherKinds)('says what it is, whatever it is called: %s', async (code, bytes) => {
    for (const name of ['resume.pdf', 'resume.docx']) expect(await codeOf(name, bytes)).toBe(code);
    const asLetter = await importLetter({ name: 'letter.pdf', bytes }).catch((error: unknown) => error);
    expect(asLetter).toMatchObject({ code });
  });

  it('stops when it is aborted', async () => {
    expect(
      await importFile({ name: 'x.pdf', bytes: writePdf(oneColumn), signal: AbortSignal.abort() }).catch(
        (error: unknown) => error,
      ),
    ).toMatchObject({ code: 'cancelled' });
  });

  it('does not unpack an archive bomb', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await codeOf('bomb.docx', bomb)).toBe('too-large');
  });

  it('is reported in plain sentences that say what to do', () => {
    for (const code of IMPORT_ERROR_CODES)
      expect(importErrorMessage(code)).toMatch(/^[A-Z][^!]+\.(?: [A-Z][^!]+\.)+$/u);
  });
});
