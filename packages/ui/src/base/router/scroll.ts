import { useEffect, useLayoutEffect } from 'react';
import type { RouterLocation } from './location.ts';
import { useShown } from './provider.tsx';
import { decoded } from './route.ts';

const storageKey = 'vitae.scroll';

/** The first page of every tab has the key `default`, so only its path distinguishes it. */
const placeOf = ({ key, pathname, search }: RouterLocation): string => (key === 'default' ? pathname + search : key);

function keptPlaces(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

let places: Record<string, unknown> | null = null;

/** Restores the scroll position of a page that was left; a new page starts at its top, or at the target of its hash. */
export function ScrollRestoration(): null {
  const { location, keepsScroll } = useShown().page;

  useEffect(() => {
    const keep = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(places));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    const kept = (places ??= keptPlaces());
    const place = placeOf(location);
    const y = kept[place];
    const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (typeof y === 'number') scrollTo(0, y);
    else if (named) named.scrollIntoView();
    else if (keepsScroll) kept[place] = scrollY;
    else scrollTo(0, 0);
    const note = () => void (kept[place] = scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [location, keepsScroll]);
  return null;
}
