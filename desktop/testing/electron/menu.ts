import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';

type Role =
  | 'quit'
  | 'close'
  | 'minimize'
  | 'reload'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'delete'
  | 'selectAll'
  | 'toggleDevTools'
  | 'togglefullscreen'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'about';

interface Template {
  id?: string;
  label?: string;
  role?: string;
  type?: string;
  accelerator?: string;
  enabled?: boolean;
  visible?: boolean;
  checked?: boolean;
  submenu?: Template[] | Menu;
  click?: (item: MenuItem, window: BrowserWindow | undefined, event: object) => void;
}

/** Electron's defaults for an item with a role. */
const roles: Record<string, { label: string; accelerator?: string }> = {
  quit: { label: 'Quit', accelerator: 'CommandOrControl+Q' },
  close: { label: 'Close Window', accelerator: 'CommandOrControl+W' },
  minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M' },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R' },
  undo: { label: 'Undo', accelerator: 'CommandOrControl+Z' },
  redo: { label: 'Redo', accelerator: 'Shift+CommandOrControl+Z' },
  cut: { label: 'Cut', accelerator: 'CommandOrControl+X' },
  copy: { label: 'Copy', accelerator: 'CommandOrControl+C' },
  paste: { label: 'Paste', accelerator: 'CommandOrControl+V' },
  delete: { label: 'Delete' },
  selectAll: { label: 'Select All', accelerator: 'CommandOrControl+A' },
  toggleDevTools: { label: 'Toggle Developer Tools', accelerator: 'Ctrl+Shift+I' },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11' },
  resetZoom: { label: 'Actual Size', accelerator: 'CommandOrControl+0' },
  zoomIn: { label: 'Zoom In', accelerator: 'CommandOrControl+Plus' },
  zoomOut: { label: 'Zoom Out', accelerator: 'CommandOrControl+-' },
  windowMenu: { label: 'Window' },
  help: { label: 'Help' },
  about: { label: 'About' },
};

const contentsOf = () => BrowserWindow.getFocusedWindow()?.webContents;
const performs: Record<Role, () => void> = {
  quit: () => app.quit(),
  close: () => BrowserWindow.getFocusedWindow()?.close(),
  minimize: () => BrowserWindow.getFocusedWindow()?.minimize(),
  reload: () => contentsOf()?.reload(),
  undo: () => contentsOf()?.undo(),
  redo: () => contentsOf()?.redo(),
  cut: () => contentsOf()?.cut(),
  copy: () => contentsOf()?.copy(),
  paste: () => contentsOf()?.paste(),
  delete: () => contentsOf()?.delete(),
  selectAll: () => contentsOf()?.selectAll(),
  toggleDevTools: () => contentsOf()?.toggleDevTools(),
  togglefullscreen: () =>
    BrowserWindow.getFocusedWindow()?.setFullScreen(!BrowserWindow.getFocusedWindow()?.isFullScreen()),
  resetZoom: () => contentsOf()?.setZoomLevel(0),
  zoomIn: () => contentsOf()?.setZoomLevel((contentsOf()?.getZoomLevel() ?? 0) + 0.5),
  zoomOut: () => contentsOf()?.setZoomLevel((contentsOf()?.getZoomLevel() ?? 0) - 0.5),
  about: () => app.showAboutPanel(),
};

let lastCommand = 0;

export class MenuItem {
  readonly id: string | undefined;
  readonly role: string | undefined;
  readonly type: string;
  readonly label: string;
  readonly accelerator: string | undefined;
  readonly submenu: Menu | undefined;
  readonly commandId = (lastCommand += 1);
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: Template['click'];

  constructor({
    id,
    label,
    role,
    type,
    accelerator,
    enabled = true,
    visible = true,
    checked = false,
    submenu,
    click,
  }: Template) {
    const normal = Object.keys(roles).find((name) => name.toLowerCase() === role?.toLowerCase());
    const known = normal === undefined ? undefined : roles[normal];
    this.id = id;
    this.role = role;
    this.type = type ?? (submenu === undefined ? 'normal' : 'submenu');
    this.label = label ?? known?.label ?? role ?? '';
    this.accelerator = accelerator ?? known?.accelerator;
    if (role === 'windowMenu') submenu ??= [{ role: 'minimize' }, { role: 'close' }];
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    this.enabled = enabled;
    this.visible = visible;
    this.checked = checked;
    this.#click = click;
  }

  /** Like a user's click: an item with a role does what the role does. */
  click(): void {
    if (!this.enabled) throw new Error(`"${this.label}" is disabled.`);
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    const role = (Object.keys(performs) as Role[]).find((name) => name.toLowerCase() === this.role?.toLowerCase());
    if (role !== undefined) performs[role]();
    else this.#click?.(this, BrowserWindow.getFocusedWindow() ?? undefined, { triggeredByAccelerator: false });
  }
}

export class Menu {
  static #application: Menu | null = null;
  static buildFromTemplate = (template: (Template | MenuItem)[]): Menu => {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  };
  static setApplicationMenu = (menu: Menu | null): void => {
    Menu.#application = menu;
    app.applicationMenu = menu;
  };
  static getApplicationMenu = (): Menu | null => Menu.#application;
  /** The context menu that was shown last. */
  static shown: Menu | null = null;

  readonly items: MenuItem[] = [];

  append(item: MenuItem): void {
    this.items.push(item);
  }

  insert(position: number, item: MenuItem): void {
    this.items.splice(position, 0, item);
  }

  popup(): void {
    Menu.shown = this;
  }

  closePopup(): void {
    Menu.shown = null;
  }

  getMenuItemById(id: string): MenuItem | null {
    return this.all().find((item) => item.id === id) ?? null;
  }

  all(): MenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])]);
  }
}
