import { mountApp, type Platform } from '@vitae/ui';

/** Starts the interface in the desktop's window, on what the shell lends it. */
export const startWindow = (platform: Platform): Promise<void> => mountApp(platform);
