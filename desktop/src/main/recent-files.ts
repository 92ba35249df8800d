import { resolve } from 'node:path';
import type { App } from 'electron';
import { canReopen } from './given-files.ts';
import type { Settings } from './settings.ts';

const most = 10;

/** Files that were opened from outside or saved, the last one first: in the system's list and in the menu. */
export interface RecentFiles {
  list: () => readonly string[];
  add: (path: string) => void;
  clear: () => void;
}

export function createRecentFiles(
  app: Pick<App, 'addRecentDocument' | 'clearRecentDocuments'>,
  settings: Settings,
  onChange: () => void,
): RecentFiles {
  return {
    list: () => settings.data.recent,
    add(path) {
      if (!canReopen(path)) return;
      const whole = resolve(path);
      settings.change({ recent: [whole, ...settings.data.recent.filter((known) => known !== whole)].slice(0, most) });
      app.addRecentDocument(whole);
      onChange();
    },
    clear() {
      settings.change({ recent: [] });
      app.clearRecentDocuments();
      onChange();
    },
  };
}
