import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeWhole } from '@vitae/durable-files';
import type { Logger } from 'pino';
import {
  drawnSchema,
  pictureOutcomeSchema,
  type Drawn,
  type PictureOutcome,
  type PictureTask,
} from '../../picture-program/messages.ts';

/** Pictures of the pages of samples, drawn once and kept as files. */
export interface Pictures {
  /** What is known of pages that were drawn before; null until then. */
  drawn: (id: string) => Promise<Drawn | null>;
  /** The path of a drawn file, which may not exist. */
  fileOf: (id: string, name: string) => string;
  /** Draws the pages unless that was done before. False if they could not be drawn. */
  draw: (task: PictureTask) => Promise<boolean>;
  /** Removes the pictures of all documents whose ids are not kept. */
  removeOthers: (isKept: (id: string) => boolean) => Promise<void>;
  /** Ends the program that draws. */
  stop: () => void;
}

/** How long a document that could not be drawn is left alone, in milliseconds: anyone may ask for its pictures. */
const retryMs = 10 * 60_000;
/** How long the program waits for the next document before it ends, and how long it may take for one: milliseconds. */
const idleMs = 20_000;
const longestMs = 60_000;
const heapMebibytes = 512;
const listFile = 'pages.json';
/** The same place from the sources and from the built server. */
const builtProgram = resolve(import.meta.dirname, '../../../dist/evaluation/pictures.js');
const besideServer = resolve(import.meta.dirname, 'evaluation/pictures.js');
const programFile = () => (import.meta.url.endsWith('.ts') ? builtProgram : besideServer);

/** @param folder where the pictures are kept, one folder for each document */
export function createPictures({
  folder,
  log,
  program = programFile(),
  now = () => performance.now(),
}: {
  folder: string;
  log: Pick<Logger, 'error'>;
  program?: string;
  /** A clock in milliseconds that is never set back. */
  now?: () => number;
}): Pictures {
  const known = new Map<string, Drawn>();
  const underWay = new Map<string, Promise<boolean>>();
  const waiting = new Map<string, (outcome: PictureOutcome) => void>();
  /** Documents that could not be drawn, and when that was. */
  const failed = new Map<string, number>();
  let child: ChildProcess | null = null;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;
  let last = Promise.resolve(true);

  const end = () => {
    clearTimeout(idle);
    const ended = child;
    child = null;
    ended?.kill('SIGKILL');
    for (const [id, answer] of waiting) answer({ is: 'failed', id, reason: 'ended' });
    waiting.clear();
  };
  const start = (): ChildProcess => {
    const started = fork(program, [], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${heapMebibytes}`, '--permission', '--allow-fs-read=*', '--allow-addons'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (message) => {
      const { data } = pictureOutcomeSchema.safeParse(message);
      if (data) waiting.get(data.id)?.(data);
    });
    const gone = () => {
      if (child === started) end();
    };
    started.once('error', gone);
    started.once('exit', gone);
    return started;
  };
  const ask = (task: PictureTask): Promise<PictureOutcome> =>
    new Promise((done) => {
      if (isStopped) {
        done({ is: 'failed', id: task.id, reason: 'ended' });
        return;
      }
      clearTimeout(idle);
      const timer = setTimeout(end, longestMs);
      waiting.set(task.id, (outcome) => {
        clearTimeout(timer);
        waiting.delete(task.id);
        idle = setTimeout(end, idleMs);
        idle.unref();
        done(outcome);
      });
      child ??= start();
      child.send(task, () => undefined);
    });

  const keep = async (id: string, { drawn, files }: Extract<PictureOutcome, { is: 'drawn' }>): Promise<void> => {
    await mkdir(join(folder, id), { recursive: true });
    for (const [name, bytes] of files) await writeWhole(join(folder, id, name), bytes);
    // The last: a folder with a list is complete.
    await writeWhole(join(folder, id, listFile), JSON.stringify(drawn));
    known.set(id, drawn);
  };

  const drawn = async (id: string): Promise<Drawn | null> => {
    const found = known.get(id);
    if (found) return found;
    const text = await readFile(join(folder, id, listFile), 'utf8').catch(() => null);
    const read = text === null ? null : (drawnSchema.safeParse(JSON.parse(text)).data ?? null);
    if (read) known.set(id, read);
    return read;
  };

  const drawNew = async (task: PictureTask): Promise<boolean> => {
    if (await drawn(task.id)) return true;
    if (now() - (failed.get(task.id) ?? -Infinity) < retryMs) return false;
    failed.delete(task.id);
    const outcome = await ask(task);
    if (outcome.is === 'drawn') {
      await keep(task.id, outcome);
      return true;
    }
    if (isStopped) return false;
    failed.set(task.id, now());
    log.error({ picture: task.id, reason: outcome.reason }, 'the pages could not be drawn');
    return false;
  };

  return {
    drawn,
    fileOf: (id, name) => join(folder, id, name),
    draw(task) {
      const begun = underWay.get(task.id);
      if (begun) return begun;
      // One at a time, in the order of requests.
      const made = last
        .then(() => drawNew(task))
        .catch((error: unknown) => {
          log.error({ err: error, picture: task.id }, 'the pictures could not be kept');
          return false;
        })
        .finally(() => underWay.delete(task.id));
      last = made;
      underWay.set(task.id, made);
      return made;
    },
    async removeOthers(isKept) {
      for (const id of await readdir(folder).catch(() => []))
        if (!isKept(id)) await rm(join(folder, id), { recursive: true, force: true });
      for (const map of [known, failed]) for (const id of map.keys()) if (!isKept(id)) map.delete(id);
    },
    stop() {
      isStopped = true;
      end();
    },
  };
}
