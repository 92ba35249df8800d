// Writes invented resumes with their exact content into a folder: npm run import:files -- FOLDER [EACH], or a sample that
// covers all of them: -- FOLDER --sample 3000. Needs Chromium, LibreOffice and LaTeX; what is missing is left out.
import { join } from 'node:path';
import { runnerImport } from 'vite';

// The module writes the files when it is loaded.
await runnerImport(join(import.meta.dirname, '../packages/testkit/src/made-resumes/make-report.ts'), {
  configFile: false,
});
