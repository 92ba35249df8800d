import { mkdtemp, writeFile } from 'node:fs/promises';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Printing } from '@vitae/ui';
import { printingText } from '@vitae/words/printing';
import { printByCups } from './print/cups.ts';
import { listQueues } from './print/queues.ts';
import { runProgram, type RunProgram } from './print/run-program.ts';
import { ShellError } from './shell-error.ts';

export interface PrintingParts {
  platform: NodeJS.Platform;
  run?: RunProgram;
  /** Opens a file with the program that the system has for it; resolves to why it could not, `''` when it could. */
  openPath: (path: string) => Promise<string>;
  tempFolder: string;
}

/** The largest PDF that is printed, in bytes. */
const maxBytes = 64 * 1024 * 1024;
const folderStart = 'vitae-print-';

/**
 * Printing by the system: through CUPS on Linux and macOS, which gets the exact bytes of the PDF. Windows itself cannot
 * print a PDF: the file is opened in the user's PDF program, to be printed there (not yet tried on Windows).
 */
export function createPrinting({ platform, run = runProgram, openPath, tempFolder }: PrintingParts): Printing {
  return platform === 'win32' ? byViewer(openPath, tempFolder) : byCups(run, tempFolder);
}

function byCups(run: RunProgram, tempFolder: string): Printing {
  return {
    async printers() {
      const queues = await listQueues(run);
      return queues.map(({ id, name, isDefault, problem, papers }) => ({
        id,
        name,
        isDefault,
        problem,
        papers: papers.map((paper) => paper.name),
      }));
    },
    print: async (pdf, job) => printByCups(run, tempFolder, { ...job, pdf: await bytesOf(pdf), title: titleOf(pdf) }),
  };
}

function byViewer(openPath: PrintingParts['openPath'], tempFolder: string): Printing {
  const viewer = 'viewer';
  removeLeftovers(tempFolder);
  return {
    printers: async () => [{ id: viewer, name: printingText('viewer'), isDefault: true, problem: '', papers: [] }],
    async print(pdf, job) {
      if (job.printer !== viewer) throw new ShellError(printingText('printerGone'));
      // It is kept until the next start, since the other program may read it at any time.
      const file = join(await mkdtemp(join(tempFolder, folderStart)), 'pages.pdf');
      await writeFile(file, await bytesOf(pdf), { mode: 0o600, flag: 'wx' });
      const problem = await openPath(file);
      if (problem !== '') throw new ShellError(printingText('viewerFailed', { problem }));
    },
  };
}

async function bytesOf(pdf: Blob): Promise<Uint8Array> {
  if (pdf.size > maxBytes) throw new ShellError(printingText('tooLarge'));
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') throw new ShellError(printingText('notAPdf'));
  return bytes;
}

const titleOf = (pdf: Blob): string => (pdf instanceof File ? pdf.name.replace(/\.pdf$/i, '') : '');

function removeLeftovers(tempFolder: string): void {
  for (const name of readdirSync(tempFolder)) {
    if (name.startsWith(folderStart)) rmSync(join(tempFolder, name), { recursive: true, force: true });
  }
}
