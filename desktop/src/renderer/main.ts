import { mountApp } from '@vitae/ui';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import { createDesktopPlatform } from './desktop-platform.ts';

declare global {
  /** The object that the preload script put here. */
  var desktop: DesktopBridge;
}

await mountApp(await createDesktopPlatform(globalThis.desktop));
