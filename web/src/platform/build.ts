import type { Platform } from '@vitae/ui';

/** A page that is HTML already names its entry on the early script, which fetches it later. */
const entryPattern = /<script type="module"[^>]*? (?:data-entry|src)="([^"]+)"/;

/**
 * A build is identified by the address of its entry, which includes a hash of everything in the build. Absent while
 * developing.
 */
export function readBuild(page: Document): Platform['build'] {
  const named = page.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'];
  const entry = named ?? page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (!entry?.startsWith('/assets/')) return undefined;
  return {
    id: entry,
    latestId: async () => {
      const response = await fetch('/', { cache: 'no-store' });
      const found = response.ok ? entryPattern.exec(await response.text())?.[1] : undefined;
      return found ?? entry;
    },
  };
}
