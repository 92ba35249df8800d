import { useEffect, useEffectEvent } from 'react';

/** Calls back when the person comes back to this window, such as from paying in the browser. */
export function useBackInWindow(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') back();
    };
    addEventListener('focus', whenVisible);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      removeEventListener('focus', whenVisible);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, []);
}
