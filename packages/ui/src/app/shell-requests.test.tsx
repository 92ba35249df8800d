import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '../components/toast.ts';
import { takeHandedFiles } from '../review/handed-files.ts';
import { useCommands, usePrintKey, type CommandTakers } from './commands.ts';
import { loadAreas, startI18n } from './i18n/index.ts';
import { PlatformProvider, type Platform, type ShellRequest } from './platform.ts';
import { ShellRequests } from './shell-requests.tsx';

const pick = vi.fn<Platform['files']['pick']>(() => Promise.resolve([]));
const platform: Platform = {
  settings: defaultSiteSettings,
  documents: createMemoryStore(),
  files: { pick, save: () => Promise.resolve() },
  createImportWorker: () => {
    throw new Error('These tests have no import worker.');
  },
};

function Page({ takers }: { takers: CommandTakers }) {
  useCommands(takers);
  usePrintKey();
  return null;
}

function open(takers: CommandTakers = {}, innerTakers?: CommandTakers) {
  let ask: (request: ShellRequest) => void = () => undefined;
  const end = vi.fn();
  const requests: Platform['requests'] = (listener) => {
    ask = (request) => act(() => listener(request));
    return end;
  };
  const page = (
    <>
      <ShellRequests requests={requests} />
      <Page takers={takers} />
      {innerTakers && <Page takers={innerTakers} />}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/account'] });
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { ask: (request: ShellRequest) => ask(request), end, where };
}

beforeAll(async () => {
  await startI18n();
  await loadAreas(['shell']);
});
beforeEach(() => {
  takeToasts();
  takeHandedFiles();
  pick.mockClear();
});
afterEach(cleanup);

describe('ShellRequests', () => {
  it('goes to pages of the program, and to nothing else', async () => {
    const { ask, where } = open();
    ask({ what: 'go', to: '/account/resumes?view=trash' });
    await waitFor(() => expect(where()).toBe('/account/resumes?view=trash'));
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'account', '']) ask({ what: 'go', to });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(where()).toBe('/account/resumes?view=trash');
  });

  it('passes commands to the page that was opened last', () => {
    const [outer, inner, redo] = [vi.fn(), vi.fn(), vi.fn()];
    const { ask } = open({ undo: outer, redo }, { undo: inner });
    ask({ what: 'command', command: 'undo' });
    ask({ what: 'command', command: 'redo' });
    expect([outer, inner, redo].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
    expect(takeToasts()).toEqual([]);
  });

  it.each([
    ['print', 'Then Print prints its pages.'],
    ['save-pdf', 'Then its pages can be saved as a PDF.'],
    ['palette', 'Then the commands for it are here.'],
  ] as const)('says what %s needs where no resume is open', (command, description) => {
    open().ask({ what: 'command', command });
    expect(takeToasts()).toMatchObject([{ title: 'Open a resume first', description }]);
  });

  it('begins a resume', async () => {
    const { ask, where } = open();
    ask({ what: 'command', command: 'new' });
    await waitFor(() => expect(where()).toBe('/resume/start'));
  });

  it('opens files that are chosen or come from outside, on the page that reads them', async () => {
    const { ask, where } = open();
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.vitae')];
    ask({ what: 'command', command: 'open' });
    await waitFor(() => expect(pick).toHaveBeenCalledWith(expect.stringContaining('.vitae')));
    expect(where()).toBe('/account');
    pick.mockResolvedValueOnce(files.slice(1));
    ask({ what: 'command', command: 'open' });
    await waitFor(() => expect(where()).toBe('/resume/start/upload'));
    expect(takeHandedFiles()).toEqual(files.slice(1));
    ask({ what: 'import', files });
    expect(takeHandedFiles()).toEqual(files);
  });

  it('says so when a file cannot be opened', async () => {
    pick.mockRejectedValueOnce(new Error('This file may not be read.'));
    open().ask({ what: 'command', command: 'open' });
    await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'The file could not be opened', description: 'This file may not be read.', tone: 'danger' }]));
  });

  it('keeps what it is told in sight', () => {
    open().ask({ what: 'tell', title: 'A backup was restored', text: 'Of this morning.' });
    expect(takeToasts()).toMatchObject([{ title: 'A backup was restored', description: 'Of this morning.', timeout: 0 }]);
  });

  it('listens no longer than the page is there', () => {
    const { end } = open();
    expect(end).not.toHaveBeenCalled();
    cleanup();
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('usePrintKey', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('prints with %j and P', (keys) => {
    const print = vi.fn();
    open({ print });
    // `false`: the browser's own dialog does not open.
    expect(fireEvent.keyDown(document.body, { key: 'p', ...keys })).toBe(false);
    expect(print).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'p', ...keys, shiftKey: true })).toBe(true);
    expect(print).toHaveBeenCalledOnce();
  });

  it('leaves the key to the browser where nothing can be printed', () => {
    open();
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
