/** Takes the place of the service worker when a site turns it off: removes what it kept, and itself. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) if (name.startsWith('vitae.offline-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});

export {};
