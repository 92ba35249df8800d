import { printingText } from '@vitae/words/printing';
import { ShellError } from '../shell-error.ts';
import { papersOf, type Paper } from './paper.ts';
import type { Outcome, RunProgram } from './run-program.ts';

/** A printer as CUPS knows it. */
export interface Queue {
  id: string;
  name: string;
  isDefault: boolean;
  papers: readonly Paper[];
  /** In a few words; `''` if there is none. */
  problem: string;
  /** Whether it would refuse a job, or hold it without printing. */
  isStopped: boolean;
}

/** Reasons that a printer reports (RFC 8011, 5.4.12), and their texts. */
const reasons: readonly [RegExp, string][] = [
  [/^offline/, printingText('offline')],
  [/^(connecting-to-device|timed-out|shutdown)/, printingText('unreachable')],
  [/^(media-empty|media-needed)/, printingText('noPaper')],
  [/^media-jam/, printingText('jam')],
  [/^(cover|door|interlock)-open/, printingText('coverOpen')],
  [/^(toner|marker-supply)-empty/, printingText('noInk')],
  [/^(input-tray-missing|output-area-full)/, printingText('tray')],
];

/** @throws with a text for the user if there is no printing system */
export function needCups({ status, stderr }: Outcome): void {
  if (status === 'missing') throw new ShellError(printingText('noCups'));
  if (status === 'late') throw new ShellError(printingText('noAnswer'));
  if (
    /scheduler is not running|scheduler not responding|unable to connect to server|transport endpoint is not connected/i.test(
      stderr,
    )
  )
    throw new ShellError(printingText('noScheduler'));
}

/**
 * Every printer, including network printers, the default one first. @throws with a text for the user if there is no
 * printing system
 */
export async function listQueues(run: RunProgram): Promise<Queue[]> {
  const [names, chosen, states, accepting] = await Promise.all([
    run('lpstat', ['-e']),
    run('lpstat', ['-d']),
    run('lpstat', ['-l', '-p']),
    run('lpstat', ['-a']),
  ]);
  [names, chosen, states, accepting].forEach(needCups);
  const defaultId = /^system default destination: (\S+)/m.exec(chosen.stdout)?.[1] ?? '';
  const ids = names.stdout.split('\n').filter((id) => /^[^\s#?'"-][^\s#?'"]{0,255}$/.test(id));
  const queues = ids.map(async (id): Promise<Queue> => {
    const options = await run('lpoptions', ['-p', id, '-l']);
    return {
      id,
      name: nameOf(id, states.stdout),
      isDefault: id === defaultId,
      papers: papersOf(options.stdout),
      ...stateOf(id, states.stdout, accepting.stdout),
    };
  });
  return (await Promise.all(queues)).sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name),
  );
}

/** The lines about a printer or a job: the one that names it, and those below, which start with a tab. */
export function blockOf(start: string, text: string): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`${start} `));
  if (first === -1) return [];
  const after = lines.slice(first + 1);
  const end = after.findIndex((line) => !line.startsWith('\t'));
  return [lines[first] ?? '', ...(end === -1 ? after : after.slice(0, end)).map((line) => line.trim())];
}

/** The value of a line such as `Alerts: offline-report`. */
export const valueOf = (name: string, block: readonly string[]): string =>
  block
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

function nameOf(id: string, states: string): string {
  return valueOf('Description', blockOf(`printer ${id}`, states)) || id.replaceAll('_', ' ');
}

/** The state of a printer, from the output of `lpstat -l -p` and `lpstat -a`. */
export function stateOf(id: string, states: string, accepting: string): Pick<Queue, 'problem' | 'isStopped'> {
  const [head = '', ...more] = blockOf(`printer ${id}`, states);
  const said = more.find((line) => line !== '' && !/^[A-Z][\w ]*:/.test(line)) ?? '';
  if (/\bdisabled since\b/.test(head))
    return { problem: printingText('paused', { detail: aside(said, 'Paused') }), isStopped: true };
  const [refusing = '', reason = ''] = blockOf(id, accepting);
  if (/\bnot accepting requests\b/.test(refusing))
    return { problem: printingText('takesNoJobs', { detail: aside(reason, 'Rejecting Jobs') }), isStopped: true };
  const alerts = valueOf('Alerts', more).split(/[\s,]+/);
  const known = alerts.flatMap((alert) => reasons.find(([pattern]) => pattern.test(alert))?.[1] ?? []);
  return { problem: known[0] ?? '', isStopped: false };
}

/** The reason in brackets, if it says more than CUPS's default. */
function aside(reason: string, empty: string): string {
  const text = reason.replace(/[.\s]+$/, '');
  return text === '' || text.toLowerCase() === empty.toLowerCase() || text === 'reason unknown' ? '' : ` (${text})`;
}
