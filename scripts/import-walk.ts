// Measures what it takes a person to correct imports in the review: npm run import:walk -- FOLDER [COUNT]. The folder is
// one of npm run import:files.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// The module prints the report when it is loaded.
await runnerImport(join(import.meta.dirname, '../packages/ui/src/rooms/review/testing/walk-report.ts'), {
  configFile: false,
});
