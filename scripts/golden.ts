// Updates the golden pages: the position of every line of a fixed set of documents, and pictures of their pages.
// `--unreleased`: lines moved, but no document has been marked as final with this version of the renderer yet.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Through vite, because the templates are written in JSX, which Node cannot run.
const file = join(import.meta.dirname, '../packages/testkit/src/golden/renew-golden.ts');
const { module } = await runnerImport<{ renewGolden: (isUnreleased: boolean) => AsyncIterable<string> }>(file, {
  configFile: false,
});
for await (const what of module.renewGolden(process.argv.includes('--unreleased'))) console.log(what);
