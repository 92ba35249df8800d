// Writes invented resumes into a folder: `-- FOLDER [EACH] [--only PART-OF-NAME] [--from SEED]`.
import { makeFiles, saveFiles, draftsOf } from './make-files.ts';

const [folder = 'made-resumes', each = '6'] = process.argv
  .slice(2)
  .filter((argument, index, all) => !argument.startsWith('--') && !all[index - 1]?.startsWith('--'));
const option = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1];
const only = process.argv.includes('--only') ? (option('--only') ?? '') : '';
const from = process.argv.includes('--from') ? Number(option('--from')) : 0;
const say = (text: string) => process.stdout.write(`${text}\n`);
const files = await makeFiles(
  draftsOf(Number(each), (name) => name.includes(only), from),
  say,
);
saveFiles(folder, files);
say(`${String(files.length)} files in ${folder}`);
