import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileFor } from './protocol.ts';
import { isExternalLink, lockDown } from './security.ts';

const openExternal = vi.hoisted(() => vi.fn<(address: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('electron', () => ({ shell: { openExternal } }));

const folder = join('/opt', 'vitae', 'renderer');

describe('fileFor', () => {
  it.each([
    ['app://vitae/assets/a.js', join(folder, 'assets/a.js')],
    ['app://vitae/account/resumes', join(folder, 'index.html')],
    ['app://vitae/', join(folder, 'index.html')],
  ])('%s', (address, file) => {
    expect(fileFor(folder, address)).toBe(file);
  });

  it.each(['app://other/a.js', 'https://vitae/a.js', 'app://vitae/..%2f..%2fetc/passwd.txt', 'app://vitae/%00.js', 'app://vitae/..%2frenderer2/a.js'])(
    'refuses %s',
    (address) => {
      expect(fileFor(folder, address)).toBeNull();
    },
  );
});

describe('links out of the app', () => {
  it.each(['https://example.com/', 'mailto:a@example.com'])('%s may leave', (address) => expect(isExternalLink(address)).toBe(true));
  it.each(['http://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'smb://host', 'nonsense'])('%s may not', (address) =>
    expect(isExternalLink(address)).toBe(false),
  );
});

describe('lockDown', () => {
  type Handler = (...given: unknown[]) => unknown;

  const lockedContents = () => {
    const on = new Map<string, Handler>();
    let openWindow: Handler = () => null;
    let permission: Handler = () => null;
    const contents = { on: (name: string, handler: Handler) => on.set(name, handler), setWindowOpenHandler: (handler: Handler) => (openWindow = handler) };
    const app = { on: (_: string, created: Handler) => created({}, contents) };
    const session = { setPermissionRequestHandler: (handler: Handler) => (permission = handler), setPermissionCheckHandler: () => null };
    lockDown(app as never, session as never);
    return { on, openWindow, permission };
  };

  it.each([
    ['app://vitae/resume/start', false],
    ['https://example.com/', true],
    ['app://vitae.example.com/', true],
    ['file:///etc/passwd', true],
  ])('navigation to %s is prevented: %s', (url, prevented) => {
    const preventDefault = vi.fn<() => void>();
    lockedContents().on.get('will-navigate')?.({ url, preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(prevented ? 1 : 0);
  });

  it('opens no window; an https link goes to the system, another kind nowhere', () => {
    const { openWindow } = lockedContents();
    openExternal.mockClear();
    expect(openWindow({ url: 'https://example.com/' })).toEqual({ action: 'deny' });
    expect(openWindow({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
    expect(openExternal.mock.calls).toEqual([['https://example.com/']]);
  });

  it('denies permissions', () => {
    const answer = vi.fn<(granted: boolean) => void>();
    lockedContents().permission({}, 'camera', answer);
    expect(answer).toHaveBeenCalledWith(false);
  });
});
