// Contact sheets: every template with twelve difficult documents, as pictures to look at page by page. `npm run sheets
// -- [FOLDER] [--document NAME]… [--template ID]…`
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

type DrawSheets = (
  folder: string,
  only: { documents?: readonly string[]; ids?: readonly string[] },
) => AsyncIterable<string>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { document: { type: 'string', multiple: true }, template: { type: 'string', multiple: true } },
});
const folder = resolve(positionals[0] ?? 'contact-sheets');
// Through vite, because the templates are written in JSX, which Node cannot run.
const file = join(import.meta.dirname, '../packages/testkit/src/sheets/draw-sheets.ts');
const { module } = await runnerImport<{ drawSheets: DrawSheets }>(file, { configFile: false });
for await (const what of module.drawSheets(folder, { documents: values.document ?? [], ids: values.template ?? [] }))
  console.log(what);
console.log(`See ${join(folder, 'index.html')}`);
