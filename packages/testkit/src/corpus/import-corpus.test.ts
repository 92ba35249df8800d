import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { resumeToJsonResume } from '@vitae/exporter';
import { ImportError, importFile, type ImportResult } from '@vitae/importer';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpusFiles, corpusFolder, corpusIsPresent, readCorpusFile, type CorpusFile } from './corpus.ts';

/** The score of the importer, minus 0.02: raise it when the importer improves. */
const FLOORS: Record<string, number> = { pdf: 0.91, docx: 0.95, jsonresume: 0.98, reactive: 0.98, rendercv: 0.98 };

const UNREADABLE: Record<string, string> = {
  'pdf-blank-page': 'no-text',
  'pdf-password': 'encrypted',
  'pdf-made-support-scan': 'image-only',
};

const scoresSchema = z.object({
  macroF1: z.number(),
  docs: z.array(z.object({ id: z.string(), macroF1: z.number() })),
});

if (!corpusIsPresent)
  console.warn(`Skipped: no corpus of real resumes at ${corpusFolder} (VITAE_CORPUS names another folder).`);

const folder = mkdtempSync(join(tmpdir(), 'vitae-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = new Map<string, Promise<ImportResult>>();

/** Reads a file of the corpus, once. */
function readFile(file: CorpusFile): Promise<ImportResult> {
  const result =
    read.get(file.id) ?? importFile({ name: basename(file.path), bytes: readCorpusFile(file), asOf: '2026-11-21' });
  read.set(file.id, result);
  return result;
}

describe.skipIf(!corpusIsPresent)('real resumes', () => {
  it.each(Object.entries(FLOORS))('are read from %s with a macro F1 of at least %d', async (kind, floor) => {
    for (const file of corpusFiles(kind)) {
      if (file.id in UNREADABLE) continue;
      const result = await readFile(file);
      writeFileSync(join(folder, `${file.id}.json`), JSON.stringify(resumeToJsonResume(result.resume)));
    }
    const report = join(folder, `${kind}.report`);
    execFileSync(process.execPath, [join(corpusFolder, 'score_import.mjs'), folder, '--kind', kind, '--json', report]);
    const scores = scoresSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    console.warn(`${kind}: macro F1 ${scores.macroF1.toFixed(3)} over ${scores.docs.length} files`);
    expect(
      scores.macroF1,
      scores.docs.map((doc) => `${doc.id} ${doc.macroF1.toFixed(2)}`).join('\n'),
    ).toBeGreaterThanOrEqual(floor);
  });

  it.each(Object.entries(UNREADABLE))('%s fails with the error %s', async (id, code) => {
    const file = corpusFiles('pdf').find((candidate) => candidate.id === id);
    expect(file).toBeDefined();
    if (!file) return;
    const error = await readFile(file).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ImportError);
    expect(error).toMatchObject({ code });
  });

  it('give the position of every value', async () => {
    for (const file of corpusFiles('pdf')) {
      if (file.id in UNREADABLE) continue;
      const { pages, provenance } = await readFile(file);
      for (const { sources, box, confidence } of provenance) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { page, line } of sources) expect(pages[page]?.lines[line]).toBeDefined();
        const page = pages[box?.page ?? -1];
        expect(page).toBeDefined();
        if (!box || !page) continue;
        expect(box.x).toBeGreaterThanOrEqual(-5);
        expect(box.x + box.width).toBeLessThanOrEqual(page.width + 5);
      }
    }
  });
});
