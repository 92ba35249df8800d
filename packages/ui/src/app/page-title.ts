import { useEffect } from 'react';
import { usePlatform } from './platform.ts';

/** Names the page in the tab and for the announcer: "Templates · Vitae". Without a title the product's name stands alone. */
export function usePageTitle(title: string): void {
  const { appName } = usePlatform().settings;
  useEffect(() => {
    document.title = title && title !== appName ? `${title} · ${appName}` : appName;
  }, [title, appName]);
}
