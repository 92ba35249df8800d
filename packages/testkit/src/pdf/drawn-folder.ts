import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files share the documents they have drawn. */
    drawnFolder: string;
  }
}

/** Makes the folder for one test run: changed code draws again. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-drawn-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  project.provide('drawnFolder', folder);
  project.onTestsRerun(() => {
    remove();
    mkdirSync(folder);
  });
  return remove;
}
