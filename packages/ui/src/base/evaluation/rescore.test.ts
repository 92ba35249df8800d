import { resumeSchema } from '@vitae/domain';
import { reportOf, type EvaluationInput } from '@vitae/evaluation';
import { loadSample } from '@vitae/samples';
import { createMemoryStore } from '@vitae/store/memory';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { keepInput, readInput } from './kept-inputs.ts';
import { deleteReports, keepReport, listReports, readReport } from './kept-reports.ts';
import { rescore } from './rescore.ts';

/** Runs the checks that the worker of the app runs, in this thread. */
class CheckingWorker extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage({ id, input }: { id: number; input: EvaluationInput }): void {
    void reportOf(input).then((report) => this.dispatchEvent(new MessageEvent('message', { data: { id, report } })));
  }
  terminate(): void {}
}

const document = resumeSchema.parse(await loadSample('operations-manager'));
const input: EvaluationInput = {
  document,
  asOf: '2026-06-01',
  origin: 'uploaded',
  confidence: { summary: 0.5 },
  lines: ['Maren Okafor', 'Recieved two awards', 'Skills', 'Route planning'],
  misspelled: [{ text: 'Recieved', path: 'summary' }],
  pages: [
    {
      width: 595,
      height: 842,
      runs: [
        {
          text: 'I build compilers in Rust.',
          box: { x: 40, y: 40.125, width: 200, height: 12 },
          font: 'Inter',
          size: 10,
          colour: '#000000',
          background: '#ffffff',
          letterSpacing: 0,
          embedded: true,
          invisible: false,
          role: 'text',
          path: 'summary',
          href: '',
        },
      ],
    },
  ],
};

async function uploaded() {
  const documents = createMemoryStore();
  const createImportWorker: Platform['createImportWorker'] = () => new CheckingWorker();
  const report = await reportOf(input);
  const head = await keepReport(documents, {
    kind: 'resume',
    subject: { document: null, slug: 'mine-1', name: 'mine.pdf', updatedAt: null },
    evaluated: { report, pages: [], text: '' },
    read: document,
  });
  return { documents, createImportWorker, id: head.id, report };
}

describe('the report of a file that somebody uploaded', () => {
  it('keeps what it was made from, whole and compressed, as long as it is there', async () => {
    const { documents, id } = await uploaded();
    await keepInput(documents, id, input);
    expect(await readInput(documents, id)).toEqual(input);
    const long = { ...input, extraction: { text: 'word '.repeat(50_000) } };
    await keepInput(documents, id, long);
    expect(await readInput(documents, id)).toEqual(long);
    expect(String(await documents.getMeta(`evaluation-input:${id}`)).length).toBeLessThan(10_000);
    await deleteReports(documents, () => true);
    expect(await readInput(documents, id)).toBeNull();
  });

  it('is scored again at once when a finding is ignored, and exactly as before when it counts again', async () => {
    const { id, report, ...platform } = await uploaded();
    await keepInput(platform.documents, id, input);
    await rescore(platform, id, { ignored: () => ({ 'WRI-01': 'right' }) });
    const body = await readReport(platform.documents, id);
    expect(body?.report.score).toBeGreaterThan(report.score);
    expect(body?.report.skipped).toContainEqual({ id: 'WRI-01', why: 'ignored' });
    expect((await listReports(platform.documents))[0]?.score).toBe(body?.report.score);
    await rescore(platform, id, { ignored: () => ({}) });
    expect((await readReport(platform.documents, id))?.report).toEqual(report);
  });

  it('says how well it fits a posting, also after something else has changed', async () => {
    const { id, report, ...platform } = await uploaded();
    await keepInput(platform.documents, id, input);
    await rescore(platform, id, { posting: 'Software engineer\n\nRequirements:\n- Scheduling\n- Rust\n' });
    await rescore(platform, id, { ignored: () => ({ 'WRI-01': 'right' }) });
    const terms = (await readReport(platform.documents, id))?.report.jobMatch?.terms;
    expect(terms?.map(({ term, match }) => [term, match])).toContainEqual(['Rust', null]);
    await rescore(platform, id, { posting: '', ignored: () => ({}) });
    expect((await readReport(platform.documents, id))?.report).toEqual(report);
  });

  it('of an earlier version of the program only hides what is ignored, and keeps its score', async () => {
    const { id, report, ...platform } = await uploaded();
    await rescore(platform, id, { ignored: () => ({ 'WRI-01': 'right' }) });
    const body = await readReport(platform.documents, id);
    expect(body).toMatchObject({ ignored: { 'WRI-01': 'right' }, report: { score: report.score } });
  });
});
