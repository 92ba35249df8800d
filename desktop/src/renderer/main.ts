import { mountApp } from '@vitae/ui';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import { createDesktopPlatform } from './desktop-platform.ts';

declare global {
  /** The object that the preload script put here. */
  var desktop: DesktopBridge;
}

// Not awaited here: what the interface fetches may be bundled with this module, and would wait for its end.
void mountApp(createDesktopPlatform(globalThis.desktop));
