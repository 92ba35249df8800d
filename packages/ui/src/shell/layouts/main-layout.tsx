import { Outlet } from '../../base/router/index.ts';
import { Footer } from '../navigation/footer.tsx';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { FramePart } from './frame-part.tsx';

/** Public pages: navigation, a page of any width, footer. */
export function MainLayout() {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <FramePart part="top">
        <TopNavigation />
      </FramePart>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <FramePart part="foot">
        <Footer />
      </FramePart>
    </div>
  );
}
