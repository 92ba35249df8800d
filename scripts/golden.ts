// Renews the golden pages: where every line of a fixed set of documents stands, and what its pages look like.
// `--unreleased`: lines moved, but no document was made final with this version of the renderer yet.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Through vite, because the templates are written in JSX, which Node does not read.
const file = join(import.meta.dirname, '../packages/testkit/src/golden/renew-golden.ts');
const { module } = await runnerImport<{ renewGolden: (isUnreleased: boolean) => AsyncIterable<string> }>(file, {
  configFile: false,
});
for await (const what of module.renewGolden(process.argv.includes('--unreleased'))) console.log(what);
