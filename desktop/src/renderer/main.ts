import { mountApp } from '@vitae/ui';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import { createDesktopPlatform } from './desktop-platform.ts';

declare global {
  /** The object that the preload script put here. */
  var desktop: DesktopBridge;
}

// Not awaited here: what the interface fetches may be bundled with this module, and would wait for its end.
void mountApp(createDesktopPlatform(globalThis.desktop));

/** A click on a document finds the code of its form: it is fetched when the list is painted and nothing else waits. */
new PerformanceObserver((painted, observer) => {
  if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  requestIdleCallback(() => void import('./form-parts.ts').catch((error: unknown) => console.error(error)));
}).observe({ type: 'paint', buffered: true });
