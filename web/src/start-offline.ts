import type { Platform } from '@vitae/ui';

type Documents = Platform['documents'];

/** Where the interface keeps the names of the fonts that pages were last drawn with. */
const fontsKey = 'vitae.fonts';

/**
 * Once the page has nothing else to do: keeps the app on this device, so that it opens without a network, and asks the
 * browser to keep documents, once there are some. A browser that cannot, or a network that ends meanwhile, changes
 * nothing: the next visit tries again.
 */
export async function startOffline(documents: Documents): Promise<void> {
  await idle();
  askToPersist(documents).catch(() => undefined);
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([...usedHere(), ...usedFonts()]);
  } catch (error) {
    console.warn('The app could not be kept for use without a network.', error);
  }
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle time to offer.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 20_000 });
    else setTimeout(resolve, 2_000);
  });

/** Addresses of what this page has fetched before the service worker was there. */
const usedHere = (): string[] => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

function usedFonts(): unknown[] {
  const stored: unknown = JSON.parse(localStorage.getItem(fontsKey) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}

/** Some browsers ask the person, so there has to be something to keep. */
async function askToPersist(documents: Documents): Promise<void> {
  if (!documents.durable || !('storage' in navigator) || (await navigator.storage.persisted())) return;
  if ((await documents.list()).length > 0) await navigator.storage.persist();
  else {
    const stop = documents.subscribe(() => {
      stop();
      void navigator.storage.persist();
    });
  }
}
