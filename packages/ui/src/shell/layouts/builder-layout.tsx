import { Outlet } from '../../base/router/index.ts';

/**
 * The builder: fills the window, and only its parts scroll; `clip` because a hidden overflow still scrolls to a focused
 * field, `relative` so that nothing out of flow makes the window longer.
 */
export function BuilderLayout() {
  return (
    <div className="relative flex h-dvh flex-col overflow-clip">
      <Outlet />
    </div>
  );
}
