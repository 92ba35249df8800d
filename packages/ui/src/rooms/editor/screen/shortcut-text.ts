/** How this device writes a shortcut: `shortcut('⇧Z')` is "⇧⌘Z" on a Mac and "Ctrl Shift Z" elsewhere. */
export function shortcut(keys: string, platform: string = navigator.platform): string {
  const shift = keys.startsWith('⇧');
  const key = shift ? keys.slice(1) : keys;
  return /Mac|iPhone|iPad/.test(platform) ? `${shift ? '⇧' : ''}⌘${key}` : `Ctrl ${shift ? 'Shift ' : ''}${key}`;
}
