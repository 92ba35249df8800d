import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The server as it was at a commit, with the packages that are installed now: its dependencies have to be the same.
 * @returns its entry, and a function that removes it
 */
export function previousVersion(commit: string): { main: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-previous-'));
  const archive = execFileSync('git', ['archive', commit, 'packages', 'server', 'package.json', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const parts = ['server', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const part of parts) {
    const modules = join(root, part, 'node_modules');
    if (!existsSync(modules) || !existsSync(join(folder, part))) continue;
    mkdirSync(join(folder, part), { recursive: true });
    // Links between packages are relative: these lead to the packages of then.
    cpSync(modules, join(folder, part, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return { main: join(folder, 'server/src/main.ts'), remove: () => rmSync(folder, { recursive: true }) };
}
