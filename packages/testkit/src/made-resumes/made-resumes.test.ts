import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { confidenceIn, confidenceShares } from './confidence.ts';
import { families } from './families.ts';
import { draftsOf, makeFiles, saveFiles } from './make-files.ts';
import { lostWords } from './lost-words.ts';
import { listedFiles, meanScore, scoreFiles, type FileScore } from './score-files.ts';

/** Files that Chromium, LaTeX and LibreOffice wrote. */
const KEPT = join(import.meta.dirname, '../../made-resumes');
/** Scores minus 0.02: raise them when the importer improves. */
const LEAST = { kept: 0.91, written: 0.94 };
/** Of what is shown as sure, the share that is right; of what is wrong, the share that is doubted. */
const SURE = { right: 0.97, doubted: 0.8 };
/** No layout is read worse. */
const LEAST_FAMILY = 0.5;

const folder = mkdtempSync(join(tmpdir(), 'vitae-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

const each = (scores: readonly FileScore[]): string =>
  scores.map(({ file, macroF1, misses }) => `${file.id} ${macroF1.toFixed(2)} ${misses[0] ?? ''}`).join('\n');

const CORPUS = join(import.meta.dirname, '../../corpus');
const ownFiles = (ending: string): string[] =>
  readdirSync(CORPUS)
    .filter((name) => name.endsWith(`.${ending}`) && name !== 'README.md')
    .map((name) => join(CORPUS, name));

describe('invented resumes', () => {
  it(`that other programs wrote are read with a macro F1 of ${LEAST.kept} or more`, async () => {
    const scores = await scoreFiles(KEPT, listedFiles(KEPT));
    console.warn(`kept files: macro F1 ${meanScore(scores).toFixed(3)} over ${scores.length}`);
    expect(meanScore(scores), each(scores)).toBeGreaterThanOrEqual(LEAST.kept);
  });

  it(`as Word files and drawn by hand are read with a macro F1 of ${LEAST.written} or more`, async () => {
    const kinds = families.filter(({ writer }) => writer.kind === 'word' || writer.kind === 'drawn');
    const names = new Set(kinds.map(({ name }) => name));
    saveFiles(
      folder,
      await makeFiles(
        draftsOf(2, (name) => names.has(name)),
        () => {},
      ),
    );
    const scores = await scoreFiles(folder, listedFiles(folder));
    console.warn(`written files: macro F1 ${meanScore(scores).toFixed(3)} over ${scores.length}`);
    expect(meanScore(scores), each(scores)).toBeGreaterThanOrEqual(LEAST.written);
    for (const [family, some] of Map.groupBy(scores, ({ file }) => file.family))
      expect(meanScore(some), family).toBeGreaterThanOrEqual(LEAST_FAMILY);
  });

  it(`are right in ${SURE.right} of what is shown as sure, and doubted in ${SURE.doubted} of what is wrong`, async () => {
    const kinds = await confidenceIn(KEPT, listedFiles(KEPT));
    const { right, doubted } = confidenceShares(kinds);
    expect(right, JSON.stringify([...kinds])).toBeGreaterThanOrEqual(SURE.right);
    expect(doubted, JSON.stringify([...kinds])).toBeGreaterThanOrEqual(SURE.doubted);
  });

  it('lose no word: what finds no place is left over', async () => {
    const lost: string[] = [];
    for (const { id, path } of listedFiles(KEPT))
      lost.push(...(await lostWords(join(KEPT, path))).map((word) => `${id}: ${word}`));
    // Letters that are drawn one by one lose the spaces between their words.
    for (const { id, path } of listedFiles(folder).filter(({ family }) => family.startsWith('word')))
      lost.push(...(await lostWords(join(folder, path))).map((word) => `${id}: ${word}`));
    for (const name of ['pdf', 'docx', 'md', 'txt'].flatMap((ending) => ownFiles(ending)))
      lost.push(...(await lostWords(name)).map((word) => `${basename(name)}: ${word}`));
    expect(lost).toEqual([]);
  });
});
