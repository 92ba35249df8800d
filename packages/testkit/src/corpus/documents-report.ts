// Prints the tables of docs/documents.md on how well documents are read back; `--write` updates them there, `--misses`
// lists what was read incorrectly.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '@vitae/templates';
import { corpusFolder, corpusIsPresent } from './corpus.ts';
import { drawnAndRead, lossTable, scoreTable, type Outcome } from './documents-table.ts';
import { corpusResumes, ownResumes } from './resume-sets.ts';
import { shownWords } from './through-pdf.ts';

const FILE = join(import.meta.dirname, '../../../../docs/documents.md');
const MARK = '<!-- npm run documents -- --write -->';

if (!corpusIsPresent)
  console.error(
    `No corpus of real resumes at ${corpusFolder} (VITAE_CORPUS names another folder): only our own documents are drawn.`,
  );
const say = (text: string) => process.stdout.write(`${text}\n`);
const sets = [...(await ownResumes()), ...(await corpusResumes())];
const outcomes: Outcome[] = [];
for await (const outcome of drawnAndRead(sets, true)) {
  outcomes.push(outcome);
  if (process.argv.includes('--misses')) say(missesOf(outcome));
}

function missesOf({ template, name, macroF1, misses, lost }: Outcome): string {
  const words = [...lost]
    .filter(([, list]) => list.length > 0)
    .map(([reader, list]) => `${reader} lost: ${list.join(' ')}`);
  return [`${template}, ${name}: ${macroF1.toFixed(3)}`, ...misses, ...words].join('\n  ');
}

const ofScript = (isLatin: boolean) => outcomes.filter(({ set }) => set.isLatin === isLatin);
const count = (isLatin: boolean) =>
  sets.filter((set) => set.isLatin === isLatin).reduce((sum, { resumes }) => sum + resumes.length, 0);
const words = sets.flatMap(({ resumes }) => resumes).reduce((sum, { resume }) => sum + shownWords(resume).length, 0);
const report = [
  `## ${count(true)} documents in Latin script`,
  scoreTable(ofScript(true), true),
  `## ${count(false)} documents in other scripts`,
  scoreTable(ofScript(false), true),
  '## Words that a reader does not extract',
  `Of ${words.toLocaleString('en')} distinct words in ${count(true) + count(false)} documents:`,
  lossTable(outcomes),
].join('\n\n');

say(`${templates.length} templates, ${outcomes.length} PDFs without the document in them.\n\n${report}`);
if (process.argv.includes('--write')) {
  const [before = ''] = readFileSync(FILE, 'utf8').split(MARK);
  writeFileSync(FILE, `${before}${MARK}\n\n${report}\n`);
}
