import { pageOf } from '@vitae/api';
import { FileUser } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { ButtonLink } from '../../parts/components/button.tsx';
import { notFound } from '../../base/routing/not-found.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';

/** States plainly that a feature is not in this version, what it will do, and what can be done instead. */
export function ComingPage() {
  const { t } = useTexts('site');
  const { pathname } = useLocation();
  const topic = pageOf(pathname)?.coming ?? notFound(pathname);
  useRegisteredTitle();
  return (
    <article className="mx-auto w-full max-w-xl py-10 sm:py-16">
      <p className="text-13 font-medium text-notice-ink">{t('later.label')}</p>
      <h1 className="mt-2 text-32">{t(`later.${topic}.title`)}</h1>
      <p className="mt-4 text-16 text-ink-soft">{t(`later.${topic}.what`)}</p>
      <p className="mt-3 text-16 text-ink-soft">{t(`later.${topic}.now`)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/resume/start" variant="primary" size="lg" icon={FileUser}>
          {t('later.build')}
        </ButtonLink>
        <ButtonLink to="/resume/templates" size="lg">
          {t('later.templates')}
        </ButtonLink>
      </div>
    </article>
  );
}
