import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { IconButton } from '../../parts/components/index.ts';

/** Pixels that may be missing at an end, where the browser rounds. */
const almost = 2;

/** A row that can be scrolled, by hand or with two buttons. Its children are the entries of a list. */
export function Carousel({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const { t } = useTexts('site');
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEnds(row);
  const turn = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const towards = getComputedStyle(current).direction === 'rtl' ? -direction : direction;
    current.scrollBy({ left: towards * current.clientWidth * 0.8, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <>
      <div className="mt-6 flex justify-end gap-2">
        <IconButton label={t('home.looksBefore')} icon={ArrowLeft} disabled={isAtStart} onClick={() => turn(-1)} />
        <IconButton label={t('home.looksNext')} icon={ArrowRight} disabled={isAtEnd} onClick={() => turn(1)} />
      </div>
      <ul
        ref={row}
        aria-labelledby={labelledBy}
        className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-5 overflow-x-auto px-4 pt-1 pb-6 *:w-56 *:shrink-0 *:snap-start sm:-mx-6 sm:scroll-px-6 sm:gap-8 sm:px-6 sm:*:w-64"
      >
        {children}
      </ul>
    </>
  );
}

/** Whether a row shows its first or its last entry. */
function useEnds(row: RefObject<HTMLElement | null>): { isAtStart: boolean; isAtEnd: boolean } {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const left = Math.abs(element.scrollLeft);
      const isAtStart = left <= almost;
      const isAtEnd = left >= element.scrollWidth - element.clientWidth - almost;
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row]);
  return ends;
}
