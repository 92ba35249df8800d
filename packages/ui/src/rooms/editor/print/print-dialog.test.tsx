import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createResume } from '@vitae/domain';
import type { PageGeometry } from '@vitae/renderer';
import type { Preview } from '@vitae/renderer/preview';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import {
  PlatformProvider,
  type Platform,
  type Printer,
  type PrintJob,
  type SavedFile,
} from '../../../base/platform.ts';
import { fetchLateParts } from '../../../parts/components/late.tsx';
import { takeToasts } from '../../../parts/components/toast.ts';
import { PrintDialog } from './print-dialog.tsx';
import { printersTimeout } from './use-printers.ts';
import { press } from '../../../base/testing/press.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';

const resume = createResume({ title: 'Ada' });
const pages: PageGeometry[] = [0, 1, 2].map((index) => ({ index, width: 595.28, height: 841.89, boxes: [] }));
const bytes = new TextEncoder().encode('%PDF-1.7 the very bytes');
const attached: number[] = [];
const preview: Preview = {
  update: () => undefined,
  isPainted: () => true,
  attach: (index) => {
    attached.push(index);
    return () => undefined;
  },
  setScale: () => undefined,
  setVisible: () => undefined,
  subscribe: () => () => undefined,
  pdf: async () => ({ bytes, pageCount: 3, missing: [], lastPageFill: 1 }),
  picture: () => Promise.reject(new Error('Nothing is laid out anew.')),
  settle: () => Promise.reject(new Error('Nothing is laid out anew.')),
  drawn: () => Promise.reject(new Error('Nothing is evaluated.')),
  dispose: () => undefined,
};
const printer = (given: Partial<Printer>): Printer => ({
  id: 'office',
  name: 'Office',
  isDefault: false,
  problem: '',
  papers: ['Letter', 'A4'],
  ...given,
});
const home = printer({ id: 'home', name: 'Home', isDefault: true });

let jobs: { text: string; job: PrintJob }[];
let saved: SavedFile[];
let saving: Platform['files']['save'];

function open(printers: () => Promise<Printer[]>, print?: (pdf: Blob, job: PrintJob) => Promise<void>) {
  const platform = testPlatform({
    files: { pick: () => Promise.resolve([]), save: (file) => saving(file) },
  });
  const printing = {
    printers,
    print: print ?? (async (pdf: Blob, job: PrintJob) => void jobs.push({ text: await pdf.text(), job })),
  };
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <PlatformProvider value={platform}>
        <button type="button" onClick={() => setOpen(true)}>
          Again
        </button>
        <PrintDialog
          open={isOpen}
          onOpenChange={setOpen}
          printing={printing}
          doc={resume}
          preview={preview}
          pages={pages}
          name="Ada"
        />
      </PlatformProvider>
    );
  }
  render(<Page />);
}

