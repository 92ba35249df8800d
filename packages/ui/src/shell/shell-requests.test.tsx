import { documentKinds } from '@vitae/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../parts/components/dialog.tsx';
import { fetchLateParts } from '../parts/components/late.tsx';
import { takeToasts } from '../parts/components/toast.ts';
import { takeHandedFiles } from '../base/documents/handed-files.ts';
import { useCommands, usePrintKey, type CommandTakers } from '../base/commands.ts';
import type { Platform, ShellRequest } from '../base/platform.ts';
import { takeRequests } from './shell-requests.ts';

const pick = vi.fn<Platform['files']['pick']>(() => Promise.resolve([]));
function Page({ takers }: { takers: CommandTakers }) {
  useCommands(takers);
  usePrintKey();
  return null;
}

async function open(takers: CommandTakers = {}, innerTakers?: CommandTakers) {
  render(
    <>
      <Page takers={takers} />
      {innerTakers && <Page takers={innerTakers} />}
    </>,
  );
  const visits: string[] = [];
  let ask: (request: ShellRequest) => void = () => undefined;
  const listen: Platform['requests'] = (listener) => {
    ask = listener;
    return () => undefined;
  };
  await takeRequests({ files: { pick, save: () => Promise.resolve() } }, listen, (to) => visits.push(to));
  return { ask, visits };
}

beforeAll(async () => {
  // Loaded up front, so that no test has to wait for lazy code.
  await fetchLateParts();
});
beforeEach(() => {
  takeToasts();
  takeHandedFiles();
  pick.mockClear();
});

describe('takeRequests', () => {
  it('opens pages of the program, and nothing else', async () => {
    const { ask, visits } = await open();
    ask({ what: 'go', to: '/account/resumes?view=trash' });
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'account',
      '',
    ])
      ask({ what: 'go', to });
    expect(visits).toEqual(['/account/resumes?view=trash']);
  });

  it('passes commands to the page opened last', async () => {
    const [outer, inner, redo] = [vi.fn(), vi.fn(), vi.fn()];
    const { ask } = await open({ undo: outer, redo }, { undo: inner });
    ask({ what: 'command', command: 'undo' });
    ask({ what: 'command', command: 'redo' });
    expect([outer, inner, redo].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
    expect(takeToasts()).toEqual([]);
  });

  it.each(documentKinds.map(({ root }) => root))('waits for a document of %s that is still opening', async (root) => {
    history.replaceState(null, '', `${root}/builder/ada`);
    try {
      const { ask } = await open();
      const print = vi.fn();
      ask({ what: 'command', command: 'print' });
      render(<Page takers={{ print }} />);
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      expect(takeToasts()).toEqual([]);
    } finally {
      history.replaceState(null, '', '/');
    }
  });

  it('leaves the page unchanged while a dialog is open; text in the dialog can be undone', async () => {
    const [print, undo] = [vi.fn(), vi.fn()];
    const { ask } = await open({ print, undo });
    const native = vi.fn();
    Object.defineProperty(document, 'execCommand', { value: native, configurable: true });
    render(<Dialog open onOpenChange={() => undefined} title="Rename" />);
    await screen.findByRole('dialog');
    ask({ what: 'command', command: 'print' });
    ask({ what: 'command', command: 'undo' });
    expect(print).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
    expect(native.mock.calls).toEqual([['undo']]);
    expect(takeToasts()).toEqual([]);
  });

  it.each([
    ['print', 'You can then print its pages.'],
    ['save-pdf', 'You can then save its pages as a PDF.'],
    ['palette', 'You can then use its commands.'],
  ] as const)('says what %s needs where no resume is open', async (command, description) => {
    (await open()).ask({ what: 'command', command });
    expect(takeToasts()).toMatchObject([{ title: 'Open a document first', description }]);
  });

  it('starts a resume', async () => {
    const { ask, visits } = await open();
    ask({ what: 'command', command: 'new' });
    expect(visits).toEqual(['/resume/start']);
  });

  it('opens files that are chosen or come from outside, on the page that reads them', async () => {
    const { ask, visits } = await open();
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.vitae')];
    ask({ what: 'command', command: 'open' });
    await waitFor(() => expect(pick).toHaveBeenCalledWith(expect.stringContaining('.vitae')));
    expect(visits).toEqual([]);
    pick.mockResolvedValueOnce(files.slice(1));
    ask({ what: 'command', command: 'open' });
    await waitFor(() => expect(visits).toEqual(['/resume/start/upload']));
    expect(takeHandedFiles()).toEqual(files.slice(1));
    ask({ what: 'import', files });
    expect(visits).toHaveLength(2);
    expect(takeHandedFiles()).toEqual(files);
  });

  it('reports that a file cannot be opened', async () => {
    pick.mockRejectedValueOnce(new Error('This file may not be read.'));
    (await open()).ask({ what: 'command', command: 'open' });
    await waitFor(() =>
      expect(takeToasts()).toMatchObject([
        { title: 'The file could not be opened', description: 'This file may not be read.', tone: 'danger' },
      ]),
    );
  });

  it('keeps messages of the shell on screen', async () => {
    (await open()).ask({ what: 'notify', title: 'A backup was restored', text: 'Of this morning.' });
    expect(takeToasts()).toMatchObject([
      { title: 'A backup was restored', description: 'Of this morning.', timeout: 0 },
    ]);
  });
});

describe('usePrintKey', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('prints with %j and P', async (keys) => {
    const print = vi.fn();
    await open({ print });
    // `false`: the browser's own dialog does not open.
    expect(fireEvent.keyDown(document.body, { key: 'p', ...keys })).toBe(false);
    expect(print).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'p', ...keys, shiftKey: true })).toBe(true);
    expect(print).toHaveBeenCalledOnce();
  });

  it('leaves the shortcut to the browser if nothing can be printed', async () => {
    await open();
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
