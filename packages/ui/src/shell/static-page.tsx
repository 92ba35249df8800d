import { prerender } from 'react-dom/static';
import type { Platform } from '../base/platform.ts';
import { createMemoryRouter, PageError, type RoutedPage, type Router } from '../base/router/index.ts';
import { App } from './app.tsx';
import { allRoutes } from './other-routes.ts';

/** A page as HTML. */
export interface StaticPage {
  /** An HTTP status: 200, or that of the error the page shows. */
  status: number;
  /** The content of the `#app` element. */
  html: string;
}

const pageOf = (router: Router): Promise<RoutedPage> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.page) return;
      stop();
      resolve(router.state.page);
    };
    const stop = router.subscribe(look);
    look();
  });

/**
 * Renders a public page as HTML, as a visitor sees it before any script has run. @param path without a query @param
 * platform of a visitor with nothing stored; nothing of it is called, since effects do not run @throws what the page
 * throws while it is rendered
 */
export async function renderStaticPage(path: string, platform: Platform): Promise<StaticPage> {
  const router = createMemoryRouter(allRoutes, { initialEntries: [path] });
  const { failure } = await pageOf(router);
  // Everything in place: what React sends later needs inline scripts, which the policy of the pages forbids.
  const { prelude } = await prerender(<App platform={platform} router={router} />, { progressiveChunkSize: Infinity });
  const status = failure === null ? 200 : failure.error instanceof PageError ? failure.error.status : 500;
  return { status, html: await new Response(prelude).text() };
}
