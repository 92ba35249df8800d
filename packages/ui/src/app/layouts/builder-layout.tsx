import { Outlet } from 'react-router';

/** The builder: the whole window, nothing scrolls but its parts. */
export function BuilderLayout() {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <Outlet />
    </div>
  );
}
