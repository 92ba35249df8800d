import { templates } from '@vitae/templates';
import { describe, expect, it } from 'vitest';
import { everyNth, triesAll } from '../sample.ts';
import { corpusFolder, corpusIsPresent } from './corpus.ts';
import { mean } from './documents-table.ts';
import { corpusResumes, ownResumes, type ResumeSet } from './resume-sets.ts';
import { inTemplate, pagesOf, readAgain } from './through-pdf.ts';

/** The minimum score of every template for documents in Latin script, without the attached document. */
const LEAST = 0.85;

if (!corpusIsPresent)
  console.warn(`Skipped: no corpus of real resumes at ${corpusFolder} (VITAE_CORPUS names another folder).`);

const latin = (sets: readonly ResumeSet[]) => sets.filter(({ isLatin }) => isLatin).flatMap(({ resumes }) => resumes);
const own = latin(await ownResumes());
const real = latin(await corpusResumes());

/** One document in this many, different ones for every template, so that each is drawn with some. */
const every = (count: number, from: number, documents: typeof own) =>
  documents.filter((_, index) => (index + from) % count === 0);

async function scores(template: string, documents: typeof own): Promise<{ mean: number; each: string }> {
  const found = [];
  for (const { name, resume } of documents)
    found.push({ name, ...(await readAgain(resume, await pagesOf(inTemplate(resume, template)))) });
  return {
    mean: mean(found.map(({ macroF1 }) => macroF1)),
    each: found.map(({ name, macroF1, misses }) => `${name} ${macroF1.toFixed(2)} ${misses[0] ?? ''}`).join('\n'),
  };
}

describe.each(
  everyNth(
    3,
    2,
    templates.map(({ id }, index) => ({ id, index })),
  ),
)('pages of $id', ({ id, index }) => {
  it(`return our own documents with a macro F1 of ${LEAST} or more`, async () => {
    const { mean: score, each } = await scores(id, every(triesAll ? 1 : 12, index, own));
    expect(score, each).toBeGreaterThanOrEqual(LEAST);
  });

  it.skipIf(!corpusIsPresent)(`return documents of the corpus with a macro F1 of ${LEAST} or more`, async () => {
    const { mean: score, each } = await scores(id, every(triesAll ? 5 : 12, index, real));
    expect(score, each).toBeGreaterThanOrEqual(LEAST);
  });
});
