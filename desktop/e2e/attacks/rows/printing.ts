import { type Attack, attack, mustRefuse } from '../attack.ts';
import type { Computer } from '../computer.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</MediaBox[0 0 595 842]>>endobj\n%%EOF');
const plain = { printer: 'Office', copies: 1, pages: '', paper: '' };

const jobOf = (job: object, { name = 'x.pdf', bytes = pdf }: { name?: string; bytes?: Uint8Array } = {}) => ({
  name,
  bytes: new Uint8Array(bytes),
  job: { ...plain, ...job },
});

/** Prints after a key press, which allows it once; harm is whatever reaches `lp`. */
const print = async ({ forge, page }: Computer, ...given: Parameters<typeof jobOf>): Promise<string> => {
  await page.keyboard.press('Shift');
  return mustRefuse(await forge('printing.print', jobOf(...given)));
};

/** Jobs for the printer, with options that no dialog has. */
export const printing: readonly Attack[] = [
  attack('a printer that is an option', async (computer) => print(computer, { printer: '-o' })),
  attack('a printer that is a command', async (computer) => print(computer, { printer: 'Office; rm -rf ~' })),
  attack('a printer that does not exist', async (computer) => print(computer, { printer: 'Elsewhere' })),
  attack('pages that are an option', async (computer) => print(computer, { pages: '1 -o job-hold-until=indefinite' })),
  attack('pages that are a command', async (computer) => print(computer, { pages: '$(touch /tmp/evil)' })),
  attack('paper that is an option', async (computer) => print(computer, { paper: 'A4 -o raw' })),
  attack('a million copies', async (computer) => print(computer, { copies: 1_000_000 })),
  attack('a number of copies that is NaN', async (computer) => print(computer, { copies: Number.NaN })),
  attack('a script instead of a PDF', async (computer) =>
    print(computer, {}, { bytes: Buffer.from('%!PS\n(evil) run') }),
  ),
  attack('pages that nobody asked for', async (computer) => {
    // The last key press or click is used up by a job that is refused.
    await print(computer, { printer: 'Elsewhere' });
    return mustRefuse(await computer.forge('printing.print', jobOf({})));
  }),
];
