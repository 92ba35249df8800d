// Writes invented resumes into a folder: `-- FOLDER [EACH] [--only PART-OF-NAME] [--from SEED]`, or a sample of all
// families, languages and people with `-- FOLDER --sample COUNT`, which goes on where a run before it ended.
import { coveringSample, writeSample } from './covering-sample.ts';
import { makeFiles, saveFiles, draftsOf } from './make-files.ts';

const [folder = 'made-resumes', each = '6'] = process.argv
  .slice(2)
  .filter((argument, index, all) => !argument.startsWith('--') && !all[index - 1]?.startsWith('--'));
const option = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const only = option('--only') ?? '';
const keep = (name: string): boolean => name.includes(only);
const sample = Number(option('--sample') ?? 0);
const say = (text: string) => process.stdout.write(`${text}\n`);
if (sample > 0) {
  const count = await writeSample(folder, coveringSample(sample, keep), say);
  say(`${String(count)} files in ${folder}`);
} else {
  const files = await makeFiles(draftsOf(Number(each), keep, Number(option('--from') ?? 0)), say);
  saveFiles(folder, files);
  say(`${String(files.length)} files in ${folder}`);
}
