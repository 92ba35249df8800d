import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { describe, expect, it } from 'vitest';
import { documentReadFrom } from './document-read-from.ts';
import { changeReport, deleteReports, keepReport, listReports, moveReports, readReport } from './kept-reports.ts';
import { evaluatedAs } from './testing/evaluated-as.ts';

const resume = createResume({ title: 'Kept' });

const ofDocument = (score: number, updatedAt: string) => ({
  kind: 'resume' as const,
  subject: { document: resume.id, slug: resume.slug, name: resume.title, updatedAt },
  evaluated: evaluatedAs(score),
});
const ofFile = (slug: string, text?: string) => ({
  kind: 'resume' as const,
  subject: { document: null, slug, name: 'mine.pdf', updatedAt: null },
  evaluated: evaluatedAs(60, text),
  read: resume,
});

describe('the reports of this device', () => {
  it('are listed with the newest first, and an old one stays as it was', async () => {
    const shelf = createMemoryStore();
    const first = await keepReport(shelf, ofDocument(50, '2026-01-01T00:00:00.000Z'));
    await keepReport(shelf, ofDocument(70, '2026-01-02T00:00:00.000Z'));
    expect((await listReports(shelf)).map(({ score }) => score)).toEqual([70, 50]);
    expect(await readReport(shelf, first.id)).toMatchObject({
      report: { score: 50, passed: ['CON-01'] },
      text: 'read',
    });
  });

  it('have no second one that says the same of the same revision', async () => {
    const shelf = createMemoryStore();
    const one = await keepReport(shelf, ofDocument(50, '2026-01-01T00:00:00.000Z'));
    expect(await keepReport(shelf, ofDocument(50, '2026-01-01T00:00:00.000Z'))).toEqual(one);
    expect(await listReports(shelf)).toHaveLength(1);
  });

  it('of a file become part of the history of the document that is made of it', async () => {
    const shelf = createMemoryStore();
    const { id } = await keepReport(shelf, ofFile('mine-1'));
    await changeReport(shelf, id, { ignored: { 'CON-03': 'right' } });
    const body = await readReport(shelf, id);
    expect(body?.ignored).toEqual({ 'CON-03': 'right' });
    expect(documentReadFrom(body?.read)).toEqual(resume);
    await moveReports(shelf, 'mine-1', resume);
    await keepReport(shelf, ofDocument(80, resume.updatedAt));
    const heads = await listReports(shelf);
    expect(heads.map(({ score, subject }) => [score, subject.slug])).toEqual([
      [80, resume.slug],
      [60, resume.slug],
    ]);
  });

  it('are limited: the oldest of a document gives way, with all that it holds', async () => {
    const shelf = createMemoryStore();
    const { id } = await keepReport(shelf, ofDocument(1, 'first'));
    for (let at = 2; at <= 31; at++) await keepReport(shelf, ofDocument(at, String(at)));
    expect(await listReports(shelf)).toHaveLength(30);
    expect(await readReport(shelf, id)).toBeNull();
  });

  it('are deleted with all that they hold', async () => {
    const shelf = createMemoryStore();
    const { id } = await keepReport(shelf, ofFile('mine-1'));
    await keepReport(shelf, ofFile('other-2'));
    await deleteReports(shelf, ({ subject }) => subject.slug === 'mine-1');
    expect((await listReports(shelf)).map(({ subject }) => subject.slug)).toEqual(['other-2']);
    expect(await readReport(shelf, id)).toBeNull();
  });

  it('fit into a value of the store, however long the file', async () => {
    const shelf = createMemoryStore();
    const { id } = await keepReport(shelf, ofFile('long-1', 'word '.repeat(100_000)));
    expect(JSON.stringify(await readReport(shelf, id)).length).toBeLessThan(250_000);
    expect((await readReport(shelf, id))?.report.score).toBe(60);
  });

  it('are left out if another version, or anybody else, wrote what cannot be shown', async () => {
    const shelf = createMemoryStore();
    const { id } = await keepReport(shelf, ofDocument(50, '2026-01-01T00:00:00.000Z'));
    const [head] = await listReports(shelf);
    const odd = { createdAt: 'yesterday', kind: 'poem', score: 5_000, subject: null, findings: [{ id: 7 }] };
    const heads = Object.entries(odd).map(([name, value]) => ({ ...head, [name]: value }));
    await shelf.setMeta('evaluations', [...heads, head]);
    expect(await listReports(shelf)).toEqual([head]);
    const body = await readReport(shelf, id);
    for (const page of [
      { width: 0, height: 842, runs: [] },
      { width: 595, height: -1, runs: [] },
      { width: 1e300, height: 842, runs: [] },
    ]) {
      await shelf.setMeta(`evaluation:${id}`, { ...body, pages: [page] });
      expect(await readReport(shelf, id)).toBeNull();
    }
  });

  it('survive a list that cannot be read', async () => {
    const shelf = createMemoryStore();
    await shelf.setMeta('evaluations', [{ id: 1 }, 'x']);
    expect(await listReports(shelf)).toEqual([]);
    await keepReport(shelf, ofFile('mine-1'));
    expect(await listReports(shelf)).toHaveLength(1);
  });
});
