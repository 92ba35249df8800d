import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '@vitae/durable-files';
import { z } from 'zod';

const placeSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
});
/** The place of a window, in the system's own points. */
export type Place = z.infer<typeof placeSchema>;

const settingsSchema = z.object({
  window: z
    .object({ place: placeSchema.nullable(), isMaximized: z.boolean() })
    .catch({ place: null, isMaximized: false }),
  /** The one that was chosen in the interface. */
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  /** The folder that a file was last opened from or saved to; `''` at first. */
  folder: z.string().max(4_096).catch(''),
  /** Paths of files, the last one first. */
  recent: z.array(z.string().min(1).max(4_096)).max(10).catch([]),
  looksForUpdates: z.boolean().catch(false),
});
type SettingsData = z.infer<typeof settingsSchema>;

/** The program's settings for windows and files. They are not documents: unreadable settings are reset. */
export interface Settings {
  readonly data: Readonly<SettingsData>;
  change: (part: Partial<SettingsData>) => void;
  /** Resolves when everything changed so far is on the disk, or could not be written. */
  written: () => Promise<void>;
}

/** Reads the settings of a folder. */
export function openSettings(folder: string, log: (message: string, cause?: unknown) => void): Settings {
  const path = join(folder, 'settings.json');
  const beside = `${path}.part`;
  let data = read(path);
  let writing = Promise.resolve();
  return {
    get data() {
      return data;
    },
    change(part) {
      data = { ...data, ...part };
      writing = writing
        .then(() => writeWhole(path, JSON.stringify(data, null, 2), { beside }))
        .catch((error: unknown) => log('The settings could not be written.', error));
    },
    written: () => writing,
  };
}

function read(path: string): SettingsData {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return settingsSchema.parse({});
  }
}
