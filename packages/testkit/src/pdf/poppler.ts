import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = new Map<string, boolean>();

/** Whether a program is installed; asked once. */
function isInstalled(program: string, ...args: readonly string[]): boolean {
  const known = installed.get(program) ?? spawnSync(program, args).error === undefined;
  installed.set(program, known);
  return known;
}

/** Whether poppler's programs are installed; tests that need them say so when they skip. */
export const hasPoppler = () => isInstalled('pdftotext', '-v') && isInstalled('pdftoppm', '-v');

/** The text of a PDF as `pdftotext` reads it (with options such as `-raw`), each page ended by a form feed. */
export function pdftotext(bytes: Uint8Array, ...options: readonly string[]): string {
  return inFile(bytes, (path) =>
    execFileSync('pdftotext', ['-enc', 'UTF-8', ...options, path, '-'], { encoding: 'utf8' }),
  );
}

/** What `qpdf --check` finds wrong with a PDF, `''` for nothing; `undefined` where qpdf is not installed. */
export function qpdfCheck(bytes: Uint8Array): string | undefined {
  if (!isInstalled('qpdf', '--version')) return undefined;
  return inFile(bytes, (path) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  });
}

export interface PdfFont {
  name: string;
  isEmbedded: boolean;
  isSubset: boolean;
}

/** The fonts of a PDF as `pdffonts` lists them. */
export function pdffonts(bytes: Uint8Array): PdfFont[] {
  const listed = inFile(bytes, (path) => execFileSync('pdffonts', [path], { encoding: 'utf8' }));
  return [...listed.matchAll(/^(\S+) .* (yes|no) +(yes|no) +(?:yes|no) +\d+ +\d+$/gm)].map(
    ([, name = '', embedded, subset]) => ({
      name,
      isEmbedded: embedded === 'yes',
      isSubset: subset === 'yes',
    }),
  );
}

/** Does something with a PDF that lies in a file for the time. */
export const inFile = <Result>(bytes: Uint8Array, work: (path: string) => Result): Result =>
  inFolder((folder) => {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, bytes);
    return work(path);
  });

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-pdf-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
