import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createResume } from '@vitae/domain';
import { reportSchema, type Report } from '@vitae/evaluation/report';
import { corpusFiles, corpusFolder, corpusIsPresent } from '@vitae/testkit/corpus';
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
const sharedFiles = corpusFiles('pdf', 'docx', 'jsonresume', 'rendercv', 'reactive').map(({ path }) => path);
const sharedLetters = ['letters/letter-awesomecv.pdf', 'letters/letter-electrician.txt', 'letters/letter-pm.pdf'];
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
/** What is read from a file gets new ids each time: they are numbered in their order. */
function withPlainIds(report: Report): unknown {
  const seen = new Map<string, number>();
  const text = JSON.stringify(report).replaceAll(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}/g, (id) => {
    if (!seen.has(id)) seen.set(id, seen.size);
    return `id ${seen.get(id)}`;
  });
  return JSON.parse(text);
}

describe('the program that the server starts', () => {
  it.each(
    process.env['EVERY_CASE'] === '1' && corpusIsPresent ? [ownFile, ...sharedFiles, ...sharedLetters] : [ownFile],
  )('says the same as the command line of %s', async (name) => {
    const path = resolve(corpusFolder, name);
    const kind = name.startsWith('letters/') ? 'coverletter' : 'resume';
    const [outcome, printed] = await Promise.all([
      readFile(path).then((bytes) => evaluator.evaluate(fileTask(basename(path), bytes, kind))),
      run(process.execPath, [commandLine, 'evaluate', path, '--kind', kind, '--as-of', asOf, '--json']).catch(
        () => null,
      ),
    ]);
    if (outcome?.is !== 'done') expect(printed).toBeNull();
    else {
      const { report } = z.object({ report: reportSchema }).parse(JSON.parse(outcome.body));
      expect(withPlainIds(report)).toEqual(withPlainIds(reportSchema.parse(JSON.parse(printed?.stdout ?? 'null'))));
      if (name === ownFile) expect(report.skipped).not.toContainEqual({ id: 'WRI-01', why: 'no-dictionary' });
    }
  });

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
