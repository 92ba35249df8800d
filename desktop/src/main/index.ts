import { setImmediate as nextTurn } from 'node:timers/promises';
import { desktopText } from '@vitae/words/desktop';
import { app, dialog } from 'electron';
import { createBoundedLog } from './bounded-log.ts';
import { declareScheme } from './declare-scheme.ts';
import { linkScheme } from './deep-links.ts';
import { cutOff } from './no-network.ts';
import type { Program } from './program.ts';
import { isReadOnlyAndFree } from './read-only-data.ts';

/** Requests from before the program was ready. */
const early: ((program: Program) => void)[] = [];
let program: Program | null = null;
const whenStarted = (work: (program: Program) => void): void => void (program ? work(program) : early.push(work));

const log = createBoundedLog((message, cause) => console.warn(message, ...(cause === undefined ? [] : [cause])));

declareScheme();
app.enableSandbox();

/**
 * Loads the program and opens the documents, while the system prepares the windows. It begins with that in the next turn:
 * Node loads and runs modules, and SQLite opens a file, without letting anything else run.
 */
const prepare = async () => {
  await nextTurn();
  const { openDocuments, readConfig, startProgram } = await import('./program.ts');
  const config = readConfig(process.env);
  return { config, startProgram, documents: await openDocuments(log) };
};

const start = async (): Promise<void> => {
  // The system prepares no windows until this module has run to its end, so it does not load the schema of the settings.
  cutOff(app.commandLine, process.env['VITAE_UPDATE_URL'] || import.meta.env.VITAE_UPDATE_URL);
  const [{ config, startProgram, documents }] = await Promise.all([prepare(), app.whenReady()]);
  program = await startProgram(config, documents, log);
  for (const work of early) work(program);
  await program.opening.openArguments(process.argv, process.cwd());
};

if (app.requestSingleInstanceLock() || isReadOnlyAndFree(app.getPath('userData'))) {
  // A program that is not packaged is started by its folder.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [app.getAppPath()]);
  // A second start passes on its arguments and exits.
  app.on('second-instance', (_event, args, folder) =>
    whenStarted(({ show, opening }) => {
      show();
      void opening.openArguments(args, folder);
    }),
  );
  app.on('open-file', (event, path) => {
    event.preventDefault();
    whenStarted(({ opening }) => void opening.openFiles([path]));
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    whenStarted(({ opening }) => void opening.openLink(address));
  });
  // Not awaited: Electron is ready only after this module has run to its end.
  start().catch((error: unknown) => {
    log('The program could not start.', error);
    dialog.showErrorBox(
      desktopText('notStarted', { appName: app.getName() }),
      error instanceof Error ? error.message : String(error),
    );
    app.exit(1);
  });
} else app.quit();
