import { onTestFinished } from 'vitest';
import { findTestBrowser } from '../../../scripts/browser.ts';
import { type DesktopApp, launchDesktop, type LaunchOptions } from '../../testing/launch.ts';

/** Starts the built app for one test, which ends and removes it. */
export const desktopFor = async (options: LaunchOptions = {}): Promise<DesktopApp> => {
  const app = await launchDesktop({ browser: findTestBrowser(), ...options });
  onTestFinished(() => app.dispose());
  return app;
};
