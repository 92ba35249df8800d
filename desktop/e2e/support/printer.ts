import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { noCups, startCups } from '../../src/main/print/testing/real-cups.ts';
import { eventually } from './pages.ts';

/** A printer called Office that keeps what it receives. */
export interface OfficePrinter {
  /** What the app needs to use it. */
  environment: Record<string, string>;
  arrived: () => Promise<Buffer>;
  stop: () => Promise<void>;
}

/** A queue of a real CUPS if one can be set up, otherwise stand-ins for its programs that record their input. */
export const startPrinter = async (): Promise<OfficePrinter> => {
  const reason = noCups();
  if (reason !== '') return recordedPrinter(reason);
  const cups = await startCups();
  cups.addQueue('office', 'exact', ['-D', 'Office']);
  cups.run('lpadmin', '-d', 'office');
  return {
    environment: cups.environment,
    arrived: async () => readFileSync(await cups.arrived('office')),
    stop: cups.stop,
  };
};

const programs = {
  lpstat: `case "$*" in
-r) echo "scheduler is running" ;;
-e) echo office ;;
-d) echo "system default destination: office" ;;
"-l -p"*) printf 'printer office is idle.  enabled since Sat Nov 21 16:06:24 2026\\n\\tDescription: Office\\n\\tAlerts: none\\n' ;;
-a) echo "office accepting requests since Sat Nov 21 16:06:24 2026" ;;
esac`,
  lpoptions: 'echo "PageSize/Media Size: Letter *A4"',
  lp: `for file; do :; done
cp "$file" "$0.part" && mv "$0.part" "$0.taken"
echo "request id is office-1 (1 file(s))"`,
};

const recordedPrinter = (reason: string): OfficePrinter => {
  console.warn(`Printing goes to recorded programs, not to a real CUPS: ${reason}.`);
  const folder = mkdtempSync(join(tmpdir(), 'vitae-printer-'));
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const taken = join(folder, 'lp.taken');
  return {
    environment: { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
    async arrived() {
      await eventually(() => existsSync(taken)).toBe(true);
      return readFileSync(taken);
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
