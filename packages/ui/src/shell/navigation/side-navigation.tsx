import { navigationGroupsOf } from '@vitae/api';
import { Laptop, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { NavLink, useLocation } from '../../base/router/index.ts';
import { sideLinks } from '../../base/page-links.ts';
import { usePlatform } from '../../base/platform.ts';
import { ThemeMenu } from '../../parts/theme-menu.tsx';
import { classNames } from '../../parts/components/index.ts';
import { pageIcon } from '../../parts/page-icon.ts';
import { useUser } from '../../base/session/user.ts';

const rowClass =
  'flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 text-14 font-medium transition-colors pointer-coarse:min-h-11';

/** The pages of the account, and who is signed in. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTexts('account');
  const role = useUser()?.role ?? null;
  const groups = navigationGroupsOf.side
    .map((label) => ({ label, links: sideLinks(label, role) }))
    .filter(({ links }) => links.length > 0);
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The list is longer than many screens: whoever comes by a link sees where they are.
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, role]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav ref={list} aria-label={t('nav.label')} className="flex flex-1 flex-col gap-5 overflow-y-auto px-3 py-4">
        {groups.map(({ label, links }) => (
          <div key={label}>
            <p className="px-2.5 pb-1 text-12 font-medium text-ink-faint">{t(`nav.groups.${label}`)}</p>
            <ul className="flex flex-col gap-px">
              {links.map(({ label, to, icon }) => (
                <li key={to}>
                  <NavigationRow to={to} icon={pageIcon[icon]} label={label} {...(onNavigate && { onNavigate })} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Person {...(onNavigate && { onNavigate })} />
    </div>
  );
}

function NavigationRow({
  to,
  icon: Icon,
  label,
  onNavigate,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  onNavigate?: () => void;
}) {
  return (
    <NavLink
      to={to}
      onClick={onNavigate}
      className={(isActive) =>
        classNames(
          rowClass,
          isActive ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-surface-hover hover:text-ink',
        )
      }
    >
      <Icon size={16} aria-hidden />
      {label}
    </NavLink>
  );
}

function Person({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTexts('account');
  const { transport } = usePlatform();
  const user = useUser();
  return (
    <div className="border-t border-line px-3 py-3">
      <div className="flex items-center gap-2.5 px-2.5 pb-2">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-13 font-semibold text-accent-ink"
        >
          {user ? initials(user.name) || '·' : <Laptop size={16} />}
        </span>
        <div className="min-w-0 flex-1">
          <p className={classNames('text-13 font-medium', user && 'truncate')}>
            {user ? user.name || t('nav.you') : t('nav.local')}
          </p>
          <p
            // An address begins at its left, and is cut at its end.
            dir={user ? 'ltr' : undefined}
            className={classNames('text-12 text-ink-faint', user && 'truncate rtl:text-end')}
            title={user?.email}
          >
            {user ? user.email : t('nav.localHint')}
          </p>
        </div>
        <ThemeMenu />
      </div>
      {user && (
        <NavigationRow to="/signout" icon={LogOut} label={t('nav.signOut')} {...(onNavigate && { onNavigate })} />
      )}
      {!user && transport && (
        <NavigationRow to="/login" icon={LogIn} label={t('nav.signIn')} {...(onNavigate && { onNavigate })} />
      )}
    </div>
  );
}

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
