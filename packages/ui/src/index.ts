export { mountApp } from './app/mount-app.tsx';
export type { Platform, SavedFile, Transport } from './app/platform.ts';
