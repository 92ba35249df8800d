import { useEffect } from 'react';
import { usePlatform } from '../platform.ts';

/**
 * Names the page in the tab and for the announcer: "Templates · Vitae"; without a title, just the product's name. Pages
 * whose title is in the registry use `useRegisteredTitle`.
 */
export function usePageTitle(title: string): void {
  const { appName } = usePlatform().settings;
  useEffect(() => {
    document.title = title && title !== appName ? `${title} · ${appName}` : appName;
  }, [title, appName]);
}
