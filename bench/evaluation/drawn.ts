import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate, type EvaluationInput, type Report } from '@vitae/evaluation';
import { createEngine, drawnPages } from '@vitae/renderer';
import { newParagraphs } from '../pdf/documents.ts';

/** Two ways to spend time on a document whose paragraphs are new: to lay it out, and to evaluate what was laid out. */
export function stages(fontFolder: string) {
  const engine = createEngine({
    fonts: async (file) => new Uint8Array(await readFile(join(fontFolder, file))),
    assets: () => Promise.resolve(undefined),
  });
  return {
    layOut: async (round: number): Promise<EvaluationInput> => {
      const document = newParagraphs(round);
      const pages = drawnPages(await engine.layOut(document));
      const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('\n');
      const properties = { title: document.title, language: document.locale, author: document.basics.fullName };
      return { document, asOf: '2026-06-01', origin: 'ours', pages, extraction: { text }, properties };
    },
    evaluate: (input: EvaluationInput): Report => evaluate(input),
  };
}
