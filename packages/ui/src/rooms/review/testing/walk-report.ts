// A scripted person corrects what is wrong in imports, with the form alone and with the lines of the original:
// `-- FOLDER [COUNT]`. The files are those of layouts drawn by lot, if the folder has any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFile } from '@vitae/importer';
import { listedFiles } from '@vitae/testkit/listed-files';
import { loadAreas } from '../../../base/i18n/index.ts';
import { walk, type Effort } from './walk.ts';

const [folder = 'made-resumes', count = '10'] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
await loadAreas(['review']);

// Of each layout one file, in languages that take turns; of these, so many evenly spread.
const layouts = [...Map.groupBy(listedFiles(folder), ({ family }) => family)];
const drawn = layouts.filter(([family]) => family.startsWith('lot '));
const one = (drawn.length > 0 ? drawn : layouts).flatMap(([, files], at) => files[at % files.length] ?? []);
const wanted = Math.min(Number(count), one.length);
const files = Array.from({ length: wanted }, (_, index) => one[Math.floor((index * one.length) / wanted)]).flatMap(
  (file) => file ?? [],
);

const row = (name: string, wrong: number, { form, lines }: { form: Effort; lines: Effort }) => {
  const cells = [wrong, form.actions, lines.actions, form.keys, lines.keys, form.seconds, lines.seconds];
  say(`| ${name} | ${cells.map((cell) => cell.toFixed(0)).join(' | ')} |`);
};
say('| File | wrong | actions, form | with lines | keys, form | with lines | seconds, form | with lines |');
say(`| --- |${' ---: |'.repeat(7)}`);
const none: Effort = { actions: 0, keys: 0, seconds: 0 };
const plus = (a: Effort, b: Effort): Effort => ({
  actions: a.actions + b.actions,
  keys: a.keys + b.keys,
  seconds: a.seconds + b.seconds,
});
let all = { wrong: 0, form: none, lines: none };
const ways = new Map<string, number>();
for (const { id, path } of files) {
  const truth: unknown = JSON.parse(readFileSync(join(folder, 'truth', `${id}.json`), 'utf8'));
  const bytes = Uint8Array.from(readFileSync(join(folder, path)));
  const done = walk(await importFile({ name: path, bytes, asOf: '2026-11-21' }), truth);
  row(id, done.wrong, done);
  all = { wrong: all.wrong + done.wrong, form: plus(all.form, done.form), lines: plus(all.lines, done.lines) };
  for (const [way, times] of done.ways) ways.set(way, (ways.get(way) ?? 0) + times);
}
row('**all**', all.wrong, all);
say(`\nWith the lines: ${[...ways].map(([way, times]) => `${way} ${times}`).join(', ')}.`);
