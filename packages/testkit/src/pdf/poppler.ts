import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = new Map<string, boolean>();

/** Whether a program is installed; checked once. */
function isInstalled(program: string, ...args: readonly string[]): boolean {
  const known = installed.get(program) ?? spawnSync(program, args).error === undefined;
  installed.set(program, known);
  return known;
}

/** Whether poppler's programs are installed; tests that need them report that when they are skipped. */
export const hasPoppler = () => isInstalled('pdftotext', '-v') && isInstalled('pdftoppm', '-v');

/** The text of a PDF as read by `pdftotext` (with options such as `-raw`), with a form feed after each page. */
export function pdftotext(bytes: Uint8Array, ...options: readonly string[]): string {
  return inFile(bytes, (path) =>
    execFileSync('pdftotext', ['-enc', 'UTF-8', ...options, path, '-'], { encoding: 'utf8' }),
  );
}

/** The problems that `qpdf --check` finds in a PDF, `''` for none; `undefined` if qpdf is not installed. */
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

/** The fonts of a PDF as listed by `pdffonts`. */
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

/** Calls a function with a temporary file that contains a PDF. */
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
