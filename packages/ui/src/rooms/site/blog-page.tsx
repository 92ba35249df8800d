import { resumeKind, startPath } from '@vitae/domain';
import { Newspaper } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { ButtonLink, EmptyState } from '../../parts/components/index.ts';

/** `/blog`: redirects to the blog's own site if there is one, otherwise says that there is none. */
export function BlogPage() {
  const { t } = useTexts('site');
  const { blogUrl } = usePlatform().settings;
  useRegisteredTitle();
  useEffect(() => {
    if (blogUrl) location.replace(blogUrl);
  }, [blogUrl]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="text-32 sm:text-44">{t('blog.title')}</h1>
      {blogUrl ? (
        <p className="mt-4 text-ink-soft">
          {t('blog.leaving')}{' '}
          <a href={blogUrl} className="text-accent-ink underline">
            {t('blog.go')}
          </a>
        </p>
      ) : (
        <EmptyState
          icon={Newspaper}
          title={t('blog.emptyTitle')}
          className="mt-8"
          actions={
            <ButtonLink to={startPath(resumeKind)} variant="primary">
              {t('blog.build')}
            </ButtonLink>
          }
        >
          {t('blog.empty')}
        </EmptyState>
      )}
    </div>
  );
}
