import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The newest commit of each release. */
export const commitOf: Record<string, string> = { '0.1.0': '1e124b06280e0b7e7d2dea01fe894226baf534d7' };

/**
 * The server as it was at a commit, with the packages that its lockfile names.
 * @returns its entry, and a function that removes it
 */
export function previousVersion(commit: string): { main: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-previous-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('npx', ['-y', process.env['PNPM'] ?? 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
  });
  return { main: join(folder, 'server/src/main.ts'), remove: () => rmSync(folder, { recursive: true }) };
}
