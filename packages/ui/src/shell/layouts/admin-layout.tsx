import { pageOf } from '@vitae/api';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Outlet, useLocation } from '../../base/router/index.ts';
import { DeletionBanner } from '../../rooms/account/deletion-banner.tsx';
import { SideNavigation } from '../navigation/side-navigation.tsx';
import { classNames, Dialog, IconButton } from '../../parts/components/index.ts';
import { Logo } from '../../parts/logo.tsx';

/**
 * Account and administration: navigation at the side, or in a sheet on a phone; the page next to it. Pages of
 * administrators hold tables and charts and are as wide as the screen.
 */
export function AdminLayout() {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const isWide = pageOf(useLocation().pathname)?.role === 'admin';
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e border-line bg-surface lg:flex">
        <div className="flex h-14 items-center px-5">
          <Logo />
        </div>
        <SideNavigation />
      </aside>
      <header className="sticky top-0 z-[900] flex h-14 items-center justify-between border-b border-line bg-surface px-4 lg:hidden">
        <Logo />
        <IconButton
          label={t('nav.open')}
          icon={Menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </header>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('nav.menu')} placement="side" size="sm">
        <div className="-mx-5 -mb-5 flex h-full flex-col">
          <SideNavigation onNavigate={() => setOpen(false)} />
        </div>
      </Dialog>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-20 outline-none sm:px-6 lg:px-10 lg:pt-8">
        <div className={classNames('w-full', !isWide && 'mx-auto max-w-5xl')}>
          <DeletionBanner />
          <Outlet />
        </div>
      </main>
    </div>
  );
}
