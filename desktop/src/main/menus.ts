import { basename } from 'node:path';
import { desktopText } from '@vitae/words/desktop';
import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { RequestData } from '../bridge/events.ts';

type Command = Extract<RequestData, { what: 'command' }>['command'];

export interface MenuOptions {
  system: NodeJS.Platform;
  appName: string;
  /** Paths, the last one first. */
  recent: readonly string[];
  /** Pages of the product, `https` alone. */
  links: readonly { label: string; url: string }[];
  ask: (request: RequestData) => void;
  newWindow: () => void;
  openRecent: (path: string) => void;
  clearRecent: () => void;
  openLink: (url: string) => void;
}

/** The menu of the program, with the roles and shortcuts of the system. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { appName, system } = options;
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const isMac = system === 'darwin';
  const appMenu: MenuItemConstructorOptions = {
    label: appName,
    submenu: [
      { role: 'about' },
      separator,
      {
        label: desktopText('settings'),
        accelerator: 'CmdOrCtrl+,',
        click: () => options.ask({ what: 'go', to: '/account/settings' }),
      },
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
  return [
    ...(isMac ? [appMenu] : []),
    fileMenu(options),
    editMenu(options),
    viewMenu(options),
    { role: 'windowMenu' },
    helpMenu(options),
  ];
}

/** The context menu: the actions for a text; empty if there are none. */
export function contextTemplate({
  isEditable,
  selectionText,
  editFlags,
}: Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', enabled: editFlags.canCut },
    copy,
    { role: 'paste', enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}

const commandItem = (
  { ask }: MenuOptions,
  label: string,
  command: Command,
  accelerator: string,
): MenuItemConstructorOptions => ({
  label,
  accelerator,
  click: () => ask({ what: 'command', command }),
});

function fileMenu(options: MenuOptions): MenuItemConstructorOptions {
  const { recent, system } = options;
  const recentItems: MenuItemConstructorOptions[] = recent.map((path) => ({
    label: basename(path).replaceAll('&', '&&'),
    toolTip: path,
    click: () => options.openRecent(path),
  }));
  const elsewhere: MenuItemConstructorOptions[] = [
    { type: 'separator' },
    {
      label: desktopText('settings'),
      accelerator: 'CmdOrCtrl+,',
      click: () => options.ask({ what: 'go', to: '/account/settings' }),
    },
    { role: 'quit' },
  ];
  return {
    label: desktopText('menuFile'),
    submenu: [
      commandItem(options, desktopText('newResume'), 'new', 'CmdOrCtrl+N'),
      { label: desktopText('newWindow'), accelerator: 'CmdOrCtrl+Shift+N', click: () => options.newWindow() },
      { type: 'separator' },
      commandItem(options, desktopText('open'), 'open', 'CmdOrCtrl+O'),
      {
        label: desktopText('openRecent'),
        enabled: recent.length > 0,
        submenu: [
          ...recentItems,
          { type: 'separator' },
          { label: desktopText('clearRecent'), click: () => options.clearRecent() },
        ],
      },
      { type: 'separator' },
      commandItem(options, desktopText('savePdf'), 'save-pdf', 'CmdOrCtrl+S'),
      commandItem(options, desktopText('print'), 'print', 'CmdOrCtrl+P'),
      { type: 'separator' },
      { role: 'close' },
      ...(system === 'darwin' ? [] : elsewhere),
    ],
  };
}

/** Undo and redo are those of the editor, even if the cursor is not in a field; keys reach the page directly. */
function editMenu(options: MenuOptions): MenuItemConstructorOptions {
  return {
    label: desktopText('menuEdit'),
    submenu: [
      { ...commandItem(options, desktopText('undo'), 'undo', 'CmdOrCtrl+Z'), registerAccelerator: false },
      {
        ...commandItem(
          options,
          desktopText('redo'),
          'redo',
          options.system === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
        ),
        registerAccelerator: false,
      },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function viewMenu(options: MenuOptions): MenuItemConstructorOptions {
  return {
    label: desktopText('menuView'),
    submenu: [
      commandItem(options, desktopText('commandPalette'), 'palette', 'CmdOrCtrl+K'),
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ links, openLink, system }: MenuOptions): MenuItemConstructorOptions {
  const items: MenuItemConstructorOptions[] = links.map(({ label, url }) => ({ label, click: () => openLink(url) }));
  return {
    role: 'help',
    submenu:
      system === 'darwin'
        ? items
        : [...items, ...(items.length > 0 ? [{ type: 'separator' } as const] : []), { role: 'about' }],
  };
}
