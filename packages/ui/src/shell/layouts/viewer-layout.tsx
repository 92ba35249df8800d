import { Outlet } from '../../base/router/index.ts';

/** Just the pages, on the desk; on paper just the pages. */
export function ViewerLayout() {
  return (
    <main id="main" tabIndex={-1} className="desk-surface min-h-dvh outline-none print:bg-transparent">
      <Outlet />
    </main>
  );
}
