import { renderedAttribute } from '@vitae/api';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@vitae/domain';
import { splitAddress } from '@vitae/words/languages';
import { startLanguage } from '../base/i18n/index.ts';
import { ownLanguage } from '../base/i18n/stored-language.ts';
import { createBrowserRouter } from '../base/router/index.ts';
import { fetchLateParts } from '../parts/components/late.tsx';
import { setGuardException } from '../base/session/guards.ts';
import { startSession } from '../base/session/start-session.ts';
import type { Platform } from '../base/platform.ts';
import { setPreloadRoutes } from '../base/routing/preload-path.ts';
import { App } from './app.tsx';
import { fetchOtherRoutes, firstRoutes } from './routes.ts';
import { fetchOtherScreens } from './screens.ts';
import { readAhead } from '../base/documents/first-read.ts';
import { lastPagePainted } from '../base/early-last-page.ts';
import { eraseLastPage } from '../base/last-page.ts';
import { setWantedPath } from '../base/routing/screen.ts';
import { sourcesOf } from '../base/samples/sample-source.ts';
import { startTheme } from '../base/theme.ts';
import '../base/theme.css';

/** Milliseconds until the code of menus, dialogs and the like is preloaded: after the page accepts input. */
const latePartsDelay = 4_000;

/** Queries that change what a page shows; the server rendered it without them. */
const changesPage = /[?&](from|view)=/;

const warn = (error: unknown): void => console.error(error);

async function keepHouse({ documents }: Platform): Promise<void> {
  // Without a network its code may not be there: the next start does it.
  const part = await import('../base/documents/housekeeping.ts').catch(() => null);
  part?.keepHouse(documents).catch(warn);
}

/** Starts the interface in the page's `#app` element. @throws if there is none */
export async function mountApp(platform: Platform): Promise<void> {
  const element = document.querySelector('#app');
  if (!element) throw new Error('The page has no #app element.');
  startTheme();
  const { language: named, prefix } = splitAddress(location.pathname);
  const language = named ?? ownLanguage();
  const { lang: written } = document.documentElement;
  await startLanguage(language, prefix);
  // Even the same value makes the browser compute the styles of the whole page again.
  if (written !== language) Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  // Guards wait for the session, and check again when it ends.
  const lookAgain = () => void router.revalidate();
  if (platform.account || platform.hasLocalProfile) {
    const { exceptionOf, startShellSession } = await import('../base/session/shell-session.ts');
    setGuardException(exceptionOf(platform));
    startShellSession(platform, lookAgain);
  } else startSession(platform.transport, lookAgain);
  if (!readAhead(platform.documents, location.pathname)) fetchOtherScreens().catch(warn);
  const table = { routes: firstRoutes, fetchOthers: fetchOtherRoutes };
  const router = createBrowserRouter(table, sourcesOf(platform));
  setPreloadRoutes(table);
  setWantedPath(() => {
    const { pathname, search, hash } = router.state.wanted ?? router.state.location;
    return pathname + search + hash;
  });
  setTimeout(() => void fetchLateParts(), latePartsDelay);
  if (platform.requests)
    await (
      await import('./shell-requests.ts')
    ).takeRequests(platform, platform.requests, (to) => void router.navigate(to));
  platform.documents.subscribe(({ id, what }) => {
    if (what === 'purged') eraseLastPage(id).catch(warn);
  });
  const { tagManagerId } = platform.settings;
  if (tagManagerId)
    import('./analytics/start-analytics.tsx').then((part) => part.startAnalytics(tagManagerId, router), warn);
  // It can wait until the page is up; an error that keeps the store from opening is shown in the list.
  setTimeout(() => void keepHouse(platform), 5_000);
  const draw = async () => {
    if (!router.state.page) return;
    unsubscribe();
    await lastPagePainted();
    const app = <App platform={platform} router={router} />;
    if (element.hasAttribute(renderedAttribute) && written === language && !changesPage.test(location.search))
      import('./take-over.ts').then((part) => part.takeOver(element, app), warn);
    else createRoot(element).render(app);
  };
  // Rendering empties the element, so the last painted page stays in it until there is a page to render.
  const unsubscribe = router.subscribe(() => void draw());
  await draw();
}