const set = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const shownPages = () =>
  within(screen.getByRole('group', { name: 'Pages that will be printed' }))
    .queryAllByRole('img')
    .map((page) => page.getAttribute('aria-label'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeAll(async () => {
  await loadAreas(['preview']);
  // Loaded up front, so that no test has to wait for lazy code.
  await Promise.all([fetchLateParts(), import('../export/download.ts')]);
});
beforeEach(() => {
  jobs = [];
  saved = [];
  saving = async (file) => void saved.push(file);
  attached.length = 0;
  takeToasts();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('PrintDialog', () => {
  it('sends the bytes of the file to the default printer, once, on the paper of the document', async () => {
    open(() => Promise.resolve([printer({}), home]));
    await screen.findByRole('option', { name: 'Home (default)' });
    expect(screen.getByLabelText<HTMLSelectElement>('Printer').value).toBe('home');
    expect(screen.getByRole('option', { name: 'A4 (as designed)' })).toHaveProperty('selected', true);
    await press('Print');
    await isClosed();
    expect(jobs).toEqual([
      { text: '%PDF-1.7 the very bytes', job: { printer: 'home', copies: 1, pages: '', paper: '' } },
    ]);
    expect(takeToasts()).toMatchObject([{ title: 'Sent to Home', tone: 'good' }]);
  });

  it('prints the pages that are chosen, and shows only these: the pages of the preview', async () => {
    open(() => Promise.resolve([home, printer({})]));
    await screen.findByRole('option', { name: 'Home (default)' });
    expect(shownPages()).toHaveLength(3);
    expect(attached).toEqual([0, 1, 2]);
    set('Printer', 'office');
    set('Copies', '12');
    set('Paper', 'Letter');
    fireEvent.click(screen.getByRole('radio', { name: 'Some' }));
    set('Which pages', '3, 1');
    expect(shownPages()).toEqual(['Page 1 of 3', 'Page 3 of 3']);
    fireEvent.submit(screen.getByLabelText('Which pages'));
    await isClosed();
    expect(jobs[0]?.job).toEqual({ printer: 'office', copies: 12, pages: '1,3', paper: 'Letter' });
  });

  it.each([
    ['Copies', '0', 'From 1 to 99.'],
    ['Copies', '100', 'From 1 to 99.'],
    ['Copies', '1.5', 'From 1 to 99.'],
    ['Which pages', '4', 'Use numbers from 1 to 3 and ranges, such as 1-2,4.'],
    ['Which pages', '', 'Numbers and ranges, such as 1-2,4. There are 3 pages.'],
  ])('does not print with %s %j, says why, and focuses the field', async (field, value, words) => {
    open(() => Promise.resolve([home]));
    await screen.findByRole('option', { name: 'Home (default)' });
    fireEvent.click(screen.getByRole('radio', { name: 'Some' }));
    set('Which pages', '1');
    set(field, value);
    await press('Print');
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(jobs).toEqual([]);
  });

  it('accepts no paper that the chosen printer lacks, and says when the document’s own is missing', async () => {
    open(() => Promise.resolve([home, printer({ papers: ['Letter', 'A5'] })]));
    await screen.findByRole('option', { name: 'Home (default)' });
    expect(screen.queryByText(/does not list A4/)).toBeNull();
    set('Printer', 'office');
    expect(screen.getByText('The printer does not list A4. Choose the paper that is in it.')).toBeDefined();
    set('Paper', 'A5');
    set('Printer', 'home');
    await press('Print');
    await isClosed();
    expect(jobs[0]?.job.paper).toBe('');
  });

  it('shows the problem of the chosen printer', async () => {
    open(() => Promise.resolve([{ ...home, problem: 'Out of paper' }, printer({})]));
    expect(await screen.findByText('Out of paper')).toBeDefined();
    set('Printer', 'office');
    expect(screen.queryByText('Out of paper')).toBeNull();
  });

  it('says that there is no printer, saves the PDF right there, and looks again', async () => {
    const printers = vi.fn(() => Promise.resolve<Printer[]>([]));
    open(printers);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No printer found')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    printers.mockResolvedValue([home]);
    await press('Look again', alert);
    await screen.findByRole('option', { name: 'Home (default)' });
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    open(() => Promise.resolve([]));
    await press('Download PDF', within(await screen.findByRole('alert')));
    await isClosed();
    expect(saved).toMatchObject([{ name: 'Ada.pdf', type: 'application/pdf' }]);
    expect(await saved[0]?.content.text()).toBe('%PDF-1.7 the very bytes');
  });

  it('shows the system’s message when it does not list its printers', async () => {
    open(() => Promise.reject(new Error('The print service is not running.')));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No printer responds')).toBeDefined();
    expect(alert.getByText('The print service is not running.')).toBeDefined();
    expect(alert.getByRole('button', { name: 'Download PDF' })).toBeDefined();
  });

  it('does not wait forever for printers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(printersTimeout);
    vi.useRealTimers();
    expect(await screen.findByText('No printer responds')).toBeDefined();
  });

  it('keeps the choices when printing fails, says why, and offers the PDF', async () => {
    let fail: (error: Error) => void = () => undefined;
    open(
      () => Promise.resolve([home]),
      () => new Promise((_, reject) => (fail = reject)),
    );
    await screen.findByRole('option', { name: 'Home (default)' });
    set('Copies', '7');
    await press('Print');
    expect((await screen.findAllByRole('progressbar', { name: 'Sending to the printer' })).length).toBe(1);
    fail(new Error('The printer is out of toner.'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('It was not printed')).toBeDefined();
    expect(alert.getByText('The printer is out of toner.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Copies').value).toBe('7');
    await press('Download PDF', alert);
    await isClosed();
    expect(saved).toHaveLength(1);
  });

  it('reports a failure even if the dialog was closed meanwhile', async () => {
    let fail: (error: Error) => void = () => undefined;
    open(
      () => Promise.resolve([home]),
      () => new Promise((_, reject) => (fail = reject)),
    );
    await screen.findByRole('option', { name: 'Home (default)' });
    await press('Print');
    await screen.findByRole('progressbar');
    await press('Close');
    await isClosed();
    fail(new Error('Paper jam.'));
    await waitFor(() =>
      expect(takeToasts()).toMatchObject([
        { title: 'It was not printed', description: 'Paper jam.', timeout: 0, action: { label: 'Download PDF' } },
      ]),
    );
  });

  it('says so when the PDF cannot be saved either', async () => {
    saving = () => Promise.reject(new Error('The disk is full.'));
    open(() => Promise.resolve([]));
    await press('Download PDF', within(await screen.findByRole('alert')));
    expect(await screen.findByText('The PDF was not saved')).toBeDefined();
    expect(screen.getByText('The disk is full.')).toBeDefined();
  });

  it('stays open without a message when the person cancels saving', async () => {
    saving = () => Promise.resolve(false);
    open(() => Promise.resolve([home]));
    await screen.findByRole('option', { name: 'Home (default)' });
    await press('Download PDF');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(takeToasts()).toEqual([]);
  });

  it('is reset each time it opens', async () => {
    open(() => Promise.resolve([home]));
    await screen.findByRole('option', { name: 'Home (default)' });
    set('Copies', '7');
    await press('Close');
    await isClosed();
    await press('Again');
    await screen.findByRole('option', { name: 'Home (default)' });
    expect(screen.getByLabelText<HTMLInputElement>('Copies').value).toBe('1');
  });
});
