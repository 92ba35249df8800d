export { mountApp } from './app/mount-app.tsx';
export type { Platform, SavedFile } from './app/platform.ts';
