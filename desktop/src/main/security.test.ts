import { describe, expect, it, vi } from 'vitest';
import { openedOutside } from '../testing/electron.ts';
import { isExternalLink, isOwnPage, lockDown } from './security.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

type Handler = (...given: unknown[]) => unknown;

const recorder = () => {
  const handlers = new Map<string, Handler>();
  const set = (name: string) => (handler: Handler) => void handlers.set(name, handler);
  return { handlers, set, on: (name: string, handler: Handler) => void handlers.set(name, handler) };
};

/** A locked app with one page, whose events a test sends. */
const locked = (page = 'app://vitae/account/resumes') => {
  openedOutside.length = 0;
  const contentsEvents = recorder();
  const sessionEvents = recorder();
  const contents = {
    on: contentsEvents.on,
    setWindowOpenHandler: contentsEvents.set('window-open'),
    setWebRTCIPHandlingPolicy: vi.fn<(policy: string) => void>(),
    getURL: () => page,
  };
  const session = {
    on: sessionEvents.on,
    setPermissionRequestHandler: sessionEvents.set('request'),
    setPermissionCheckHandler: sessionEvents.set('check'),
    setDevicePermissionHandler: sessionEvents.set('device'),
    webRequest: { onBeforeRequest: sessionEvents.set('fetch') },
  };
  lockDown({ on: (_: string, created: Handler) => created({}, contents) } as never, session as never);
  const send = (name: string, ...given: unknown[]) => contentsEvents.handlers.get(name)?.(...given);
  const isPrevented = (name: string, details: object = {}) => {
    const preventDefault = vi.fn<() => void>();
    (contentsEvents.handlers.get(name) ?? sessionEvents.handlers.get(name))?.({ ...details, preventDefault });
    return preventDefault.mock.calls.length === 1;
  };
  const ask = (name: string, ...given: unknown[]) => sessionEvents.handlers.get(name)?.(...given);
  return { contents, send, isPrevented, ask, click: () => send('input-event', {}, { type: 'mouseDown' }) };
};

describe('addresses', () => {
  it.each(['https://example.com/', 'mailto:a@example.com'])('%s may leave', (address) =>
    expect(isExternalLink(address)).toBe(true),
  );
  it.each([
    'http://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://host',
    'vitae://signed-in',
    'nonsense',
    `https://example.com/${'x'.repeat(9_000)}`,
  ])('%.40s may not', (address) => expect(isExternalLink(address)).toBe(false));
  it.each(['app://vitae', 'app://vitae.example.com/', 'app://vitae@example.com/', 'https://vitae/', 'APP://VITAE/'])(
    '%s is no page of ours',
    (address) => expect(isOwnPage(address)).toBe(false),
  );
});

describe('navigation', () => {
  it.each([
    ['app://vitae/resume/start', true, false],
    ['app://vitae/resume/start', false, true],
    ['https://example.com/', true, true],
    ['app://vitae.example.com/', true, true],
    ['file:///home/somebody/dropped.html', true, true],
    ['data:text/html,x', true, true],
    ['blob:app://vitae/x', true, true],
  ])('to %s (in the main frame: %s) is prevented: %s', (url, isMainFrame, prevented) => {
    expect(locked().isPrevented('will-frame-navigate', { url, isMainFrame })).toBe(prevented);
    expect(openedOutside).toEqual([]);
  });

  it('by redirects and into embedded views is prevented', () => {
    expect(locked().isPrevented('will-redirect')).toBe(true);
    expect(locked().isPrevented('will-attach-webview')).toBe(true);
  });
});

describe('links out', () => {
  it('go to the system after a click in our page, and open no window', () => {
    const { send, click } = locked();
    click();
    expect(send('window-open', { url: 'https://example.com/' })).toEqual({ action: 'deny' });
    expect(send('window-open', { url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
    expect(openedOutside).toEqual(['https://example.com/']);
  });

  it('go there from the page itself too', () => {
    const { click, isPrevented } = locked();
    click();
    expect(isPrevented('will-frame-navigate', { url: 'mailto:a@example.com', isMainFrame: true })).toBe(true);
    expect(openedOutside).toEqual(['mailto:a@example.com']);
  });

  it('go nowhere without a click, long after one, or for a mouse move', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { send, click } = locked();
    send('window-open', { url: 'https://example.com/' });
    send('input-event', {}, { type: 'mouseMove' });
    send('window-open', { url: 'https://example.com/' });
    click();
    vi.advanceTimersByTime(2_001);
    send('window-open', { url: 'https://example.com/' });
    vi.useRealTimers();
    expect(openedOutside).toEqual([]);
  });

  it('go nowhere from a page that is not ours', () => {
    const { send, click } = locked('about:blank');
    click();
    send('window-open', { url: 'https://example.com/' });
    expect(openedOutside).toEqual([]);
  });
});

describe('forbidden to a page', () => {
  it.each([
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'midi',
    'openExternal',
    'fileSystem',
    'display-capture',
  ])('be granted: %s', (permission) => {
    const { ask, contents } = locked();
    const answer = vi.fn<(granted: boolean) => void>();
    ask('request', contents, permission, answer);
    expect(answer.mock.calls).toEqual([[false]]);
    expect(ask('check', contents, permission, 'app://vitae')).toBe(false);
  });

  it('copying a text is allowed, only on our page', () => {
    const { ask, contents } = locked();
    expect(ask('check', contents, 'clipboard-sanitized-write', 'app://vitae')).toBe(true);
    expect(ask('check', contents, 'clipboard-sanitized-write', 'https://example.com')).toBe(false);
  });

  it('reach a device or download a file', () => {
    expect(locked().ask('device')).toBe(false);
    expect(locked().isPrevented('will-download')).toBe(true);
  });

  it.each([
    ['https://example.com/x', true],
    ['http://localhost:3000/', true],
    ['wss://example.com/', true],
    ['file:///etc/passwd', true],
    ['app://vitae/assets/a.js', false],
    ['blob:app://vitae/x', false],
    ['data:image/png;base64,', false],
  ])('fetch %s: cancelled is %s', (url, cancel) => {
    const answer = vi.fn<(given: object) => void>();
    locked().ask('fetch', { url }, answer);
    expect(answer.mock.calls).toEqual([[{ cancel }]]);
  });
});
