import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintJob } from '@vitae/ui';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printingText } from '@vitae/words/printing';
import { createPrinting } from './print.ts';
import { paperName, papersOf, pageSizeOf } from './print/paper.ts';
import { stateOf } from './print/queues.ts';
import { runProgram, type RunProgram } from './print/run-program.ts';
import { noCups, startCups, type RealCups } from './print/testing/real-cups.ts';
import { threePages } from './print/testing/three-pages.ts';

const tempFolder = mkdtempSync(join(tmpdir(), 'vitae-print-test-'));
afterAll(() => rmSync(tempFolder, { recursive: true, force: true }));

const openPath = () => Promise.resolve('');
const job: PrintJob = { printer: 'exact', copies: 1, pages: '', paper: '' };
const pdfOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'Resume of Ada.pdf', { type: 'application/pdf' });
const a4 = threePages({ width: 595.28, height: 841.89 });

const reason = noCups();
if (reason !== '') console.warn(`Printing by a real CUPS is not tried: ${reason}.`);

describe.skipIf(reason !== '')('printing with a real CUPS', () => {
  let cups: RealCups;
  const printing = createPrinting({ platform: 'linux', openPath, tempFolder });
  const print = (given: Partial<PrintJob>, pdf = a4) => printing.print(pdfOf(pdf), { ...job, ...given });

  beforeAll(async () => {
    cups = await startCups();
    vi.stubEnv('CUPS_SERVER', cups.environment.CUPS_SERVER);
    cups.addQueue('exact', 'exact', ['-D', 'Office, 2nd floor']);
    cups.addQueue('pages', 'pages');
    cups.addQueue('stopped', 'pages');
    cups.addQueue('closed', 'pages');
    cups.addQueue('failing', 'failing');
    cups.addQueue('stopping', 'broken', ['-o', 'printer-error-policy=stop-printer']);
    cups.addQueue('retrying', 'broken', ['-o', 'printer-error-policy=retry-job']);
    cups.run('lpadmin', '-d', 'exact');
    cups.run('cupsdisable', '-r', 'The fuser is being changed', 'stopped');
    cups.run('cupsreject', '-r', 'Closed for today', 'closed');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await cups.stop();
  });

  /** What the printer received: pages, their size, and the position of the first word. */
  async function outcome(id: string) {
    const file = await cups.arrived(id);
    const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    const words = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
    const [left = NaN] = [...words.matchAll(/xMin="([\d.]+)"/g)].map(([, x]) => Number(x));
    return {
      pages: [...words.matchAll(/>(\d)<\/word>/g)].map(([, page]) => Number(page)),
      size: /Page size: +([\d.]+ x [\d.]+)/.exec(info)?.[1],
      left: Math.round(left),
    };
  }

  it('lists printers, the default first, with their papers and what is wrong with them', async () => {
    const papers = ['A4', 'Letter', 'A5'];
    const printers = await printing.printers();
    expect(printers[0]).toEqual({ id: 'exact', name: 'Office, 2nd floor', isDefault: true, problem: '', papers });
    expect(printers.map(({ id, problem }) => [id, problem])).toEqual([
      ['exact', ''],
      ['closed', 'It accepts no jobs (Closed for today).'],
      ['failing', ''],
      ['pages', ''],
      ['retrying', ''],
      ['stopped', 'It is paused (The fuser is being changed).'],
      ['stopping', ''],
    ]);
  });

  it('sends the exact bytes of the preview, and leaves nothing behind', async () => {
    await print({});
    expect(readFileSync(await cups.arrived('exact')).equals(a4)).toBe(true);
    expect(readdirSync(tempFolder)).toEqual([]);
  });

  it('prints the page at its exact size, though the printer has margins and another paper by default', async () => {
    await print({ printer: 'pages' });
    expect(await outcome('pages')).toEqual({ pages: [1, 2, 3], size: '595 x 842', left: 20 });
    await print({ printer: 'pages', paper: 'A4' });
    expect(await outcome('pages')).toEqual({ pages: [1, 2, 3], size: '595 x 842', left: 20 });
  });

  it('fits the pages on another paper', async () => {
    await print({ printer: 'pages', paper: 'Letter' });
    const { size, pages, left } = await outcome('pages');
    expect({ size, pages }).toEqual({ size: '612 x 792', pages: [1, 2, 3] });
    expect(left).toBeGreaterThan(30);
    await print({ printer: 'pages', paper: 'A5' });
    expect(await outcome('pages')).toMatchObject({ size: '420 x 595' });
  });

  it('prints the pages and copies that were requested', async () => {
    await print({ printer: 'pages', copies: 2, pages: '1, 3' });
    expect((await outcome('pages')).pages.join()).toMatch(/^(1,1,3,3|1,3,1,3)$/);
    await print({ printer: 'pages', pages: '2-3' });
    expect((await outcome('pages')).pages).toEqual([2, 3]);
  });

  it.each([
    ['a printer that is not there', { printer: 'sold' }, 'This printer is no longer available. Choose another one.'],
    ['an option for a printer', { printer: '-h evil.example' }, 'This printer is no longer available.'],
    [
      'a stopped printer',
      { printer: 'stopped' },
      'The printer “stopped” is not printing. It is paused (The fuser is being changed). Resume it in the printer settings of the system, or choose another printer.',
    ],
    [
      'a printer that takes nothing',
      { printer: 'closed' },
      'The printer “closed” is not printing. It accepts no jobs (Closed for today).',
    ],
    [
      'a printer whose driver fails',
      { printer: 'failing' },
      /^The printer “failing” could not print this \(.+\), and the job was cancelled\. Check the printer/,
    ],
    [
      'a printer that fails and tries again',
      { printer: 'retrying' },
      'The printer “retrying” could not print this (The drum is worn out), and the job was cancelled.',
    ],
    [
      'a printer that fails and stops',
      { printer: 'stopping' },
      'The printer “stopping” could not print this (The drum is worn out), and the job was cancelled. It is paused (The drum is worn out).',
    ],
    ['paper that it has not', { paper: 'A0' }, 'has no paper size “A0”'],
    ['no copies', { copies: 0 }, 'Choose between 1 and 99 copies.'],
    ['too many copies', { copies: 100 }, 'Choose between 1 and 99 copies.'],
    ['half a copy', { copies: 1.5 }, 'Choose between 1 and 99 copies.'],
    ...['0', '3-1', '1;2', '1-', '-1', 'all', '1,,2', '1 -o raw', '$(id)', '١'].map(
      (pages) => [`the pages ${pages}`, { pages }, 'Enter pages like 1-2,4'] as const,
    ),
  ] as const)('says what is wrong with %s', async (_, given, text) => {
    await expect(print(given)).rejects.toThrow(text);
    expect(readdirSync(tempFolder)).toEqual([]);
    for (const id of ['failing', 'retrying', 'stopping'])
      expect(execFileSync('lpstat', ['-W', 'not-completed', '-o', id], { encoding: 'utf8' })).toBe('');
  });

  it('says what to do if there is no printer, or if CUPS is not running', async () => {
    const none = await startCups();
    vi.stubEnv('CUPS_SERVER', none.environment.CUPS_SERVER);
    try {
      expect(await printing.printers()).toEqual([]);
      await expect(print({})).rejects.toThrow(
        'No printer is set up on this computer. Add one in the system settings, or save the PDF.',
      );
    } finally {
      await none.stop();
    }
    await expect(printing.printers()).rejects.toThrow(printingText('noScheduler'));
    await expect(print({})).rejects.toThrow(printingText('noScheduler'));
    vi.stubEnv('CUPS_SERVER', cups.environment.CUPS_SERVER);
  });
});

