import { createResume } from '@vitae/domain';
import { markdownText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { evaluateFile } from './evaluate-file.ts';

const file = { name: 'mine.md', bytes: new TextEncoder().encode(markdownText) };
const asOf = '2026-06-01';

describe('the evaluation of a file', () => {
  it('reports on what was read from it, with the document that was read', async () => {
    const { report, evidence, imported } = await evaluateFile(file, 'resume', { asOf });
    expect(report).toMatchObject({ kind: 'resume', asOf });
    expect(report.skipped).toContainEqual({ id: 'FMT-03', why: 'no-pages' });
    expect(report.jobMatch).toBeUndefined();
    expect(evidence.origin).toBe('uploaded');
    expect(imported?.document).toEqual(evidence.document);
  });

  it('judges a document of ours from itself and its pages, whatever its file says', async () => {
    const document = { ...createResume({ title: 'Mine' }), summary: 'Only here' };
    const { report, evidence, imported } = await evaluateFile(file, 'resume', { asOf, own: { document, pages: [] } });
    expect(evidence).toMatchObject({ origin: 'ours', document });
    expect(report.findings.map(({ id }) => id)).toContain('CON-01');
    expect(imported).toBeNull();
  });

  it('says how well it fits a posting, if there is one', async () => {
    const posting = 'Software engineer\n\nRequirements:\n- TypeScript\n- SQL\n';
    const { report } = await evaluateFile(file, 'resume', { asOf, context: { posting } });
    expect(report.jobMatch?.terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['TypeScript', 'SQL']));
  });
});
