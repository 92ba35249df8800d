import { splitAddress } from '@vitae/words/languages';
import { useEffect, type RefObject } from 'react';
import { useNavigate } from '../router/index.ts';

/** Follows links of an element, whose HTML React did not render, within the app instead of loading the page anew. */
export function useLinksWithin(place: RefObject<Element | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    const followWithinSite = (event: Event) => {
      if (!(event instanceof MouseEvent)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!plain || !link?.getAttribute('href')?.startsWith('/')) return;
      event.preventDefault();
      void navigate(splitAddress(link.pathname).path + link.search + link.hash);
    };
    element?.addEventListener('click', followWithinSite);
    return () => element?.removeEventListener('click', followWithinSite);
  }, [navigate, place]);
}
