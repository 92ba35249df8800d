import { Outlet } from 'react-router';

/** The builder: the whole window, nothing scrolls but its parts; `clip` because a hidden overflow still scrolls to a focused field. */
export function BuilderLayout() {
  return (
    <div className="flex h-dvh flex-col overflow-clip">
      <Outlet />
    </div>
  );
}
