import {
  Component,
  createContext,
  memo,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { RouterLocation } from './location.ts';
import type { Route } from './route.ts';
import type { Page, Router } from './router.ts';

interface Shown {
  router: Router;
  page: Page;
}

const ShownContext = createContext<Shown | null>(null);
const WantedContext = createContext<RouterLocation | null>(null);
const OutletContext = createContext<ReactNode>(null);
const ErrorContext = createContext<unknown>(undefined);
const DataContext = createContext<unknown>(undefined);

/** Renders the page that a router shows. The current page stays until the next one is ready. */
export function RouterProvider({ router }: { router: Router }) {
  const [{ page, wanted }, setState] = useState(router.state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const shown = useMemo(() => page && { router, page }, [router, page]);
  if (!shown) return null;
  return (
    <ShownContext value={shown}>
      <WantedContext value={wanted}>
        <Line {...shown} />
      </WantedContext>
    </ShownContext>
  );
}

/** The nested matches of a page; rendered once per page, whatever is requested next. */
const Line = memo(({ router, page }: Shown) => {
  const { matches, failure, data } = page;
  const boundary = failure && matches.findLastIndex(({ route }, at) => at <= failure.at && route.ErrorBoundary);
  const failedAt = boundary === null ? -1 : Math.max(boundary, 0);
  const drawn = failure ? matches.slice(0, failedAt + 1) : matches;
  return drawn.reduceRight<ReactNode>((inner, { route }, at) => {
    const failed = at === failedAt ? failure : null;
    const own = failed ? null : <Part route={route} router={router} inner={inner} data={data.get(route)} />;
    if (!route.ErrorBoundary && !failed) return own;
    return (
      <Boundary Screen={route.ErrorBoundary} page={page} failed={failed}>
        {own}
      </Boundary>
    );
  }, null);
});

function Part({ route, router, inner, data }: { route: Route; router: Router; inner: ReactNode; data: unknown }) {
  const { Component: Screen } = router.partOf(route);
  if (!Screen) return inner;
  return (
    <DataContext value={data}>
      <OutletContext value={inner}>
        <Screen />
      </OutletContext>
    </DataContext>
  );
}

interface BoundaryProps {
  Screen: Route['ErrorBoundary'];
  page: Page;
  /** An error thrown by a loader. */
  failed: { error: unknown } | null;
  children: ReactNode;
}

interface BoundaryState {
  /** An error thrown by a render, and its page: the next page is rendered again. */
  caught: { error: unknown } | null;
  page: Page;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ caught: { error } });

  static getDerivedStateFromProps = ({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
    page === state.page ? null : { caught: null, page };

  override state: BoundaryState = { caught: null, page: this.props.page };

  override render(): ReactNode {
    const { Screen, failed, children } = this.props;
    const thrown = failed ?? this.state.caught;
    if (!thrown) return children;
    if (!Screen) throw thrown.error;
    return (
      <ErrorContext value={thrown.error}>
        <Screen />
      </ErrorContext>
    );
  }
}

/** The page inside a layout. */
export function Outlet(): ReactNode {
  return use(OutletContext);
}

/** The state of the router around the caller. @throws outside of a `RouterProvider` */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('There is no router around this component.');
  return shown;
}

/** The location that is loading; `null` when idle. */
export const useWanted = (): RouterLocation | null => use(WantedContext);

/** The error, inside an error boundary of a route. */
export const useRouteError = (): unknown => use(ErrorContext);

/** The result of the page's loader. */
export const useLoaderData = (): unknown => use(DataContext);
