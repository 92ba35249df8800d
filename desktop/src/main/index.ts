import { desktopText } from '@vitae/words/desktop';
import { app, dialog } from 'electron';
import { createBoundedLog } from './bounded-log.ts';
import { readConfig } from './config.ts';
import { linkScheme } from './deep-links.ts';
import { cutOff } from './no-network.ts';
import type { Program } from './program.ts';
import { declareScheme } from './protocol.ts';
import { isReadOnlyAndFree } from './read-only-data.ts';

/** Requests from before the program was ready. */
const early: ((program: Program) => void)[] = [];
let program: Program | null = null;
const whenStarted = (work: (program: Program) => void): void => void (program ? work(program) : early.push(work));

const log = createBoundedLog((message, cause) => console.warn(message, ...(cause === undefined ? [] : [cause])));

declareScheme();
app.enableSandbox();

/** Loads the program and opens the documents, while the system prepares the windows. */
const prepare = async () => {
  const { openDocuments, startProgram } = await import('./program.ts');
  return { startProgram, documents: await openDocuments(log) };
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  cutOff(app.commandLine, config.updateUrl);
  const [{ startProgram, documents }] = await Promise.all([prepare(), app.whenReady()]);
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
