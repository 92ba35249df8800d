import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { createResume } from '@vitae/domain';
import { reportSchema } from '@vitae/evaluation/report';
import { comparableReport, everyEvaluatedFile, type EvaluatedFile } from '@vitae/testkit/evaluated-files';
import { triesAll } from '@vitae/testkit/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEvaluator, type Evaluator } from '../features/evaluations/evaluator.ts';

/*
 * The programs as built: what the server starts, and `vitae evaluate`. `npm run fuzz -- evaluations` compares them on
 * every shared file.
 */

const root = join(import.meta.dirname, '../../..');
const commandLine = join(root, 'packages/cli/bin/vitae.mjs');
const run = promisify(execFile);
const ownFile = join(root, 'packages/testkit/corpus/developer.pdf');
const asOf = '2026-06-01';
let evaluator: Evaluator;

beforeAll(async () => {
  // Like the command line, it builds what is older than its sources.
  await run(process.execPath, [join(root, 'server/bin/vitae-server.mjs'), '--help']);
  evaluator = createEvaluator();
});

const fileTask = (name: string, bytes: Uint8Array, kind = 'resume') => ({
  asOf,
  pictures: new Map(),
  input: JSON.stringify({
    posting: '',
    resume: null,
    what: { is: 'file', name, kind, base64: Buffer.from(bytes).toString('base64') },
  }),
});
describe('the program that the server starts', () => {
  const own: EvaluatedFile = { path: ownFile, kind: 'resume' };
  it.each(triesAll ? [own, ...everyEvaluatedFile()] : [own])(
    'says the same as the command line of $path',
    async ({ path, kind }) => {
      const [outcome, printed] = await Promise.all([
        readFile(path).then((bytes) => evaluator.evaluate(fileTask(basename(path), bytes, kind))),
        run(process.execPath, [commandLine, 'evaluate', path, '--kind', kind, '--as-of', asOf, '--json']).catch(
          () => null,
        ),
      ]);
      if (outcome?.is !== 'done') expect(printed).toBeNull();
      else {
        const { report } = z.object({ report: reportSchema }).parse(JSON.parse(outcome.body));
        const ofCommandLine = reportSchema.parse(JSON.parse(printed?.stdout ?? 'null'));
        expect(JSON.parse(comparableReport(report))).toEqual(JSON.parse(comparableReport(ofCommandLine)));
        if (path === ownFile) expect(report.skipped).not.toContainEqual({ id: 'WRI-01', why: 'no-dictionary' });
      }
    },
  );

  it('draws a document of ours', async () => {
    const document = createResume({ title: 'Mine' });
    document.basics = { ...document.basics, fullName: 'Ada Park' };
    const input = JSON.stringify({ posting: '', resume: null, what: { is: 'document', document } });
    const outcome = await evaluator.evaluate({ asOf, input, pictures: new Map() });
    expect(outcome).toMatchObject({ is: 'done', body: expect.stringContaining('"Ada Park"') as string });
  });

  it('fails for what it cannot read, and is ended when it takes too long', async () => {
    expect(await evaluator.evaluate(fileTask('x.pdf', Buffer.from('%PDF-1.7 nothing')))).toEqual({
      is: 'failed',
      code: 'damaged',
    });
    expect(await evaluator.evaluate({ asOf, input: 'no JSON', pictures: new Map() })).toEqual({
      is: 'failed',
      code: 'failed',
    });
    const hurried = createEvaluator({ milliseconds: 1 });
    expect(await hurried.evaluate(fileTask('x.txt', Buffer.from('Ada')))).toEqual({ is: 'failed', code: 'timeout' });
  });

  it('is ended with the server, and says nothing then', async () => {
    const stopped = createEvaluator();
    const evaluating = stopped.evaluate(fileTask('x.txt', Buffer.from('Ada')));
    stopped.stop();
    expect(await evaluating).toBeNull();
    expect(await stopped.evaluate(fileTask('x.txt', Buffer.from('Ada')))).toBeNull();
  });

  it('has no environment, and may not write or start programs', async () => {
    const program = join(import.meta.dirname, 'testing/curious.mjs');
    const outcome = await createEvaluator({ program }).evaluate({ asOf, input: '', pictures: new Map() });
    expect(outcome).toEqual({ is: 'failed', code: 'refused refused 0' });
  });
});
