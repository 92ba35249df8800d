import { useEffect } from 'react';

const nothing = () => undefined;

/**
 * Asks for a frame at the start of each key, before what the key changes is worked out. A frame that is asked for when
 * the screen has just been refreshed waits for the next refresh, so a character whose key takes two milliseconds would
 * sometimes be shown a frame later.
 */
export function useEarlyFrames(): void {
  useEffect(() => {
    const ask = () => requestAnimationFrame(nothing);
    addEventListener('keydown', ask, { capture: true, passive: true });
    return () => removeEventListener('keydown', ask, { capture: true });
  }, []);
}
