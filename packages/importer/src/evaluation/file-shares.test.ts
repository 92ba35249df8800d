import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks, evaluate } from '@vitae/evaluation';
import { corpusFiles, corpusFolder, corpusIsPresent } from '@vitae/testkit/corpus';
import { triesAll } from '@vitae/testkit/sample';
import { expect, it } from 'vitest';
import { readForEvaluation } from './read-for-evaluation.ts';

const asOf = '2026-06-01';
const most = 0.6;

/** Checks of resumes that no file of the corpus fails, each with the reason: `docs/evaluation.md` has them in words. */
const foundInNone: Readonly<Record<string, string>> = {
  'CON-01': 'every file has a name',
  'CON-02': 'every file that can be read has an address',
  'CON-05': 'the importer keeps links that it can parse',
  'CON-07': 'nobody publishes a nickname as an example',
  'STR-01': 'every file tells of roles',
  'STR-05': 'the importer gives sections their usual headings',
  'STR-06': 'roles of examples are in order by their end or their start',
  'STR-07': 'roles in examples are complete',
  'STR-08': 'no example ends with a heading',
  'STR-09': 'examples follow the usual order',
  'STR-10': 'references stand in a section of their own',
  'TIM-02': 'dates of examples are in order',
  'TIM-03': 'examples name months throughout',
  'TIM-05': 'what was read as roles may be one job, or studies',
  'IMP-03': 'bullets of examples open with verbs',
  'IMP-12': 'bullets of examples name figures, tools or places',
  'WRI-01': 'needs a dictionary, which this test does not open',
  'WRI-03': 'bullets of examples are active',
  'WRI-04': 'no example has four buzzwords',
  'WRI-07': 'no example has long paragraphs',
  'WRI-08': 'examples repeat no bullet',
  'WRI-09': 'examples end their bullets alike',
  'CON-09': 'no example gives private details in a country without them',
  'STR-12': 'no example has a role twice',
  'TIM-01': 'no example that was read with certainty has a date that cannot be',
  'IMP-10': 'where examples have figures at all, most of their bullets do',
  'TIM-09': 'no example says more years than its dates',
  'TIM-08': 'no example says where somebody works now',
  'TIM-06': 'where an example has an old role, all of its roles are old',
  'TIM-07': 'no example expects anything',
  'TIM-11': 'what examples say of the day of writing is lately',
  'TIM-10': 'examples go on, or are as old as what is made of them',
  'WRI-12': 'needs a grammar checker',
  'WRI-13': 'no example has remains of a page',
  'FMT-11': 'examples have their latest roles on the first page',
  'FMT-12': 'no example rates its skills in text',
  'FMT-13': 'the fonts of examples have their signs',
  'ATS-01': 'the two readings agree on every file',
  'ATS-03': 'the two readings agree on the order',
  'ATS-07': 'no example spaces its headings out',
  'FMT-07': 'no example has more than two families of one script',
  'INT-01': 'examples hide nothing',
  'INT-02': 'examples disguise nothing',
  'INT-03': 'examples stuff nothing',
  'INT-04': 'needs a posting',
};

const own = join(import.meta.dirname, '../../../testkit/corpus');

it.runIf(triesAll && corpusIsPresent)(
  'has no check that finds something in most files, or in none without a reason',
  async () => {
    const paths = [
      ...readdirSync(own)
        .filter((name) => /\.(?:pdf|docx|md|txt)$/.test(name) && name !== 'README.md')
        .map((name) => join(own, name)),
      ...corpusFiles('pdf', 'docx', 'jsonresume', 'rendercv', 'reactive').map(({ path }) => join(corpusFolder, path)),
    ];
    const found = new Map<string, number>();
    let files = 0;
    for (const path of paths) {
      const read = await readForEvaluation({ name: path, bytes: new Uint8Array(readFileSync(path)), asOf }, 'resume')
        // Scans, blank pages and files with a password have nothing to judge.
        .catch(() => null);
      if (!read) continue;
      files += 1;
      for (const { id } of evaluate({ ...read.evidence, asOf }).findings) found.set(id, (found.get(id) ?? 0) + 1);
    }
    console.warn(
      `${files} files: ${[...found]
        .toSorted(([, a], [, b]) => b - a)
        .map(([id, count]) => `${id} ${count}`)
        .join(', ')}`,
    );
    expect(files).toBeGreaterThanOrEqual(35);
    expect([...found].filter(([, count]) => count > most * files)).toEqual([]);
    const silent = checks.filter(({ kind, id }) => kind === 'resume' && !found.has(id)).map(({ id }) => id);
    expect(silent.filter((id) => foundInNone[id] === undefined)).toEqual([]);
  },
  600_000,
);
