import { resolve } from 'node:path';
import { createChildProgram } from '../../child-program.ts';
import { drawnSchema, type Drawn, type DrawTask } from '../../evaluation-program/shared-messages.ts';

/** Draws documents for others, apart from the server's own thread. */
export interface Drawer {
  /** `null` if it could not be drawn. */
  draw: (task: DrawTask) => Promise<Drawn | null>;
  /** Ends what is running. */
  stop: () => void;
}

/** The longest that one document may take, in milliseconds. */
const longestMs = 30_000;
/** The same place from the sources and from the built server. */
const builtProgram = resolve(import.meta.dirname, '../../../dist/evaluation/draw-program.js');
const besideServer = resolve(import.meta.dirname, 'evaluation/draw-program.js');

/** Draws each document in a process of its own. */
export function createDrawer(): Drawer {
  const program = import.meta.url.endsWith('.ts') ? builtProgram : besideServer;
  const child = createChildProgram<DrawTask, Drawn>({ program, milliseconds: longestMs, answer: drawnSchema });
  return {
    async draw(task) {
      const drawn = await child.run(task);
      return typeof drawn === 'string' ? null : drawn;
    },
    stop: child.stop,
  };
}