describe('printing without CUPS', () => {
  it('says what to install', async () => {
    const printing = createPrinting({
      platform: 'linux',
      run: (_, args) => runProgram('vitae-no-such-program', args),
      openPath,
      tempFolder,
    });
    await expect(printing.printers()).rejects.toThrow(printingText('noCups'));
    await expect(printing.print(pdfOf(a4), job)).rejects.toThrow(printingText('noCups'));
  });

  it('accepts nothing but PDFs', async () => {
    const run = vi.fn<RunProgram>();
    const printing = createPrinting({ platform: 'darwin', run, openPath, tempFolder });
    await expect(printing.print(new Blob(['#!/bin/sh']), job)).rejects.toThrow('These pages are not a PDF.');
    expect(run).not.toHaveBeenCalled();
  });

  it('opens the file for the program that Windows has for PDFs', async () => {
    const opened: { bytes: Buffer; mode: number }[] = [];
    const open = vi.fn<(path: string) => Promise<string>>(async (path) => {
      opened.push({ bytes: readFileSync(path), mode: statSync(path).mode & 0o777 });
      return opened.length === 1 ? '' : 'no program for .pdf';
    });
    const parts = { platform: 'win32', openPath: open, tempFolder } as const;
    const printing = createPrinting(parts);
    const [viewer] = await printing.printers();
    const toViewer = { ...job, printer: viewer?.id ?? '' };
    await printing.print(pdfOf(a4), toViewer);
    expect(opened[0]?.bytes.equals(a4)).toBe(true);
    if (process.platform !== 'win32') expect(opened[0]?.mode).toBe(0o600);
    await expect(printing.print(pdfOf(a4), toViewer)).rejects.toThrow(
      'No program could open the PDF (no program for .pdf).',
    );
    expect(readdirSync(tempFolder)).toHaveLength(2);
    createPrinting(parts);
    expect(readdirSync(tempFolder)).toEqual([]);
  });
});

describe('what CUPS says', () => {
  it.each([
    ['na_letter_8.5x11in', 'Letter'],
    ['iso_a4_210x297mm', 'A4'],
    ['na_index-4x6_4x6in', 'Index 4x6'],
    ['A4.Borderless', 'A4 borderless'],
    ['EnvDL', 'Envelope DL'],
    ['Legal', 'Legal'],
  ])('paper %s is %s', (id, name) => expect(paperName(id)).toBe(name));

  it('papers come in the order of the printer, each once, without those to be made up', () => {
    expect(
      papersOf('Duplex/Two-Sided: *None\nPageSize/Media Size: Letter *A4 iso_a4_210x297mm Custom.WIDTHxHEIGHT\n'),
    ).toEqual([
      { id: 'Letter', name: 'Letter' },
      { id: 'A4', name: 'A4' },
    ]);
    expect(papersOf('')).toEqual([]);
  });

  it.each([
    ['offline-report', 'It is switched off or not connected.'],
    ['media-low-warning, media-empty-error', 'It is out of paper.'],
    ['media-jam-error', 'Paper is jammed.'],
    ['toner-low-report', ''],
    ['none', ''],
  ])('a printer with %s', (alerts, problem) => {
    const states = `printer one is idle.  enabled since Sat Nov 21 16:06:24 2026\n\tForm mounted:\n\tAlerts: none\nprinter two is idle.  enabled since Sat Nov 21 16:06:24 2026\n\tForm mounted:\n\tAlerts: ${alerts}\n`;
    expect(stateOf('two', states, '')).toEqual({ problem, isStopped: false });
    expect(stateOf('one', states, '').problem).toBe('');
  });

  it('the size of a page is read where it can be', () => {
    expect(pageSizeOf(a4)).toEqual({ width: 595.28, height: 841.89 });
    expect(pageSizeOf(new Uint8Array(10))).toBeNull();
  });
});
