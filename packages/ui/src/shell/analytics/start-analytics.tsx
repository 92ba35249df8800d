import { pageOf } from '@vitae/api';
import { createRoot } from 'react-dom/client';
import { loadAreas } from '../../base/i18n/index.ts';
import type { Router } from '../../base/router/index.ts';
import { AnalyticsQuestion } from './analytics-question.tsx';
import { consent, readConsent } from './consent.ts';
import { deleteCookies, loadTagManager, pushPageView } from './tag-manager.ts';

/** Milliseconds after which a visitor is asked: the page comes first. */
const questionDelay = 1_500;

/** Pages of the site; forms and accounts are not interrupted. */
const mayAskOn = (pathname: string): boolean => {
  const layout = pageOf(pathname)?.layout;
  return layout === 'main' || layout === 'default';
};

/**
 * Asks the visitor whether this site may count page views, and loads the tag manager once they agree (behaviour NV-12).
 * Until then nothing is fetched from elsewhere. It has a place of its own after the interface.
 */
export async function startAnalytics(id: string, router: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
  readConsent();
  let counted: string | null = null;
  const count = () => {
    const { pathname } = (router.state.page ?? router.state).location;
    if (consent.getState().choice !== 'allowed' || pathname === counted) return;
    counted = pathname;
    loadTagManager(id);
    pushPageView(id, pathname);
  };
  consent.subscribe(({ choice }, before) => {
    if (choice === 'refused' && before.choice === 'allowed') {
      deleteCookies();
      // A script that runs cannot be taken back; the page without it can. Work is saved with every key.
      location.reload();
    } else count();
  });
  router.subscribe(count);
  count();
  await new Promise((resolve) => setTimeout(resolve, questionDelay));
  await loadAreas(['shell']);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = () => {
    const { pathname } = router.state.location;
    root.render(consent.getState().isAsked && mayAskOn(pathname) ? <AnalyticsQuestion /> : null);
  };
  consent.subscribe(draw);
  router.subscribe(draw);
  draw();
}
