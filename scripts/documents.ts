// Draws every document of the corpus and our own in every template, reads the pages again and prints how much came
// back. `--write` renews the tables in docs/documents.md, `--misses` says what was read otherwise.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Through vite, because the templates are written in JSX, which Node does not read. The report is what the module does.
await runnerImport(join(import.meta.dirname, '../packages/testkit/src/corpus/documents-report.ts'), {
  configFile: false,
});
