// Draws every document of the corpus and our own with every template, reads the pages again and prints how much was
// recovered. `--write` updates the tables in docs/documents.md, `--misses` lists what was read incorrectly.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Through vite, because the templates are written in JSX, which Node cannot run. The module prints the report when it
// is loaded.
await runnerImport(join(import.meta.dirname, '../packages/testkit/src/corpus/documents-report.ts'), {
  configFile: false,
});
