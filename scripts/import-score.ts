// Reads invented resumes (npm run import:files) and prints how much of them was right: npm run import:score -- FOLDER.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// The module prints the report when it is loaded.
await runnerImport(join(import.meta.dirname, '../packages/testkit/src/made-resumes/score-report.ts'), {
  configFile: false,
});
