import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings.ts';

/** A link that names the process, like Chromium's: it needs no space on a full disk. */
const lock = join(settings.userData, 'SingletonLock');
const inbox = join(settings.userData, 'SingletonInbox');
let held = false;

type OnSecondInstance = (argv: string[], workingDirectory: string, additionalData: unknown) => void;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const succeeds = (change: () => void): boolean => {
  try {
    change();
    return true;
  } catch {
    return false;
  }
};

const take = (): boolean => succeeds(() => symlinkSync(String(process.pid), lock));

/** The process that the lock names; 0 if there is none, as on a disk that cannot be written. */
const holder = (): number => {
  try {
    return Number(readlinkSync(lock));
  } catch {
    return 0;
  }
};

const listen = (onSecondInstance: OnSecondInstance): void => {
  rmSync(inbox, { recursive: true, force: true });
  mkdirSync(inbox, { recursive: true });
  const read = (): void => {
    for (const name of readdirSync(inbox)
      .filter((name) => name.endsWith('.json'))
      .sort()) {
      const { argv, folder, data } = JSON.parse(readFileSync(join(inbox, name), 'utf8')) as {
        argv: string[];
        folder: string;
        data: unknown;
      };
      rmSync(join(inbox, name));
      onSecondInstance(argv, folder, data);
    }
  };
  watch(inbox, read).unref();
};

/**
 * One process for each userData: the first holds the lock until it ends, even if killed; a later one passes its
 * arguments to it. Nobody gets a lock in a folder that cannot be written, as in Electron.
 */
export const lockInstance = (data: unknown, onSecondInstance: OnSecondInstance): boolean => {
  if (held) return true;
  held = take();
  const other = held ? 0 : holder();
  if (other > 0 && !isAlive(other)) held = succeeds(() => rmSync(lock, { force: true })) && take();
  if (held) {
    listen(onSecondInstance);
    return true;
  }
  const message = join(inbox, `${process.pid}`);
  // Chromium's message needs no disk; here it is lost if nothing can be written.
  succeeds(() => {
    writeFileSync(message, JSON.stringify({ argv: process.argv, folder: process.cwd(), data }));
    renameSync(message, `${message}.json`);
  });
  return false;
};

export const holdsInstance = (): boolean => held;

export const unlockInstance = (): void => {
  if (held) rmSync(lock, { force: true });
  held = false;
};
