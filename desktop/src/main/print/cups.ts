import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrintJob } from '@vitae/ui';
import { printingText } from '@vitae/words/printing';
import { ShellError } from '../shell-error.ts';
import { isOfSize, pageSizeOf } from './paper.ts';
import { blockOf, listQueues, needCups, stateOf, valueOf, type Queue } from './queues.ts';
import type { RunProgram } from './run-program.ts';

/** A PDF for a printer, and its name in the list of jobs. */
export interface Order extends PrintJob {
  pdf: Uint8Array;
  title: string;
}

/** Milliseconds that a job is watched: the system reports later failures. */
const watchMs = 3_000;

/** `1-2,4`: pages from 1, ranges that rise. */
function isPages(pages: string): boolean {
  return pages.split(',').every((part) => {
    const [, first, last] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? [];
    return first !== undefined && Number(first) >= 1 && (last === undefined || Number(last) >= Number(first));
  });
}

/** The arguments of `lp`. @throws with a text for the user if an option of the job is impossible */
export function argumentsOf(
  { pdf, title, copies, pages, paper }: Order,
  { id, name, papers }: Queue,
  file: string,
): string[] {
  if (!Number.isInteger(copies) || copies < 1 || copies > 99) throw new ShellError(printingText('copiesWrong'));
  const wanted = pages.replaceAll(' ', '');
  if (wanted !== '' && !isPages(wanted)) throw new ShellError(printingText('pagesWrong'));
  const page = pageSizeOf(pdf);
  const sheet =
    paper === '' ? papers.find((one) => isOfSize(one.name, page)) : papers.find((one) => one.name === paper);
  if (paper !== '' && !sheet) throw new ShellError(printingText('paperUnknown', { printer: name, paper }));
  // If the sheet is as large as the page, nothing is scaled, not even for margins that the printer cannot reach.
  const isSame = sheet ? isOfSize(sheet.name, page) : paper === '';
  return [
    '-d',
    id,
    '-n',
    String(copies),
    ...(wanted === '' ? [] : ['-P', wanted]),
    ...(sheet ? ['-o', `media=${sheet.id}`] : []),
    '-o',
    isSame ? 'print-scaling=none' : 'fit-to-page',
    '-t',
    titleOf(title),
    '--',
    file,
  ];
}

const titleOf = (title: string): string =>
  title
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 100) || 'Vitae';

/**
 * Passes the exact bytes of a PDF to CUPS, and waits until it has them and has not failed at once. @throws with a text
 * for the user
 */
export async function printByCups(run: RunProgram, tempFolder: string, order: Order): Promise<void> {
  const queues = await listQueues(run);
  const queue = queues.find(({ id }) => id === order.printer);
  if (!queue) throw new ShellError(printingText(queues.length === 0 ? 'noPrinter' : 'printerGone'));
  if (queue.isStopped) throw new ShellError(printingText('stopped', { printer: queue.name, problem: queue.problem }));
  const folder = await mkdtemp(join(tempFolder, 'vitae-print-'));
  try {
    const file = join(folder, 'pages.pdf');
    const args = argumentsOf(order, queue, file);
    await writeFile(file, order.pdf, { mode: 0o600, flag: 'wx' });
    const sent = await run('lp', args);
    needCups(sent);
    const job = /request id is (\S+-\d+)/.exec(sent.stdout)?.[1];
    if (sent.status !== 0 || job === undefined)
      throw new ShellError(
        printingText('refused', {
          printer: queue.name,
          detail: quoted(sent.stderr.replace(/^lp: (Error - )?/, '')),
        }),
      );
    await watch(run, queue, job);
  } finally {
    // CUPS has its own copy.
    await rm(folder, { recursive: true, force: true });
  }
}

const quoted = (text: string): string => {
  const line = text.split('\n', 1)[0]?.trim().replace(/\.$/, '') ?? '';
  return line === '' ? '' : ` (${line.slice(0, 200)})`;
};

/** The states in which CUPS reports a job that will not print without intervention (RFC 8011, 5.3.8). */
const failedJob = /aborted|canceled|job-completed-with-errors|printer-stopped|resources-are-not-ready/;

/**
 * Waits for a job to be printed, or to be queued. @throws if it fails meanwhile; it is then cancelled, so that nothing
 * is printed twice
 */
async function watch(run: RunProgram, queue: Queue, job: string): Promise<void> {
  const printerState = async () => stateOf(queue.id, (await run('lpstat', ['-l', '-p', queue.id])).stdout, '');
  const until = Date.now() + watchMs;
  for (let wait = 100; Date.now() < until; wait = Math.min(wait * 2, 800)) {
    await pause(wait);
    const active = await run('lpstat', ['-l', '-W', 'not-completed', '-o', queue.id]);
    const block = blockOf(job, active.stdout);
    if (active.status !== 0 || block.length === 0) return;
    if (!failedJob.test(valueOf('Alerts', block)) && !(await printerState()).isStopped) continue;
    await run('cancel', [job]);
    const { problem } = await printerState();
    throw new ShellError(
      printingText('failed', {
        printer: queue.name,
        detail: quoted(valueOf('Status', block)),
        advice: problem || printingText('failedAdvice'),
      }),
    );
  }
}
