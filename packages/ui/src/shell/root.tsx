import { useEffect } from 'react';
import { useTexts } from '../base/i18n/index.ts';
import { Outlet, ScrollRestoration } from '../base/router/index.ts';
import { useAccountTheme } from '../rooms/account/use-account-theme.ts';
import { toast } from '../parts/components/toast.ts';
import { Toaster } from '../parts/components/toaster.tsx';
import { late } from '../parts/components/late.tsx';
import { useAccountSync } from '../base/sync/use-account-sync.ts';
import { watchBuild } from '../base/build-check.ts';
import { LoadingIndicator } from './loading-indicator.tsx';
import { usePlatform } from '../base/platform.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

const TooltipLayer = late(async () => (await import('../parts/components/tooltip-layer.tsx')).TooltipLayer);

/** The window's event once a page answers to what a person does. */
export const interfaceIsHere = 'vitae:here';

/** The wrapper of every page, whatever its layout. */
export function Root() {
  const { t } = useTexts('app');
  useNewBuildOffer();
  useAccountSync();
  useAccountTheme();
  useEffect(() => void dispatchEvent(new Event(interfaceIsHere)), []);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 start-2 z-[1100] rounded-control bg-overlay px-3 py-2 font-medium not-focus:sr-only focus:shadow-floating"
      >
        {t('skipToContent')}
      </a>
      <LoadingIndicator />
      <Outlet />
      <RouteAnnouncer />
      <Toaster />
      <TooltipLayer />
      <ScrollRestoration />
    </>
  );
}

function useNewBuildOffer(): void {
  const { build } = usePlatform();
  const { t } = useTexts('app');
  useEffect(() => {
    if (!build) return undefined;
    return watchBuild(build.id, build.latestId, () =>
      toast({
        title: t('update.title'),
        description: t('update.description'),
        action: { label: t('update.reload'), onSelect: () => location.reload() },
        timeout: 0,
      }),
    );
  }, [build, t]);
}
