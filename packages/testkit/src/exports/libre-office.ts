import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether LibreOffice is installed; tests that need it report that when they are skipped. */
export const hasLibreOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0;

const filters = {
  txt: 'txt:Text (encoded):UTF8',
  pdf: 'pdf',
  docx: 'docx:MS Word 2007 XML',
  odt: 'odt:writer8',
  rtf: 'rtf:Rich Text Format',
} as const;

/**
 * Opens documents in LibreOffice, all in one run, and returns what it saves each as, by the name they were given, such
 * as `a.docx`.
 * @throws Error if it takes longer than `timeout` (milliseconds)
 */
export function officeConvert(
  files: ReadonlyMap<string, Uint8Array>,
  to: keyof typeof filters,
  timeout = 120_000,
): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-office-'));
  try {
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
    // A separate profile, so that a LibreOffice that is already open does not take over the work.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const named = [...files.keys()].map((name) => join(folder, name));
    execFileSync(
      'soffice',
      [profile, '--headless', '--norestore', '--convert-to', filters[to], '--outdir', folder, ...named],
      { stdio: 'pipe', timeout },
    );
    return new Map(
      [...files.keys()].map((name) => [
        name,
        Uint8Array.from(readFileSync(join(folder, name.replace(/\.[^.]+$/u, `.${to}`)))),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
