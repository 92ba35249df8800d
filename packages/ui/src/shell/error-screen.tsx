import { useEffect } from 'react';
import { useTexts } from '../base/i18n/index.ts';
import { PageError, useNavigate, useRouteError } from '../base/router/index.ts';
import { Button } from '../parts/components/button.tsx';
import { errorText, statedErrorText } from '../base/error-text.ts';
import { isCrawler } from '../base/is-crawler.ts';
import { Logo } from '../parts/logo.tsx';
import { usePageTitle } from '../base/routing/page-title.ts';

/** Shown where a page failed or does not exist (behaviour ER-5). */
export function ErrorScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { t } = useTexts('app');
  const response = error instanceof PageError ? error : undefined;
  const title = response?.status === 404 ? t('error.notFoundTitle') : t('error.title');
  usePageTitle(title);
  useEffect(() => {
    if (!response) console.error(error);
  }, [error, response]);
  // Crawlers get the status; an error page is not worth indexing.
  if (isCrawler(navigator.userAgent)) return null;
  return (
    <main id="main" className="grid min-h-dvh grid-rows-[auto_1fr] px-6 py-8">
      <Logo />
      <div className="mx-auto flex max-w-lg flex-col items-center justify-center pb-24 text-center">
        {response && (
          <p className="text-13 font-medium text-ink-faint">
            <span className="tabular-nums">{response.status}</span>
            {response.statusText && response.statusText !== title && ` · ${response.statusText}`}
          </p>
        )}
        <h1 className="mt-3 text-32 sm:text-44">{title}</h1>
        <p className="mt-4 text-16 text-ink-soft">
          {response ? (statedErrorText(response) ?? t('error.message')) : errorText(error)}
        </p>
        <Button variant="primary" size="lg" className="mt-8" onClick={() => void navigate('/')}>
          {t('error.backHome')}
        </Button>
      </div>
    </main>
  );
}
