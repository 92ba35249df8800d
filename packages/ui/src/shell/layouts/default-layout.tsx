import { Outlet } from '../../base/router/index.ts';
import { Footer } from '../navigation/footer.tsx';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { FramePart } from './frame-part.tsx';

/** Lists and galleries: navigation, a page in one column, footer. */
export function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <FramePart part="top">
        <TopNavigation />
      </FramePart>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-20 outline-none sm:px-6 sm:pt-10"
      >
        <Outlet />
      </main>
      <FramePart part="foot">
        <Footer />
      </FramePart>
    </div>
  );
}
