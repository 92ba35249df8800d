import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exporters, resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpusFiles, corpusFolder, corpusIsPresent, readCorpusFile } from './corpus.ts';

/** The score of reading our own files back, minus 0.01: raise it when an exporter or the importer improves. */
const FLOORS: Record<string, number> = { docx: 0.984, md: 0.967, txt: 0.984, 'json-resume': 0.99, vitae: 0.99 };

const kinds = ['jsonresume', 'reactive', 'rendercv'];
const asOf = '2026-11-21';
const scoresSchema = z.object({ docs: z.array(z.object({ id: z.string(), macroF1: z.number() })) });

if (!corpusIsPresent)
  console.warn(`Skipped: no corpus of real resumes at ${corpusFolder} (VITAE_CORPUS names another folder).`);

const folder = mkdtempSync(join(tmpdir(), 'vitae-exported-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!corpusIsPresent)('real resumes', () => {
  it.each(Object.entries(FLOORS))(
    'are read back from their own %s with a macro F1 of at least %d',
    async (id, floor) => {
      const exporter = exporters.find((candidate) => candidate.id === id);
      const files = corpusFiles(...kinds);
      for (const file of files) {
        const { resume, assets } = await importFile({ name: file.path, bytes: readCorpusFile(file), asOf });
        const content = (await exporter?.write(resume, assets)) ?? '';
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        const back = await importFile({ name: `resume.${exporter?.extension}`, bytes, asOf });
        writeFileSync(join(folder, `${file.id}.json`), JSON.stringify(resumeToJsonResume(back.resume)));
      }
      const docs = kinds.flatMap((kind) => {
        const report = join(folder, `${kind}.report`);
        execFileSync(process.execPath, [
          join(corpusFolder, 'score_import.mjs'),
          folder,
          '--kind',
          kind,
          '--json',
          report,
        ]);
        return scoresSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).docs;
      });
      const mean = docs.reduce((sum, { macroF1 }) => sum + macroF1, 0) / docs.length;
      console.warn(`${id}: macro F1 ${mean.toFixed(3)} over ${docs.length} files`);
      expect(docs).toHaveLength(files.length);
      expect(
        Math.round(mean * 1000) / 1000,
        docs.map((doc) => `${doc.id} ${doc.macroF1.toFixed(2)}`).join('\n'),
      ).toBeGreaterThanOrEqual(floor);
    },
  );
});
