import { resumeKind, startPath } from '@vitae/domain';
import { ChevronDown, ExternalLink, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { ButtonLink, IconButton } from '../../parts/components/button.tsx';
import { classNames } from '../../parts/components/class-names.ts';
import { useSession } from '../../base/session/session-state.ts';
import { Logo } from '../../parts/logo.tsx';
import { navigationGroups, type NavigationGroup, type NavigationLink } from './navigation.ts';
import { usePlatform } from '../../base/platform.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import { ThemeMenu } from '../../parts/theme-menu.tsx';

/** The bar gets its background once the page has scrolled further than this (behaviour NV-4). */
export const stickyThreshold = 50;

/** The bar at the top of the site (behaviour NV-1). */
export function TopNavigation() {
  const { t } = useTexts('app');
  const { settings, transport, hasLocalProfile } = usePlatform();
  const hasAccount = useSession((session) => session.hasToken) || hasLocalProfile;
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(stickyThreshold);
  const [mobileOpen, setMobileOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<NavigationGroup['label'] | null>(null);
  const bar = useRef<HTMLElement>(null);
  const listId = useId();

  useEffect(() => {
    setMobileOpen(false);
    setOpenGroup(null);
  }, [pathname]);

  useEffect(() => {
    if (!openGroup && !mobileOpen) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpenGroup(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const opener = bar.current?.querySelector<HTMLElement>(
        openGroup ? '[data-group][aria-expanded="true"]' : '[data-mobile-toggle]',
      );
      if (openGroup) setOpenGroup(null);
      else setMobileOpen(false);
      opener?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [openGroup, mobileOpen]);

  const solid = scrolled || mobileOpen;
  return (
    <header
      ref={bar}
      data-solid={solid}
      className={classNames(
        'sticky top-0 z-[900] border-b transition-colors',
        solid ? 'border-line bg-surface' : 'border-transparent',
      )}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Logo />
        <nav
          id={listId}
          aria-label={t('mainNavigation')}
          className={classNames(
            'lg:flex lg:flex-1 lg:items-center',
            mobileOpen
              ? 'absolute inset-x-0 top-16 flex max-h-[calc(100dvh-4rem)] flex-col overflow-y-auto border-b border-line bg-surface px-4 pb-5 shadow-floating lg:static lg:flex-row lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none'
              : 'hidden',
          )}
        >
          <ul className="flex flex-col lg:flex-row lg:gap-1">
            {navigationGroups(settings).map((group) => (
              <Group
                key={group.label}
                group={group}
                open={openGroup === group.label}
                onToggle={() => setOpenGroup(openGroup === group.label ? null : group.label)}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-col gap-2 sm:flex-row lg:mt-0 lg:ms-auto lg:items-center">
            {(transport || hasLocalProfile) && (
              <ButtonLink
                to={hasAccount ? '/account' : '/login'}
                variant="ghost"
                className="max-sm:justify-start max-sm:px-0!"
              >
                {hasAccount ? t('account') : t('login')}
              </ButtonLink>
            )}
            <span className="self-start sm:hidden">
              <LanguageMenu isNamed />
            </span>
          </div>
        </nav>
        <div className="ms-auto flex items-center gap-1.5 lg:ms-0">
          {/* A phone has no room for it here. */}
          <span className="max-sm:hidden">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          <PrimaryAction />
          <IconButton
            data-mobile-toggle
            className="lg:hidden"
            label={mobileOpen ? t('closeMenu') : t('openMenu')}
            icon={mobileOpen ? X : MenuIcon}
            aria-expanded={mobileOpen}
            aria-controls={listId}
            onClick={() => setMobileOpen(!mobileOpen)}
          />
        </div>
      </div>
    </header>
  );
}

function PrimaryAction() {
  const { t } = useTexts('app');
  return (
    <ButtonLink to={startPath(resumeKind)} variant="primary">
      {t('buildResume')}
    </ButtonLink>
  );
}

function Group({ group, open, onToggle }: { group: NavigationGroup; open: boolean; onToggle: () => void }) {
  const { t } = useTexts('app');
  const id = useId();
  return (
    <li className="relative border-b border-line last:border-0 lg:border-0">
      <button
        type="button"
        data-group
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="flex h-12 w-full items-center justify-between gap-1.5 rounded-control text-16 font-medium text-ink-soft hover:text-ink aria-expanded:text-ink lg:h-9 lg:px-3 lg:text-14"
      >
        {t(`nav.${group.label}`)}
        <ChevronDown size={16} aria-hidden className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="pb-3 lg:absolute lg:top-full lg:start-0 lg:mt-2 lg:w-max lg:min-w-56 lg:animate-appear lg:rounded-card lg:bg-overlay lg:p-1.5 lg:shadow-floating"
      >
        {group.links.map((link) => (
          <li key={link.label}>
            <NavigationAnchor
              link={link}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 text-16 text-ink-soft hover:bg-surface-hover hover:text-ink lg:min-h-9 lg:text-14"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One link of the navigation or the footer, to a page of ours or to another site. */
export function NavigationAnchor({ link, className }: { link: NavigationLink; className?: string }) {
  const { t } = useTexts('app');
  if (!link.external) {
    return (
      <PreloadLink to={link.to} className={className}>
        {link.label}
      </PreloadLink>
    );
  }
  return (
    <a href={link.to} target="_blank" rel="noopener noreferrer" className={className}>
      {link.label}
      <ExternalLink size={16} aria-hidden className="inline text-ink-faint" />
      <span className="sr-only">{t('nav.opensNewTab')}</span>
    </a>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const onScroll = () => setPast(window.scrollY > threshold);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [threshold]);
  return past;
}
