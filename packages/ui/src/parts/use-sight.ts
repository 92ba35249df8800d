import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come close to the screen, and whether it is on screen now. */
export function useSight(element: RefObject<Element | null>): [wasSeen: boolean, isInSight: RefObject<boolean>] {
  const [wasSeen, setWasSeen] = useState(false);
  const isInSight = useRef(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight.current = entries.at(-1)?.isIntersecting === true;
        if (isInSight.current) setWasSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return [wasSeen, isInSight];
}
