import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../base/i18n/index.ts';
import { useWanted } from '../base/router/index.ts';
import { classNames } from '../parts/components/class-names.ts';
import { createLoadingBar } from '../base/routing/loading-bar.ts';

/** The bar at the top while a page is being opened. */
export function LoadingIndicator() {
  const { t } = useTexts('app');
  const [bar] = useState(() => createLoadingBar());
  const { state, progress, visible } = useSyncExternalStore(bar.subscribe, bar.get, bar.get);
  const navigating = useWanted() !== null;
  useEffect(() => {
    if (navigating) bar.start();
    else bar.finish();
  }, [navigating, bar]);
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loadingPage')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress)}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-[10000] h-[3px] origin-left transition-[opacity,scale] duration-150',
        state === 'error' ? 'bg-danger' : 'bg-accent',
        !visible && 'opacity-0',
      )}
      style={{ scale: `${progress / 100} 1` }}
    />
  );
}
