export { mountApp } from './app/mount-app.tsx';
export type { HeldAccount, HeldState, Platform, Printer, Printing, PrintJob, SavedFile, ShellRequest, Transport, Updater } from './app/platform.ts';
