export { Redirection, useLocation, useNavigate, useParams, useSearchParams } from './hooks.ts';
export { Link, NavLink, type LinkProps } from './link.tsx';
export { PageError, pageNotFound, Redirect, redirect } from './outcome.ts';
export { Outlet, RouterProvider, useLoaderData, useRouteError, useWanted } from './provider.tsx';
export { matchRoutes, type Loader, type Route, type Visit } from './route.ts';
export {
  createBrowserRouter,
  createMemoryRouter,
  type Page as RoutedPage,
  type RouteParts,
  type Router,
  type RouteTable,
} from './router.ts';
export { ScrollRestoration } from './scroll.ts';
