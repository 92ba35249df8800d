import { Outlet } from '../../base/router/index.ts';

/** Just the pages, on a backdrop that is not printed. */
export function ViewerLayout() {
  return (
    <main id="main" tabIndex={-1} className="page-backdrop min-h-dvh outline-none print:bg-transparent">
      <Outlet />
    </main>
  );
}
