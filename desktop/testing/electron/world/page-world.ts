import type { makeBridge } from './bridge.ts';

/**
 * The page's own world: receives what the preload exposes, and asks main where Chromium would ask the user. Runs in the
 * browser.
 */
export const pageWorld = (bridgeTo: typeof makeBridge, outgoing: string, incoming: string, mark: string): void => {
  interface Inner {
    ask: (permission: string, details: object) => Promise<boolean>;
    check: (permission: string, details: object) => Promise<boolean>;
    opened: (address: string, name: string, features: string) => void;
  }
  let inner: Inner | undefined;

  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return;
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  };

  bridgeTo(outgoing, incoming, mark, (kind, key, value) => {
    if (kind === 'inner') inner = value as Inner;
    else {
      freeze(value);
      Object.defineProperty(globalThis, key, { value, enumerable: true, writable: false, configurable: false });
    }
  });

  const asked = async (permission: string, details: object = {}): Promise<boolean> =>
    inner === undefined ? true : inner.ask(permission, details);
  const refused = (): DOMException => new DOMException('Permission denied', 'NotAllowedError');

  /** Asks main before calling a method of the browser. */
  const guard = <Name extends string>(
    owner: Partial<Record<Name, unknown>> | undefined,
    name: Name,
    permissionOf: (args: unknown[]) => [string, object?],
  ): void => {
    const original = owner?.[name];
    if (owner === undefined || typeof original !== 'function') return;
    const guarded = async function (this: unknown, ...args: unknown[]): Promise<unknown> {
      if (!(await asked(...permissionOf(args)))) throw refused();
      return Reflect.apply(original, this, args) as unknown;
    };
    Object.defineProperty(owner, name, { value: guarded, writable: true, configurable: true });
  };

  const media = (args: unknown[]): [string, object] => {
    const wanted = (args[0] ?? {}) as { audio?: unknown; video?: unknown };
    return ['media', { mediaTypes: [...(wanted.audio ? ['audio'] : []), ...(wanted.video ? ['video'] : [])] }];
  };
  const { navigator } = globalThis;
  guard(globalThis.MediaDevices?.prototype, 'getUserMedia', media);
  guard(globalThis.MediaDevices?.prototype, 'getDisplayMedia', () => ['display-capture']);
  guard(globalThis.Clipboard?.prototype, 'read', () => ['clipboard-read']);
  guard(globalThis.Clipboard?.prototype, 'readText', () => ['clipboard-read']);
  guard(globalThis.Clipboard?.prototype, 'write', () => ['clipboard-sanitized-write']);
  guard(globalThis.Clipboard?.prototype, 'writeText', () => ['clipboard-sanitized-write']);
  guard(globalThis.StorageManager?.prototype, 'persist', () => ['persistent-storage']);
  guard(globalThis.Element?.prototype, 'requestFullscreen', () => ['fullscreen']);
  guard(globalThis.Element?.prototype, 'requestPointerLock', () => ['pointerLock']);
  guard(navigator as { requestMIDIAccess?: unknown }, 'requestMIDIAccess', (args) => [
    (args[0] as { sysex?: boolean } | undefined)?.sysex ? 'midiSysex' : 'midi',
  ]);
  for (const [kind, permission] of [
    ['hid', 'hid'],
    ['serial', 'serial'],
    ['usb', 'usb'],
    ['bluetooth', 'bluetooth'],
  ] as const) {
    const devices = (navigator as unknown as Record<string, object | undefined>)[kind];
    guard(devices, devices !== undefined && 'requestPort' in devices ? 'requestPort' : 'requestDevice', () => [
      permission,
    ]);
  }
  for (const name of [
    'queryLocalFonts',
    'getScreenDetails',
    'showOpenFilePicker',
    'showSaveFilePicker',
    'showDirectoryPicker',
  ]) {
    const permission =
      name === 'queryLocalFonts' ? 'local-fonts' : name === 'getScreenDetails' ? 'window-management' : 'fileSystem';
    guard(globalThis as Record<string, unknown>, name, () => [permission]);
  }

  // These report a refusal in their own way.
  const { Notification: Notifier, Geolocation: Places, Permissions: Asked } = globalThis;
  if (Notifier !== undefined) {
    let state = Notifier.permission;
    Notifier.requestPermission = async () => {
      state = (await asked('notifications')) ? 'granted' : 'denied';
      return state;
    };
    Object.defineProperty(Notifier, 'permission', { get: () => state });
  }
  for (const name of ['getCurrentPosition', 'watchPosition'] as const) {
    if (Places === undefined) continue;
    const original = Places.prototype[name];
    Places.prototype[name] = function (
      this: Geolocation,
      success: PositionCallback,
      failure?: PositionErrorCallback | null,
      options?: PositionOptions,
    ) {
      void asked('geolocation').then((granted) => {
        if (granted) Reflect.apply(original, this, [success, failure, options]);
        else
          failure?.({
            code: 1,
            message: 'User denied Geolocation',
            PERMISSION_DENIED: 1,
            POSITION_UNAVAILABLE: 2,
            TIMEOUT: 3,
          });
      });
      return 0;
    };
  }
  if (Asked !== undefined) {
    const original = Asked.prototype.query;
    Asked.prototype.query = async function (this: Permissions, descriptor: PermissionDescriptor) {
      const status = await original.call(this, descriptor);
      const granted = inner === undefined || (await inner.check(descriptor.name, {}));
      return Object.defineProperty(status, 'state', { value: granted ? 'granted' : 'denied' });
    };
  }

  // Only main creates new windows, so the page never gets a reference to one.
  const open = globalThis.open;
  globalThis.open = (address?: string | URL, name = '', features = ''): Window | null => {
    if (['_self', '_top', '_parent'].includes(name.toLowerCase())) return open(address, name, features);
    const given = String(address ?? '');
    inner?.opened(given === '' ? 'about:blank' : new URL(given, document.baseURI).href, name, features);
    return null;
  };
};
