import { Outlet } from '../../base/router/index.ts';
import { Footer } from '../navigation/footer.tsx';
import { TopNavigation } from '../navigation/top-navigation.tsx';

/** Public pages: navigation, a page of any width, footer. */
export function MainLayout() {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <TopNavigation />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
