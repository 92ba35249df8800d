import { mountApp } from '@vitae/ui';
import { createWebPlatform } from './platform/index.ts';

/** Milliseconds until the app is kept for use without a network: after everything that the page itself fetches. */
const offlineDelay = 5_000;

const platform = await createWebPlatform();
await mountApp(platform);
// A page in development has no build to keep.
if (platform.build && 'serviceWorker' in navigator)
  setTimeout(() => {
    import('./start-offline.ts').then(
      ({ startOffline }) => startOffline(platform.documents),
      () => undefined,
    );
  }, offlineDelay);
