export { shippedSamples } from './base/samples/sample-source.ts';
export { mountApp } from './shell/mount-app.tsx';
export type {
  HeldAccount,
  HeldState,
  Platform,
  Printer,
  Printing,
  PrintJob,
  SavedFile,
  ShellRequest,
  Transport,
  Updater,
} from './base/platform.ts';
