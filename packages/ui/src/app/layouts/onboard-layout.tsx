import { Outlet } from 'react-router';
import { Logo } from '../logo.tsx';
import { ThemeMenu } from '../theme-menu.tsx';

/** Signing in and up: one thing on a quiet page. */
export function OnboardLayout() {
  return (
    <div className="desk-surface flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-4 py-4 sm:px-6">
        <Logo />
        <ThemeMenu />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 pb-24 outline-none">
        <Outlet />
      </main>
    </div>
  );
}
