import { pageOf } from '@vitae/api';
import { registeredText } from '@vitae/words/catalogue';
import { Link, Outlet } from '../../base/router/index.ts';
import { Logo } from '../../parts/logo.tsx';
import { LanguageMenu } from '../../parts/language-menu.tsx';
import { ThemeMenu } from '../../parts/theme-menu.tsx';

/** Signing in and up: one task on a quiet page. */
export function OnboardLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface sm:bg-backdrop">
      <header className="flex items-center justify-between px-4 py-4 sm:px-6">
        <Logo />
        <div className="flex gap-1.5">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex w-full flex-1 flex-col justify-start px-4 pt-6 pb-10 outline-none sm:justify-center sm:pt-4 sm:pb-16"
      >
        <Outlet />
      </main>
      <footer className="flex justify-center gap-6 px-4 pb-6 text-13 text-ink-faint">
        {['/terms', '/privacy-policy', '/contact'].map((path) => (
          <Link key={path} to={path} className="rounded-control hover:text-ink">
            {registeredText(pageOf(path)?.head.title ?? '')}
          </Link>
        ))}
      </footer>
    </div>
  );
}
