// Writes letters in many layouts, prints them with Chromium and saves them with LibreOffice, reads them and prints how
// much was right. `--write` updates the table in docs/import.md, `--misses` lists what was read incorrectly.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// The module prints the report when it is loaded.
await runnerImport(join(import.meta.dirname, '../packages/testkit/src/letters/letters-report.ts'), {
  configFile: false,
});
