import { pageOf } from '@vitae/api';
import { useEffect } from 'react';
import { useLocation } from '../router/index.ts';
import { usePlatform } from '../platform.ts';

/**
 * Names the page in the tab and for the announcer: "Templates · Vitae". Without a title, it is the one in the registry
 * of pages; without that, just the product's name.
 */
export function usePageTitle(title?: string): void {
  const { appName } = usePlatform().settings;
  const { pathname } = useLocation();
  const words = title ?? pageOf(pathname)?.head.title;
  useEffect(() => {
    document.title = words && words !== appName ? `${words} · ${appName}` : appName;
  }, [words, appName]);
}
