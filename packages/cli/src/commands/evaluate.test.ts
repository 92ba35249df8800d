import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, reportSchema, rulesetVersion } from '@vitae/evaluation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sample, vitae } from '../testing/vitae.ts';

const asOf = ['--as-of', '2026-06-01'];
const bullet = 'Prepared the monthly accounts of four companies and reported to the board in person every quarter';
/** Files without pages are evaluated fast; only the first test draws a document. */
const files = {
  'ours.vitae.json': JSON.stringify(sample()),
  'resume.txt': `Ada Park\nada@example.com\n\nExperience\n\nClerk, Mill\n2020 - 2024\n- ${bullet}\n`,
  'letter.txt':
    'Ada Park\nada@example.com\n\nDear Ms Moss,\n\nI would like to recieve your answer.\n\nKind regards\nAda Park\n',
  'copied.txt': `We look for a clerk.\n${bullet}.\n`,
  'cook.txt': 'Line cook\n\nRequirements:\n- Two years as a cook\n- Sushi and first aid\n\nNice to have\n- Pastry\n',
  'empty.txt': ' \n',
};
let folder: string;
const at = (name: string) => join(folder, name);
const evaluated = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitae('evaluate', ...args, '--json', ...asOf);
  return { code, stderr, printed: stdout, report: reportSchema.parse(JSON.parse(stdout)) };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitae-evaluate-'));
  for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
  await writeFile(at('no-text.txt'), Buffer.from([0xff, 0xfe, 0x00]));
});
afterAll(() => rm(folder, { recursive: true }));

describe('vitae evaluate', () => {
  it('prints the report of a document of ours as JSON, judged as it is drawn, and how it fits a posting', async () => {
    const { code, stderr, printed, report } = await evaluated(at('ours.vitae.json'), '--posting', at('cook.txt'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(report).toMatchObject({ kind: 'resume', asOf: '2026-06-01', rulesetVersion });
    expect(report.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['CON-03', 'STR-02']));
    expect(report.passed).toEqual(
      expect.arrayContaining(['WRI-01', 'FMT-03', 'FMT-06', 'ATS-01', 'ATS-03', 'ATS-04', 'ATS-08']),
    );
    expect(z.record(z.string(), z.unknown()).transform(Object.keys).parse(JSON.parse(printed))).toEqual(
      expect.arrayContaining('kind score rulesetVersion asOf categories findings skipped jobMatch'.split(' ')),
    );
    expect(report.jobMatch?.terms.map(({ term, part, match }) => ({ term, part, match }))).toEqual([
      { term: 'Line cook', part: 'title', match: 'exact' },
      { term: 'first aid', part: 'required', match: null },
      { term: 'Sushi', part: 'required', match: 'exact' },
      { term: 'Pastry', part: 'preferred', match: 'exact' },
    ]);
    // The PDF that is made of it is judged alike.
    await vitae('render', at('ours.vitae.json'), '-o', at('out.pdf'));
    const ofPdf = await evaluated(at('out.pdf'), '--posting', at('cook.txt'));
    expect(ofPdf.report).toMatchObject({ score: report.score, jobMatch: { score: report.jobMatch?.score } });
  });

  it('prints the same bytes for the same file, with entries named by their position', async () => {
    const first = await evaluated(at('resume.txt'));
    expect(first.report.findings.flatMap(({ evidence }) => evidence.flatMap(({ path = '' }) => path))).toContain(
      'sections.experience.items.0.body',
    );
    expect((await evaluated(at('resume.txt'))).printed).toBe(first.printed);
  });

  it('says in words how good it is, what to mend, why and how, and how it fits a posting', async () => {
    const { code, stdout } = await vitae('evaluate', at('resume.txt'), '--posting', at('cook.txt'), ...asOf);
    expect(code).toBe(0);
    expect(stdout).toMatch(/resume\.txt: [\d.]+ of 100\n/);
    expect(stdout).toMatch(/\+\d\.\d {2}A phone number {2}\(CON-03, major, rests on convention\)\n/);
    expect(stdout).toContain('→ Add a number where you can be reached');
    expect(stdout).toContain('Needs the laid-out pages.');
    expect(stdout).toMatch(/Job match for “Line cook”: [\d.]+ of 100\n/);
    expect(stdout).toMatch(/ {2}\+\d+\.\d {2}first aid {2}\(Required skills\)\n/);
    expect(stdout).not.toMatch(/\{\{|undefined/);
  });

  it('finds what is copied from the posting, and does not credit it; evaluates letters too', async () => {
    const { report } = await evaluated(at('resume.txt'), '--kind', 'resume', '--posting', at('copied.txt'));
    expect(report.findings.map(({ id }) => id)).toContain('INT-04');
    const letter = await evaluated(at('letter.txt'), '--kind', 'coverletter');
    expect(letter.report.kind).toBe('coverletter');
    expect(letter.report.jobMatch).toBeUndefined();
    expect(letter.report.findings.find(({ id }) => id === 'CL-11')?.evidence).toMatchObject([{ text: 'recieve' }]);
    expect(letter.report.skipped).toContainEqual({ id: 'CL-02', why: 'no-posting' });
  });

  it('lists every check with its severity, its grade of evidence and its title', async () => {
    const { code, stdout } = await vitae('evaluate', '--list');
    const rows = stdout.trim().split('\n');
    expect(code).toBe(0);
    expect(rows).toHaveLength(checks.length);
    expect(rows).toContain('CON-03\tmajor\tconvention\tA phone number');
    for (const row of rows) expect(row).toMatch(/^[A-Z]+-\d\d\t\w+\t\w+\t\S/);
  });

  it.each([
    ['a posting that is missing', 'none.txt'],
    ['an empty posting', 'empty.txt'],
    ['a posting that is no text', 'no-text.txt'],
  ])('exits 1 with one line for %s', async (_case, name) => {
    const { code, stdout, stderr } = await vitae('evaluate', at('resume.txt'), '--posting', at(name));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
